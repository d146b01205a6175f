# Strony serwisu, poza stołem.

## Gry

# `game-title` i `game-line` ze słów gry to tutaj `game-<nazwa>` i `line-<nazwa>`.
the-game = { $game }
about-line = { $line }
about-designer = Autor gry: { $designer }.
about-size = { $few }–{ $many } graczy
about-size-exact = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
}
about-minutes = { $minutes } min
about-hours = { $hours } h
house-rule = zasada domowa

## Boty

bot-beginner = początkujący
bot-easy = łatwy
bot-medium = średni
bot-hard = trudny
bot-expert = ekspert
bot-beginner-about = Gra pod wpływem chwili i źle ocenia większość pozycji: na pierwsze partie.
bot-easy-about = Widzi to, co oczywiste, a w reszcie często się myli.
bot-medium-about = Patrzy kilka odpowiedzi naprzód i rzadko popełnia błędy.
bot-hard-about = Przed każdą odpowiedzią szuka w głąb przez jedną piątą sekundy.
bot-expert-about = Przed każdą odpowiedzią szuka przez całą sekundę.
bots-level = Poziom { $level }: { $bot }
bots-rating = { $seats ->
    [one] Ranking { $rating } przy { $seats } miejscu.
    [few] Ranking { $rating } przy { $seats } miejscach.
    [many] Ranking { $rating } przy { $seats } miejscach.
   *[other] Ranking { $rating } przy { $seats } miejsca.
}

## Góra każdej strony

brand-home = Epoka, strona główna
skip-to-content = Przejdź do treści
nav-label = Strony
nav-play = Graj
nav-new = Nowy stół
nav-lobby = Poczekalnia
nav-rules = Karty i zasady
nav-settings = Ustawienia
nav-menu = Menu
nav-sign-in = Zaloguj się
nav-account-of = Konto: { $name }
nav-waiting = { $count ->
    [0] Twoje stoły; żaden na ciebie nie czeka
    [one] Twoje stoły; { $count } czeka na ciebie
    [few] Twoje stoły; { $count } czekają na ciebie
   *[other] Twoje stoły; { $count } czeka na ciebie
}
theme-to-light = Jasne kolory
theme-to-dark = Ciemne kolory
offline-banner = Brak połączenia z serwerem. To, co widzisz, może być nieaktualne.
footer = Epoka jest wolna i otwarta. Nie jest powiązana z wydawcami tych gier i nie zawiera ich grafik ani tekstów.

## Powtarza się w wielu miejscach

play = Graj
open = Otwórz
join = Dołącz
watch = Oglądaj
copy = Kopiuj
save = Zapisz
cancel = Anuluj
try-again = Spróbuj ponownie
to-home = Na stronę główną
your-name = Twoje imię
guest-name = Gość { $number }
link-label = Link
link-copied = Link skopiowany.
seats-open = Wolne miejsce
seats-invited = Zaproszenie
seats-taken = Zajęte miejsca: { $taken } z { $all }
tables-last-move = ostatni ruch: { $ago }
tables-changed = { $ago }
tables-with = { $seats ->
    [one] czeka { $names }, { $seats } miejsce
    [few] czeka { $names }, { $seats } miejsca
   *[other] czeka { $names }, { $seats } miejsc
}
tables-about = { $answers ->
    [0] { about-size-exact }
    [one] { about-size-exact }, { $answers } ruch
    [few] { about-size-exact }, { $answers } ruchy
   *[other] { about-size-exact }, { $answers } ruchów
}

## Gdy coś się nie uda

trouble-title = Nie udało się
trouble-offline-title = Brak połączenia
trouble-offline = Serwer jest nieosiągalny. Sprawdź połączenie; nic nie przepadło.
trouble-gone-title = Tu nic nie ma
trouble-gone = To, czego szukasz, nie istnieje albo nie jest przeznaczone dla ciebie.
trouble-too-many = To było dużo naraz. Odczekaj chwilę i spróbuj ponownie.
trouble-server = Serwer się potknął. Spróbuj ponownie za chwilę.
trouble-request = Serwer tego nie przyjął.
trouble-unexpected = Stało się tu coś nieoczekiwanego. Może pomóc odświeżenie strony.
missing-title = Nieznany ląd
missing-text = Pod tym adresem nie ma strony. Być może link jest niepełny.

