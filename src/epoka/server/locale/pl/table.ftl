# Strona stołu, niezależnie od gry.

## Czyja tura

table-title = Stół
table-your-turn = Twoja tura
table-turn-of = Decyduje { $name }
table-over = Koniec gry
table-waiting = Czekamy na pozostałych
table-watching = Oglądasz tę grę
table-moment = Chwileczkę …
table-you = ty
table-rivals = Przeciwnicy
table-tag-next = dalej
table-tag-deciding = decyduje
table-tag-away = poza stołem
table-here = przy stole
table-who-bot = bot
table-who-person = gracz
table-who-hotseat = gracz przy tym ekranie
table-seat-empty = Miejsce { $number }
table-choose-seat = Wybierz: { $seat }

## Decyzja

table-decision = Decyzja
table-confirm = Potwierdź
table-pick = Wybierz
table-choose-first = Najpierw wybierz
table-back = Wróć
table-how-many = Ile
table-of-most = z { $most }
table-less = O jeden mniej
table-more-of-it = O jeden więcej
table-preview = Co się stanie
table-preview-none = Wybierz możliwość, a zobaczysz, co się stanie.
table-preview-failed = Tego nie można podejrzeć wcześniej.
table-preview-looking = Sprawdzamy, co się stanie …
table-preview-late = Nie udało się na czas sprawdzić, co się stanie. Możesz potwierdzić i bez tego.
table-preview-more = Zanim coś się stanie, wybierasz dalej.
table-preview-uncertain = Potem wychodzi na jaw coś nowego: nie będzie można tego cofnąć.
table-will-change = zmiana o
table-nothing-here = Tu nie ma teraz nic do wybrania.
table-not-now = Teraz niemożliwe

## Podpowiedzi

table-hint = Podpowiedź
table-hint-busy = Chwila namysłu …
table-hint-title = Co wybrałby bot
table-hint-odds = { $percent }% na zwycięstwo
table-hint-choose = { $what }: { $percent }% na zwycięstwo
table-hint-note = Bot wie tyle, co ty. Pozostali widzą, że ktoś prosi o podpowiedź.
table-hint-hide = Ukryj podpowiedź
table-hints-on = Podpowiedzi są tu dozwolone
table-hints-off = Przy tym stole nie ma podpowiedzi
table-guide = Przewodnik
table-guide-off = Wyłącz przewodnik (można go znowu włączyć w ustawieniach)
table-log-hint = prosi o podpowiedź

## Karty

table-new = Nowa
table-tokens = zasoby
table-card-new = nowa
table-card-stake = leży na niej { $amount }, inwestuje { $name }
table-card-can = można ją wybrać
table-card-chosen = wybrana
table-card-cannot = nie można jej wybrać: { $reason }
table-card-covered = zakryta
table-card-produces = produkuje: { $list }
table-card-done = ten efekt już zadziałał
table-card-worth = { $points ->
    [one] teraz warta { $points } punkt
    [few] teraz warta { $points } punkty
    [many] teraz warta { $points } punktów
   *[other] teraz warta { $points } punktu
}
table-card-note = Nasz opis: { $note }.
table-trigger-done = { $trigger }, wykonane
table-worth-now = teraz { $points }
table-close-rival = Zamknij

## Dziennik i czat

table-log = Dziennik
table-chat = Czat
table-log-and-chat = Dziennik i czat
table-log-at = Pozycja po odpowiedzi { $number }
table-log-empty = Jeszcze nic się nie dzieje.
table-log-none-here = Nie ma jeszcze takich wpisów.
table-log-undo = cofa odpowiedź
table-filter = Filtr
table-filter-all = Wszyscy
table-filter-seat = Tylko jeden gracz
table-filter-kind = Rodzaj wpisu
table-filter-every-kind = Wszystko
table-chat-unread = { $count ->
    [one] Czat, { $count } nowa wiadomość
    [few] Czat, { $count } nowe wiadomości
    [many] Czat, { $count } nowych wiadomości
   *[other] Czat, { $count } nowej wiadomości
}
table-chat-empty = Nikt się jeszcze nie odezwał.
table-chat-say = Napisz coś
table-chat-send = Wyślij
table-chat-not-now = Pisać można znowu, gdy tylko wróci połączenie.
table-chat-unsent = Wiadomość mogła nie dotrzeć. Stoi znów w polu czatu.
table-chat-sign-in = Podaj imię na stronie głównej, aby pisać na czacie.

## Narzędzia

table-tools = Narzędzia stołu
table-undo = Cofnij
table-undo-ask = Zapytaj pozostałych
table-undo-asks = chce cofnąć odpowiedź.
table-undo-asked = Chcesz cofnąć odpowiedź. Muszą się jeszcze zgodzić: { $names }.
table-undo-missing = Muszą się jeszcze zgodzić: { $names }.
table-undo-away = { $name } (poza stołem)
table-undo-withdraw = Wycofaj prośbę
table-undo-agree = Zgoda
table-undo-refuse = Nie
table-rules = Zasady
table-cards = Wszystkie karty
table-settings = Ustawienia
table-menu = Menu
table-close = Zamknij
table-leave = Odejdź od stołu
table-leave-sure = Za ciebie gra dalej bot, a twoje miejsce na ciebie czeka.
table-resign = Poddaj grę
table-resign-sure = Oddajesz swoje miejsce na dobre, a dalej gra bot.
table-stay = Zostań
table-to-live = Do stołu
table-to-replay = Powtórka do tej chwili
table-export = Pobierz grę
table-home = Na stronę główną

## Połączenie

