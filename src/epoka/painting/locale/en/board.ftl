# What every painted table says, whatever the game.

board-you = { $seat } (you)
# What an option is sure to bring.
board-change = { $name } from { $before } to { $after }
board-card-source = Source of the card's facts: { $source }.
board-card-reconstructed = Source of the card's facts: { $source }. The printed card may differ.
# A kind of options with how many there are.
board-counted = { $name } ({ $count })