## Strona główna

home-title = Epoka: pięć gier o cywilizacjach
hero-title = Poprowadź swój lud od plemienia ku przyszłości
hero-text = { $game }: zagraj przeciw dwóm botom. Bez konta, a ruchy można cofać.
hero-friends = Przygotuj stół dla znajomych
hero-rules = Najpierw przeczytaj zasady
play-now = Zagraj teraz z botami
play-now-busy = Rozkładamy stół…
play-bots = Graj z botami
play-bots-of = Graj z botami: { $game }
rules-of = { $game }: karty i zasady
home-your-turn = Twoja kolej
home-others-wait = { $count ->
    [one] Jeszcze { $count } stół czeka na innych
    [few] Jeszcze { $count } stoły czekają na innych
   *[other] Jeszcze { $count } stołów czeka na innych
}
home-continue = W toku
home-start = Zacznij grę
home-side = Inne stoły
home-open = Wolne stoły
home-open-none = Nikt teraz nie szuka graczy. Zostaw wolne miejsce przy nowym stole, a pojawi się ono tutaj.
home-all-open = { $count ->
    [one] { $count } wolny stół
    [few] Wszystkie { $count } wolne stoły
   *[other] Wszystkie wolne stoły: { $count }
}
home-watch = Na żywo
home-join = Dołącz przez link
home-join-label = Link lub kod
home-join-wrong = To nie jest ani link do stołu, ani jego kod z dziesięciu liter i cyfr.

## Nowy stół

new-title = Nowy stół
new-game = Gra
new-no-games = Na tym serwerze nie ma gier.
new-seats = Miejsca
new-seat-count = Liczba miejsc
new-who-sits = Kto zajmuje miejsce { $number }
new-bot-level = Bot
new-neighbour-name = Imię osoby obok ciebie
new-shuffle = Losowe miejsca
new-rules = Zasady
new-no-settings = Ta gra nie ma wariantów.
new-setting-needs = Tylko przy liczbie miejsc: { $counts }.
new-setting-needs-value = Tylko gdy { $setting } to: { $values }.
new-previews = Podgląd skutków
new-previews-about = Wybór pokazuje, co się stanie, zanim go potwierdzisz
new-hints = Podpowiedzi
new-hints-about = Kto poprosi, pozna trzy najlepsze możliwości; pozostali widzą, że ktoś poprosił
new-look = Towarzystwo
new-who-looks = Kto może patrzeć
new-private = Z linkiem
new-private-about = Tylko ci, którzy mają link
new-public = Każdy
new-public-about = Widoczny w poczekalni; widzowie nigdy nie widzą tego, co ukryte
new-open-but-private = Nikt nie znajdzie wolnego miejsca, jeśli nie przekażesz linku.
new-summary-public = publiczny
new-summary-private = tylko z linkiem
new-create = Utwórz stół
new-create-play = Rozpocznij grę
new-length = Około { $length }.
new-starts-when-full = Gra zacznie się, gdy zajęte będą wszystkie miejsca; dostaniesz linki do przekazania.
new-starts-now = Gra zacznie się od razu.
file-title = Z pliku
file-about = Gra zapisana w pliku otwiera się tutaj jako stół: obejrzyj ją ruch po ruchu albo graj dalej.
file-choose = Wybierz plik
file-checked = { $answers ->
    [one] Sprawdzono: { $answers } odpowiedź, odtworzona od przygotowania gry, prowadzi dokładnie do tej pozycji.
    [few] Sprawdzono: { $answers } odpowiedzi, odtworzone od przygotowania gry, prowadzą dokładnie do tej pozycji.
    [many] Sprawdzono: { $answers } odpowiedzi, odtworzonych od przygotowania gry, prowadzi dokładnie do tej pozycji.
   *[other] Sprawdzono: { $answers } odpowiedzi, odtworzonych od przygotowania gry, prowadzi dokładnie do tej pozycji.
}
file-too-large = Ten plik jest za duży jak na grę.
who-here = Tutaj
who-invite = Zaproś
who-open = Wolne
who-bot = Bot
who-me = ty, na tym urządzeniu
who-neighbour = obok ciebie, na tym urządzeniu
who-invite-about = osoba, której wyślesz link
who-open-about = ktokolwiek przyjdzie
summary-me = ty
summary-here = ten sam ekran
summary-invite = przez link
summary-open = wolne
summary-bot = bot

