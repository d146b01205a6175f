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

# What was proved of the file. Its whole game:
replay-checked-game = { $answers ->
    [one] Verified: { $answers } answer, replayed from the set-up, leads to this very position.
   *[other] Verified: { $answers } answers, replayed from the set-up, lead to this very position.
}
# The file begins in the middle of a game.
replay-checked-answers = { $answers ->
    [one] Verified in part: { $answers } answer, replayed from the position that this file begins with, leads to this very position. How the game came to its beginning cannot be checked.
   *[other] Verified in part: { $answers } answers, replayed from the position that this file begins with, lead to this very position. How the game came to its beginning cannot be checked.
}
# The answers are of another version of the rules, so they are not even read.
replay-checked-position = Not verified: this file was saved under version { $saved } of the rules, and here they are of version { $here }. Its answers were not replayed; only its position was checked, for whether it hangs together.
# Of a game that is shown only up to some answer.
replay-shown = Shown up to answer { $shown } of { $answers }.
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

## Kinds of lines in a log

log-kind-course = Course of the game
