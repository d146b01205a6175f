# The guide to a first game at the simple level: one short text for each step, shown when it comes up.

guide-round-1 = In the first round you only take cards from the row: the first player for 1 civil action, the second for 2, the third for 3 and the fourth for 4. A leader or a wonder shapes your whole game; an action card helps next turn.
guide-take-card = Take a card that you will be able to use soon: its space says how many civil actions it costs, 1 to 3. Cards get cheaper as they move left, but somebody may take them first, and you may hold only as many as you have civil actions.
guide-wonder = A wonder goes straight to your table, and you cannot take another until it is finished. Each stage costs 1 civil action and the resources shown; the last one brings everything that the card promises.
guide-leader = Playing a leader costs 1 civil action and works at once. You can take only 1 leader of each age, so choose one that suits your plans.
guide-population = More workers do more: pay food and 1 civil action for a new one. As your yellow bank empties, workers become dearer and your people eat more each turn.
guide-build = Put an unused worker on a technology and pay its resources: farms and mines feed later turns, labs bring science, temples culture. Of each type of urban building you may have only as many as your government allows.
guide-upgrade = A worker may move to a better card of the same type for the difference of the prices. This way the same worker brings more, and fewer blue tokens hold more goods.
guide-destroy = If no worker is unused, you may destroy a building for 1 civil action, and its worker is free for something better. You get no resources back.
guide-unit = Units cost a military action, an unused worker and resources. In this game nobody attacks you, but each point of strength is worth 2 culture points at the end.
guide-technology = A technology costs 1 civil action and science points. It only allows you to build, so keep workers and resources for it; blue special technologies work at once.
guide-government = A better government gives more actions and a higher urban limit. A revolution is cheap but takes all your civil actions of the turn; a peaceful change costs more science and only 1 action.
guide-action-card = An action card is played for 1 civil action and then discarded, never in the turn in which you took it. If it contains an action, such as building, you need no further action for that.
guide-end-turn = Actions that you do not use are lost, so look once more: is there a card worth taking, or a worker to employ? Food, resources and science are kept for the next turn.
guide-production = Now your civilization works: you score culture and science, farms bring food, your people eat, and mines bring resources. If food is missing, each unit of it costs 4 culture points.
guide-event = From the third round on, an event happens before the start player's turn. Events of Antiquity help everybody; some of them need an unused worker.
guide-last-round = The last card of Age I has been dealt, so this is the last round. Goods and cards in hand are worth nothing at the end: turn them into strength, happiness, technologies and production.
guide-scoring = Each technology of level I, each point of strength and each happy face is worth 2 culture points; each science per turn, and each food and resource that you produce per turn, is worth 1. The most culture points win.