## Poczekalnia

lobby-title = Poczekalnia
lobby-tabs = Które stoły
lobby-open = Wolne
lobby-mine = Moje
lobby-watch = Na żywo
lobby-open-none = Żaden stół nie szuka graczy
lobby-open-none-about = Przygotuj stół z wolnym miejscem: zobaczą go tu wszyscy.
lobby-mine-none = Nie siedzisz jeszcze przy żadnym stole
lobby-mine-none-about = Tu są wszystkie twoje gry, także zakończone.
lobby-watch-none = Teraz nie ma czego oglądać
lobby-watch-none-about = Tu pojawiają się trwające gry publiczne.
lobby-others-turn = Inni się zastanawiają
lobby-not-started = Czekają na graczy
lobby-over = Zakończone
lobby-won-by = Wygrywa { $names }
lobby-watchers = { $count ->
    [one] ogląda { $count } osoba
    [few] oglądają { $count } osoby
   *[other] ogląda { $count } osób
}
lobby-join-of = Dołącz: { $game }
lobby-invite = Zaproś
lobby-look-back = Obejrzyj
lobby-open-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}

## Dołączanie przez link

join-title = Dołącz do stołu
join-free = { $game }: miejsce czeka na ciebie
join-open = { $game }: jest wolne miejsce
join-seated = { $game }: już tu siedzisz
join-full = { $game }: wszystkie miejsca są zajęte
join-over = { $game }: ta gra jest zakończona
join-for-you = dla ciebie
join-this-seat = to miejsce
join-sit-down = Usiądź do gry
join-only-watch = Tylko oglądaj
join-to-table = Do stołu

## Karty i zasady

reference-title = Karty i zasady
reference-tabs = Karty albo zasady
reference-cards = Karty
reference-rules = Zasady
reference-play = Zagraj
reference-search-cards = Szukaj kart
reference-search-rules = Szukaj zasad albo wpisz numer zasady
reference-type = Typ
reference-any-type = Wszystkie typy
reference-era = Era
reference-any-era = Wszystkie ery
reference-trigger = Kiedy działa
reference-any-trigger = Wszystkie efekty
reference-sure = Pewność
reference-any-sure = Każde źródło
reference-known = Ze źródła
reference-found-cards = { $count ->
    [one] { $count } karta z { $all }
    [few] { $count } karty z { $all }
   *[other] { $count } kart z { $all }
}
reference-found-rules = { $count ->
    [one] { $count } zasada z { $all }
    [few] { $count } zasady z { $all }
   *[other] { $count } zasad z { $all }
}
reference-clear = Wyczyść
reference-none = Nic nie pasuje. Spróbuj mniej słów albo innego filtra.
reference-no-rules = Zasady tej gry nie są tu jeszcze spisane.
reference-interpretation = nasza interpretacja
reference-contents = Rozdziały
reference-income = dochód
reference-source = Skąd to wiemy?
field-name = Nazwa
field-era = Era
field-type = Typ
field-production = Ikony
field-trigger = Kiedy działa
field-effect = Efekt
sure-seed = z instrukcji
sure-seed-inferred = wynika z instrukcji
sure-public = z materiałów publicznych
sure-memory = z pamięci
sure-reconstructed = odtworzone
sure-unknown = nieznane

## Ustawienia

