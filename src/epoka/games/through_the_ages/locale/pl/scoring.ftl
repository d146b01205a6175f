# Karta wyników. Punkty stoją obok każdej pozycji.

score-culture = Kultura zdobyta w trakcie gry
score-impact = { $card }
score-no-impact = Bez kart punktacji
score-technologies = Technologie epoki I, po 2
score-strength = Siła, po 2 za punkt
score-happiness = Zadowolone buźki, po 2
score-science = Nauka na turę, po 1 za punkt
score-production = Żywność i surowce na turę, po 1
score-left = Poza grą
