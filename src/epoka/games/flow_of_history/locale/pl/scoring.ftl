# Arkusz punktacji. Punkty za każdy wiersz stoją obok niego.

score-culture = Ikony Kultury: { $count }, każda po punkcie
score-icons = Wszystkie inne ikony: { $count }, punkt za każde dwie
score-card = { $card }, efekt Punktacji
score-faded = { $card }: efekt z Przemijaniem już nie działa

## Co rozstrzyga o zwycięstwie

tie-break-none = Decydują punkty: na czele nie ma remisu.
tie-break-cards = Remis punktowy na czele: decyduje liczba kart.
tie-break-resources = Remis w punktach i kartach na czele: decydują zasoby.
tie-break-shared = Remis na czele w punktach, kartach i zasobach: zwycięstwo jest wspólne.
