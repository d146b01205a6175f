# The table of A New Dawn in the terminal.

## The line above the table

dawn-round = Round { $round }. At its end: { $event }.
dawn-turn = At turn: { $seat }; first player: { $rival }.
dawn-supply = Left: tiles { $tiles }, trade tokens { $trade }.
dawn-events = Event dial at the end of this round: { $next }; a round later: { $then }.
dawn-nothing = nothing

## Agendas and wonders

dawn-score = Victory cards with a mark: { $cards } of { $needed }.
dawn-victory = Victory card { $card }. { $agendas }.
dawn-progress = { $seat } { $have } of { $need }
dawn-marked = { $seat } { $have } of { $need }, marked
dawn-market = Open wonders: { $wonders }.
dawn-wonder = { $card } ({ $kind }, costs { $cost })
dawn-offer = with a trade token
dawn-costs = Cost: { $cost }.

## The map

dawn-map-row = Map, row { $row }, from column { $column }: { $spaces }.
dawn-gap = { $amount ->
    [one] gap
   *[other] gap of { $amount }
}
dawn-lying = On the map lie: { $things }.
dawn-forts = Forts: { $spaces }.
dawn-fort = fort
dawn-barbarians = barbarians { $letter }
dawn-wild = Barbarians { $letter } on { $space }; by a roll of { $ways }.
dawn-harm-army = destroys an army
dawn-harm-reinforced = turns a control token over
dawn-harm-capital = raids a capital
dawn-harm-city = destroys a city
dawn-harm-token = destroys a control token
dawn-harm-caravan = destroys a caravan
dawn-owned = { $thing } of { $seat }
dawn-reinforced = reinforced
dawn-piece-token = control token
dawn-piece-city = city
dawn-piece-capital = capital
dawn-where = row { $row }, column { $column }

## Players

dawn-held = { $kind } { $amount }
dawn-holdings = Cities { $cities }, mature { $mature }. Control tokens { $tokens }, reinforced { $reinforced }. Tech dial { $dial }.
dawn-resources = Resources: { $held }.
dawn-marks = Agendas marked: { $agendas }.
dawn-row = Focus row: { $cards }.
dawn-slot = slot { $slot }
dawn-slot-as = slot { $slot } as { $other }
dawn-focus = { $card } ({ $kind } { $level })
dawn-trade = { $amount ->
    [one] { $amount } trade token
   *[other] { $amount } trade tokens
}
dawn-pieces = Pieces on the map: { $pieces }.
dawn-armies = Armies on spaces: { $spaces }; on the card: { $ready }.
dawn-caravans = Caravans on spaces: { $spaces }; on the card: { $ready }.
dawn-left = Unused: control tokens { $tokens }, cities { $cities }.
dawn-wonders = World wonders: { $wonders }.
dawn-natural = Natural wonders: { $wonders }.
dawn-taken = Diplomacy cards taken: { $cards }.
dawn-ready = ready: armies { $armies }, caravans { $caravans }

## Options

dawn-heading-place = Place on
dawn-heading-move = Go to
dawn-heading-explore = Explore from
dawn-heading-found = Build a city on
dawn-heading-settle = Instead of a figure
dawn-heading-reinforce = Reinforce
dawn-heading-take = Take
dawn-heading-seize = Seize
dawn-heading-host = In the city on
dawn-heading-blast = Around
dawn-heading-free = Take from
dawn-heading-from = Attack from
dawn-heading-deploy = In the city on
dawn-heading-destroy = Destroy on
dawn-heading-name = Name
dawn-heading-give-up = Give up
dawn-heading-raid = Attack
dawn-heading-defeat = Defeat the barbarians on
dawn-heading-focus = Resolve
dawn-heading-upgrade = Take
dawn-heading-improve = Improve to
dawn-heading-give-way = Replace
dawn-heading-put = Put on
dawn-heading-wonder = Build
dawn-heading-discard = Discard from
dawn-heading-rob = Take from
dawn-heading-resource = Take
dawn-heading-district = Place
dawn-heading-resolve = Resolve
dawn-heading-govern = Choose
dawn-heading-at = Its centre at
dawn-heading-water = Water at
dawn-heading-pact = Take
dawn-heading-lead = Move barbarians
dawn-heading-exchange = Exchange

## Short names

dawn-head-points = Vict
dawn-head-cities = City
dawn-head-mature = Mat
dawn-head-tokens = Tok
dawn-head-reinforced = Rein
dawn-head-dial = Dial
dawn-head-marble = mrb
dawn-head-mercury = mrc
dawn-head-oil = oil
dawn-head-diamond = dia
dawn-head-wonders = Wond
dawn-head-figures = Fig
dawn-head-cards = Dipl
dawn-short-grassland = gra
dawn-short-hills = hil
dawn-short-forest = for
dawn-short-desert = des
dawn-short-mountains = mnt
dawn-short-water = ~wa
dawn-short-natural-wonder = Won
dawn-short-fort = Frt
dawn-letter-token = t
dawn-letter-city = c
dawn-letter-capital = C
dawn-letter-campus = p
dawn-letter-commercial-hub = h
dawn-letter-encampment = e
dawn-letter-industrial-zone = i
dawn-letter-theater-square = s
dawn-letter-wonder = w
dawn-letter-army = A
dawn-letter-caravan = v
dawn-letter-marble = m
dawn-letter-mercury = q
dawn-letter-oil = o
dawn-letter-diamond = d
dawn-letter-natural = N
dawn-letter-state = S

## Help

dawn-legend = On the map each space has its number and terrain (gra grassland, hil hills, for forest, des desert, mnt mountains, ~ water, Won natural wonder, Frt fort; only the first letter where room is short). Below it the owner’s sign with C capital, c city, t control token or a district (p campus, h commercial hub, e encampment, i industrial zone, s theater square), + if reinforced, w for a world wonder; figures: A army, v caravan; then what lies there: m marble, q mercury, o oil, d diamonds, N natural wonder, S city-state. × are barbarians with their letter. A star: an option is about this space. An arrow with a number: there that option would be. In the standings figures 2+1 are armies and caravans in play. In a focus row the slot stands before each card; dots are trade tokens.
dawn-legend-options = Where options are grouped, type the number, or words such as “place 14” or “resolve astrology”.
