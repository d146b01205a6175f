game-title = Beasts
game-line = The biggest one wins.
game-summary = Everybody plays a card at once, and the biggest beast takes a point.
zone-deck = Deck
zone-played = Played
zone-hand = Hand
counter-deck = Cards in the deck
counter-points = Points
prompt-beast = Choose a card to play.
option-play = Play the { $card }.
event-played = { $seat } plays the { $card }.
event-won = { $seat } has the biggest beast and takes a point.
event-drew = { $seat } draws the { $card }.
event-drew-hidden = { $seat } draws a card.
refusal-not-in-hand = You do not hold the { $card }.
log-kind-card = Cards
log-kind-round = Rounds won
effect-size = Its size is { $size } of 9.
rules-BE = The rules
rule-BE-1 = Two or three players get two cards each of a shuffled deck of nine beasts. The rest is the deck.
rule-BE-2 = All players choose a card of their hand at once, and show them together.
rule-BE-3 = The biggest beast takes a point.
rule-BE-4 = Then everybody draws a card, if there is one for each. The game ends when the hands are empty.
score-rounds = { $count ->
    [one] { $count } round won
   *[other] { $count } rounds won
}
card-mouse = mouse
card-frog = frog
card-hare = hare
card-cat = cat
card-fox = fox
card-dog = dog
card-wolf = wolf
card-boar = boar
card-bear = bear
