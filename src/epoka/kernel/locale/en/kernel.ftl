# What the kernel itself says, whatever the game.

## Why an answer is refused

# $answer is the answer as it was written.
refusal-malformed = That is not an answer; answers are words and numbers, such as “take iron 2”.
refusal-not-an-option = “{ $answer }” is not among the options here.
refusal-game-over = The game is over.
refusal-not-your-turn = Not you but { $seat } has to decide now.

## Why an answer cannot be taken back

refusal-undo-nothing = There is nothing to take back.
refusal-undo-not-yours = The last answer is not yours to take back: { $seat } gave it.
refusal-undo-new-information = Something new has come to light since your last answer, so it stands.

## Options that many games have

option-yes = Yes
option-no = No

## A replayed game

replay-verified = { $answers ->
    [one] Replayed and verified: { $answers } answer.
   *[other] Replayed and verified: { $answers } answers.
}
replay-score = { $points ->
    [one] { $seat }: { $points } point
   *[other] { $seat }: { $points } points
}
replay-winners = Won by { $winners }.

## The list of cards

column-deck = Deck
column-card = Card
column-text = Text
column-confidence = Source
confidence-seed = from the rulebook
confidence-public = from public material
confidence-memory = from memory
confidence-reconstructed = reconstructed
