# Co mówi każdy malowany stół, niezależnie od gry.

board-you = { $seat } (ty)
# Co na pewno da dana możliwość.
board-change = { $name } z { $before } na { $after }
board-card-source = Skąd znamy kartę: { $source }.
board-card-reconstructed = Skąd znamy kartę: { $source }. Wydrukowana karta może się różnić.
# Rodzaj możliwości z ich liczbą.
board-counted = { $name } ({ $count })