table-loading = Stół zaraz się pojawi.
table-offline = Nie ma połączenia z siecią. Gra pójdzie dalej, gdy tylko wróci.
table-reconnecting = Połączenie zostało przerwane. Łączymy ponownie …
table-try-now = Spróbuj teraz
table-connecting = Łączymy się ze stołem …
table-ended = Połączenie zostało zakończone i nic więcej nie nadejdzie.
table-signed-out = Nastąpiło wylogowanie, tutaj albo na innym urządzeniu. Zaloguj się ponownie, a miejsce znów będzie twoje.
table-not-yours = To miejsce już nie jest twoje. Możesz patrzeć.
table-gone = Tego stołu już nie ma.
table-load-again = Wczytaj stronę ponownie

# Na co czeka strona, w miejscu słów na złotym przycisku.
table-wait-answer = Twoja odpowiedź jest w drodze …
table-wait-undo = Cofamy …
table-wait-sending = Łączymy się, by ją wysłać …
table-wait-connection = Łączymy się ponownie …
table-wait-network = Czekamy na sieć …
table-wait-position = Pobieramy stan gry …
table-wait-request = Twoja prośba jest w drodze …
table-wait-moves = Pokazujemy, co się stało …
table-wait-ended = Nie ma już połączenia
table-closed = Ten stół odwołano przed rozpoczęciem gry.

## Przed grą

table-waits-title = Czekamy na graczy
table-waits-for = { $count ->
    [0] Są już wszyscy: gra się zaczyna.
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca są jeszcze wolne.
}
table-waits-note = Gra zaczyna się sama, gdy wszystkie miejsca są zajęte. Możesz zamknąć tę stronę: stół jest na twojej liście.
table-seat-open = Wolne dla każdego
table-seat-invited = Zaproszenie
table-seat-free = jeszcze wolne
table-sit-here = Usiądź tutaj
table-join = Dołącz
table-invite-of = Zaproszenie na miejsce { $number }
table-share = Kto ma ten link, może dołączyć:
table-leave-seat = Wstań od stołu
table-to-lobby = Do poczekalni

## Jeden ekran dla kilku osób

table-curtain-title = Przekaż ekran
table-curtain-text = Następna osoba ma tajemnice. Patrz, gdy jesteś przed ekranem bez innych.
table-curtain-lift = To ja, { $name }

## Koniec

table-won = { $count ->
    [one] Zwycięstwo: { $names }, { $points ->
        [one] { $shown } punkt
        [few] { $shown } punkty
        [many] { $shown } punktów
       *[other] { $shown } punktu
    }
   *[other] Wspólne zwycięstwo: { $names }, { $points ->
        [one] { $shown } punkt
        [few] { $shown } punkty
        [many] { $shown } punktów
       *[other] { $shown } punktu
    }
}
table-result-about = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
} · { $answers ->
    [one] { $answers } ruch
    [few] { $answers } ruchy
   *[other] { $answers } ruchów
} · { $minutes } min
table-rematch = Rewanż
table-rematch-join = Do rewanżu
table-analysis = Analiza
table-show-board = Pokaż stół
table-show-scores = Pokaż punkty
table-score-title = Skąd pochodzą punkty
table-score-bars = Punkty według źródeł
table-score-source = Źródło
table-score-total = Razem
table-score-of = Czyje punkty

## Powtórka

table-replay = Powtórka
table-replay-first = Pierwszy ruch
table-replay-back = Ruch wstecz
table-replay-on = Ruch dalej
table-replay-last = Ostatni ruch
table-replay-play = Odtwarzaj
table-replay-pause = Wstrzymaj
table-replay-at = { $at } z { $last }
table-branch = Graj dalej stąd
table-branch-how = Nowy stół zaczyna się od tego ruchu. Kto gra pozostałymi?
table-branch-bots = Boty
table-branch-hotseat = Osoby przy tym ekranie
table-branch-sign-in = Zaloguj się, aby grać dalej stąd
table-copy-link = Kopiuj link
table-link-copied = Link skopiowany.
table-link-in-bar = Link jest w pasku adresu.

## Kości i mapy

table-dice = Kości
table-zoom-in = Bliżej
table-zoom-out = Dalej
table-zoom-fit = Cała mapa
table-hex-can = można tu: { $action }
table-hex-cannot = nie można tu wybrać: { $reason }
table-hex-origin = stąd
table-map-legend = Legenda

## Strona części, dla twórców

parts-title = Części
parts-lead = Wszystko, z czego składa się stół, w każdym stanie. Gry dodają tylko układ.
parts-state-rest = w spoczynku
parts-state-can = można wybrać
parts-state-on = wybrana: widać, co się stanie, Enter potwierdza
parts-state-no = niedozwolona, z powodem
parts-state-new = nowa od twojej ostatniej tury
parts-state-theirs = cudza: kolor i symbol gracza
parts-tie = Przy remisie
parts-map-keys = Przeciągnij, aby przesunąć, kółko lub szczypnięcie przybliża. Strzałki, Q i E prowadzą do sześciu sąsiadów, Enter wybiera, + i − przybliżają, 0 pokazuje całość.

## Stół ogólny

table-open-seat = Pokaż wszystko, co ma { $name }
table-open-mine = Moje
table-seat-all = Wszystko, co ma { $name }
table-piles = Talie i stosy
table-face-down = zakryte
table-backs = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
    [many] { $count } zakrytych kart
   *[other] { $count } zakrytej karty
}
table-sections = Części stołu
table-section-map = Mapa
table-section-common = Stół
table-section-hand = Ręka
table-section-offers = jest tu wybór
table-choices = Co można wybrać: { $thing }
table-map = Mapa
table-hex-unknown = nieodkryte
table-hex-spent = wyczerpane
table-hex-city = miasto gracza { $name }, wielkość { $size }
table-offered = Do wyboru
