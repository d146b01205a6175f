# Arkusz punktów. Punkty każdej linii stoją obok niej.

score-track = Punkty zdobyte w trakcie gry
score-common = Lokacje Zwykłe
score-faction = Lokacje Frakcyjne
score-kept-cards = Karty wsunięte pod Lokacje
score-kept-goods = Surowce położone na Lokacjach

## Co rozstrzyga

tie-break-none = Rozstrzygają punkty: na szczycie nie ma remisu.
tie-break-goods = Na szczycie jest remis w punktach: rozstrzygają niewykorzystani robotnicy i surowce.
tie-break-cards = Na szczycie jest remis w punktach, robotnikach i surowcach: rozstrzygają karty na ręce.
tie-break-shared = Na szczycie jest remis we wszystkim: zwycięstwo jest wspólne.

## Gra jednoosobowa

solo-won = Wygrana: Lokacje Frakcyjne { $held }, Kolekcja { $collected }.
solo-lost = Porażka: Lokacje Frakcyjne { $held }, Kolekcja { $collected }.
rank-plebeian = Plebejusz
rank-servant = Służący
rank-squire = Giermek
rank-knight = Rycerz
rank-castellan = Kasztelan
rank-king = Król
rank-emperor = Cesarz
