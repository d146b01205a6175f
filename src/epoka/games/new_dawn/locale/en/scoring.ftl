# The result.

score-card = { $card }

tie-break-none = Nobody else has marked as many victory cards.
tie-break-marks = Victory cards are tied: more marked agendas decide.
tie-break-wonders = Victory cards and agendas are tied: more world wonders decide.
tie-break-spaces = Victory cards, agendas and wonders are tied: more friendly spaces decide.
tie-break-shared = Everything is tied: the victory is shared.
