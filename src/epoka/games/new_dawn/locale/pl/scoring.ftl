# Wynik.

score-card = { $card }

tie-break-none = Nikt inny nie zaznaczył tylu kart zwycięstwa.
tie-break-marks = Remis w kartach zwycięstwa: rozstrzyga więcej zaznaczonych celów.
tie-break-wonders = Remis w kartach i celach: rozstrzyga więcej cudów świata.
tie-break-spaces = Remis w kartach, celach i cudach: rozstrzyga więcej sojuszniczych pól.
tie-break-shared = Pełny remis: zwycięstwo jest wspólne.