settings-title = Ustawienia
settings-look = Wygląd
settings-language = Język
settings-theme = Kolory
theme-system = Jak w systemie
theme-light = Jasne
theme-dark = Ciemne
settings-motion = Ruch
settings-motion-about = Elementy, które wędrują po stole
motion-system = Jak w systemie
motion-full = Pełny
motion-reduced = Ograniczony
settings-play = Przy stole
settings-confirm = Potwierdzanie ruchów
confirm-always = Zawsze
confirm-always-about = Każdy wybór pokazuje, co się stanie, i czeka na drugie kliknięcie
confirm-final = Gdy ostateczny
confirm-final-about = Na drugie kliknięcie czeka tylko to, czego nie da się cofnąć
confirm-never = Nigdy
confirm-never-about = Wybór liczy się od razu
settings-letters = Skróty literowe
settings-letters-about = U cofa ruch, L otwiera dziennik i tak dalej
settings-guide = Przewodnik po pierwszej grze
settings-guide-about = Objaśnia każdy krok pierwszej partii w grach, które mają przewodnik
settings-general = Stół ogólny
settings-general-about = Pokazuje każdą grę przy stole, który pasuje do wszystkich, nawet jeśli ma ona własny
settings-keys = Klawisze przy stole
key-number = wybór możliwości
key-enter = potwierdzenie
key-esc = powrót
key-u = cofnięcie ruchu
key-l = dziennik
key-c = czat
key-h = podpowiedź
key-help = zasady
settings-kept = Ustawienia są zapisane w tej przeglądarce, a gdy masz już imię, także na twoim koncie.

## Konto

account-title = Konto
account-you = Ty
account-guest-about = Grasz jako gość: ta przeglądarka to jedyny klucz do twoich gier.
account-member-about = Zalogowane konto: { $email }.
account-renamed = Imię zostało zmienione.
account-keep = Zachowaj swoje gry
account-keep-about = Z adresem e-mail i hasłem zagrasz dalej na każdym urządzeniu. Imię i gry zostają.
account-register = Załóż konto
account-register-about = Dla gier, które mają przetrwać dłużej niż ta przeglądarka.
account-registered = Konto jest gotowe.
account-log-in = Zaloguj się
account-log-in-about = Witaj ponownie.
account-log-in-guest = Jeśli masz już konto. Gry tego gościa zostają przy gościu.
account-logged-in = Zalogowano.
account-log-out = Wyloguj się
account-log-out-anyway = Wyloguj się mimo to
account-logged-out = Wylogowano.
account-guest-leaves = Na tego gościa nikt nie zaloguje się ponownie. Jeśli chcesz zachować gry, najpierw załóż konto.
account-email = E-mail
account-password = Hasło
account-password-hint = co najmniej { $least } znaków
account-show-password = Pokaż hasło
account-bad-email = To nie jest adres e-mail.
account-short-password = Hasło musi mieć co najmniej { $least } znaków.
account-no-password = Wpisz hasło.
account-password-change = Zmień hasło
account-password-change-about = Tutaj nic się nie zmieni; na pozostałych urządzeniach nastąpi wylogowanie.
account-password-old = Obecne hasło
account-password-new = Nowe hasło
account-password-changed = Hasło zostało zmienione, a pozostałe urządzenia wylogowane.
account-everywhere = Wszystkie urządzenia
account-everywhere-about = Gdy zgubisz urządzenie albo gdzieś się nie wylogujesz: to kończy wszystkie sesje, także na tym urządzeniu. Potem zalogujesz się ponownie hasłem.
account-everywhere-now = Wyloguj się wszędzie
account-everywhere-done = Wylogowano wszędzie.
account-lost = Nastąpiło wylogowanie. Zaloguj się ponownie, żeby grać dalej.
account-erase = Usuń wszystko
account-erase-about = Twoje imię, adres, ustawienia i wiadomości zostaną trwale usunięte. Tam, gdzie siedzisz, dla pozostałych gra dalej bot.
account-erase-open = Usuń moje konto i dane
account-erase-sure = Rozumiem, że tego nie da się cofnąć.
account-erase-now = Usuń na zawsze
account-erased = Wszystkie twoje dane zostały usunięte.
account-none = Do gry nie potrzebujesz konta: podaj imię na stronie głównej i w drogę.
