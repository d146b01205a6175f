# Co mówi sam terminal, niezależnie od gry.

## Gracze

terminal-bot-name = Bot { $number }
terminal-bot = { $seat } ({ $kind })
kind-random = losowy
kind-greedy = zachłanny
kind-beginner = początkujący
kind-easy = łatwy
kind-medium = średni
kind-hard = trudny
kind-expert = ekspert
kind-search = szukający

## Decyzje

terminal-happened = Od twojej ostatniej decyzji:
terminal-begins = Początek gry:
terminal-deciding = Decyduje { $seat }.
terminal-ask = Twój wybór (? to pomoc):
terminal-ask-seat = Wybiera { $seat } (? to pomoc):
terminal-thinking = { $seat } myśli…
# What all options of a group are sure to bring.
terminal-each = Każda możliwość: { $changes }.
terminal-refused = Teraz niemożliwe (dlaczego?): { $refused }

## Odpowiedzi na to, co wpisano

terminal-not-understood = „{ $line }” to ani możliwość, ani polecenie. Wpisz numer z listy albo ?, żeby zobaczyć pomoc.
terminal-no-such-number = { $count ->
    [one] Nie ma możliwości { $number }: jest tylko 1.
   *[other] Nie ma możliwości { $number }: są od 1 do { $count }.
}
terminal-which = Pasuje kilka możliwości: { $options }. Napisz dokładniej, o którą chodzi.
terminal-reason = { $reason } [{ $rule }]
terminal-possible = { $option }: to jest możliwe, numer { $number }.
terminal-nothing-refused = Nic, czego można by spróbować, nie jest teraz zabronione.
terminal-why-what = Nie wiem, o którą możliwość chodzi: „{ $line }”. Samo „dlaczego” pokazuje wszystko, co jest teraz niemożliwe.
terminal-which-card = Pasuje kilka kart: { $cards }. Napisz dokładniej, o którą chodzi.
terminal-no-such-card = Nie ma karty o nazwie „{ $line }”.
terminal-card-what = Która karta? Wpisz jej nazwę albo numer możliwości, która jej dotyczy: karta 1.
terminal-log-number = Po słowie dziennik może stać liczba: dziennik 20 pokazuje 20 ostatnich wpisów.
terminal-log-empty = Jeszcze nic się nie wydarzyło.
terminal-taken-back = Cofnięto. { $seat }: { $option }.

## Koniec i punkty

# Wiersz arkusza i to, ile jest wart.
terminal-sheet-line = { $points ->
    [one] { $line }: { $points } punkt.
    [few] { $line }: { $points } punkty.
    [many] { $line }: { $points } punktów.
   *[other] { $line }: { $points } punktu.
}
terminal-score-now = Gdyby gra kończyła się teraz
terminal-over = Koniec gry
terminal-sheet = { $points ->
    [one] { $seat }: { $points } punkt
    [few] { $seat }: { $points } punkty
    [many] { $seat }: { $points } punktów
   *[other] { $seat }: { $points } punktu
}
terminal-seed = Ziarno tej gry to { $seed }.
terminal-replay = Żeby przeczytać całą grę od początku:

## Zapisywanie gry

terminal-saved = Zapisano:
terminal-left = Gra jest zapisana. Żeby grać dalej:
terminal-left-unsaved = Gry nie udało się zapisać.
terminal-not-saved = Gra nie jest zapisana: { $reason }
terminal-save-where = Podaj plik: zapisz PLIK.
terminal-file-exists = { $file } już istnieje; wybierz inną nazwę
terminal-quit-unsaved = Gry nie da się zapisać. Zapisz ją gdzie indziej poleceniem „zapisz PLIK” albo wpisz koniec jeszcze raz, żeby ją porzucić.
terminal-no-note = Nie wiadomo, kto grał w tę grę: ty zajmujesz pierwsze miejsce, a zachłanne boty pozostałe. Zmienia to --bots.
terminal-older = Tę grę rozpoczęto według wersji { $saved } zasad. Dalej toczy się według wersji { $here }; wcześniejszych odpowiedzi nie da się już pokazać ani cofnąć.

## Pomoc. Słowa polecenia i to, co ono robi

terminal-help = Wpisz numer, słowa możliwości albo jedno z poleceń:
command-answer = 3, słowa możliwości
    .does = wybiera możliwość po numerze lub słowami; nazwy kart działają po polsku i po angielsku
command-help = ?, pomoc
    .does = pokazuje tę pomoc
command-why = dlaczego, dlaczego 3, dlaczego ze słowami
    .does = mówi, dlaczego czegoś nie można zrobić, i podaje zasadę; samo pokazuje wszystko, co teraz niemożliwe
command-card = karta z nazwą, karta 2
    .does = opisuje kartę, po nazwie albo po numerze możliwości, która jej dotyczy
command-board = plansza
    .does = pokazuje cały stół ze szczegółami
command-log = dziennik, dziennik 20
    .does = mówi, co się ostatnio działo
command-score = punkty
    .does = wyjaśnia punkty wszystkich graczy, gdyby gra kończyła się teraz
command-undo = u, cofnij
    .does = cofa twoją ostatnią odpowiedź, chyba że potem wyszło na jaw coś nowego
command-save = zapisz, zapisz PLIK
    .does = zapisuje grę teraz albo robi jej kopię; gra i tak zapisuje się po każdej odpowiedzi
command-quit = koniec
    .does = kończy na dziś; gra zostaje zapisana
