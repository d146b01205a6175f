# Co stół w przeglądarce mówi w kilku słowach. Rzeczy z ikoną są rysowane w miejscu swoich nazw.

## Co robi karta, w kilku słowach; rząd, w którym leży, jest narysowany przed nimi

short-bonus = po zbudowaniu:
short-gain-per-color = { $goods } za każdą { $color_accusative }, najwyżej { $most }
short-gain-per-samurai = { $goods } za każdego { icon-samurai.one }, najwyżej { $most }
short-gain-one-of = { $goods } albo { $goods2 }
short-draw-faction-keep = dobierz karty Frakcyjne: { $draw }, zatrzymaj { $keep }
short-repeat-own-production = powtórz Produkcję
short-repeat-other-production = powtórz inną Produkcję
short-remove-enemy-location = usuń Lokację rywala
short-steal-deal = zabierz Umowę rywala
short-steal-deal-good = i jej Dobro
short-hand-card-to-foundation = karta staje się { icon-foundation }
short-build-faction-without-location = zbuduj Frakcyjną bez { icon-location }
short-activate-own-free = inna Akcja za darmo
short-repeat-own-deal = Umowa płaci jeszcze raz
short-steal-resource = zabierz rywalowi 1 { icon-resource }
short-raze-convert-to-vp = plądruj, Dobra mogą być po { $vp } { icon-vp }
short-gain-one-from-enemy-raze-field = 1 Dobro z pola Plądrowania rywala
short-raze-own-common = splądruj własną Lokację Zwykłą
short-discard-enemy-deal = odrzuć Umowę rywala
short-build-own-deal = zbuduj jedną ze swoich Umów
short-deal-with-enemy-faction-location = Umowa z Lokacją rywala
short-deploy-samurai = { $samurai } { icon-samurai }
short-enemy-discards-card = rywal odrzuca kartę
short-raze-enemy-ignoring-protection = plądruj, nic nie chroni
short-reset-action-location = oczyść inną Akcję
short-block-enemy-action-location = zablokuj Akcję rywala
short-take-over-location = przejmij Lokację na rundę
short-store = zachowaj do { $most }: { $goods }
short-store-cards-for-vp = co rundę { $most } karty zostają tu, po { $vp } { icon-vp }
short-store-resources-for-vp = co rundę { $most } Dobra zostają tu, po { $vp } { icon-vp }
short-protect-common = plądrowanie Zwykłych: +{ $raze } { icon-raze }
short-on-build = budujesz { $color_accusative }: { $goods }
short-on-faction-build = budujesz Frakcyjną: { $goods }
short-on-raze = plądrujesz: { $goods }
short-on-raze-enemy-location = plądrujesz u rywala: { $goods }
short-on-deal = Umowa: { $goods }
short-on-deploy-samurai = wystawiony { icon-samurai }: { $goods }
short-enemy-spends-worker-pair = rywal wymienia 2 { icon-worker.few }: { $goods }
short-pay-on-build = budujesz Frakcyjną: { $first } albo { $second }
short-vp-boost = co najmniej { $least } { icon-vp } naraz: +{ $extra } { icon-vp }
board-stores = zostaje w Czyszczeniu: { $goods }

## Dziennik i to, co się stanie: co następuje po nazwie gracza, przed tym, co to daje

brief-faction-taken = prowadzi frakcję: { $faction }
brief-started = zaczyna
brief-revealed = odkryto: { $card }
brief-picked = bierze: { $card }
brief-unpicked = odrzucona: { $card }
brief-kept-secretly = zatrzymuje: { $card }
brief-kept-secretly-hidden = zatrzymuje kartę
brief-discarded = odrzuca: { $card }
brief-board = plansza frakcji
brief-deal-paid = Umowa { $card }
brief-produced = { $card }
brief-repeated = { $card } jeszcze raz
brief-bonus = budowa: { $card }
brief-rewarded = { $card }
brief-boosted = { $card }: +{ $amount } { icon-vp }
brief-built = buduje: { $card }
brief-sacrificed = odrzuca: { $card }
brief-foundation-spent = odrzuca Fundament
brief-deal-made = Umowa: { $card }
brief-deal-abroad = Umowa z Lokacją gracza { $rival }: { $card }
brief-deal-ended = Umowa kończy się: { $card }
brief-deal-stolen = zabiera graczowi { $rival } Umowę: { $card }
brief-deal-robbed = { $rival } odrzuca Umowę: { $card }
brief-attack-taken = bierze jako Umowę: { $card }
brief-attack-discarded = odrzuca: { $card }
brief-razed-hand = plądruje z ręki: { $card }
brief-razed = plądruje u gracza { $rival }: { $card }
brief-razed-own = plądruje własną: { $card }
brief-razed-virtual = plądruje u wirtualnego gracza: { $card }
brief-foundation = staje się Fundamentem: { $card }
brief-foundation-laid = kładzie jako Fundament: { $card }
brief-foundation-laid-hidden = kładzie Fundament
brief-destroyed = traci: { $card }
brief-removed = usuwa graczowi { $rival }: { $card }
brief-removed-virtual = usuwa wirtualnemu graczowi: { $card }
brief-converted = punkty zamiast: { $goods }
brief-activated = aktywuje: { $card }
brief-ran = wykonuje: { $card }
brief-exchanged = wymienia robotników
brief-defended = broni: { $card }
brief-deployed = Samuraj: { $card }
brief-passed = pasuje
brief-stolen = zabiera graczowi { $rival }: { $goods }
brief-cleared = oczyszcza: { $card }
brief-blocked = blokuje graczowi { $rival }: { $card }
brief-taken-over = przejmuje od gracza { $rival }: { $card }
brief-taken-virtual = przejmuje od wirtualnego gracza: { $card }
brief-returned = odzyskuje: { $card }
brief-tucked = { $card } pod { $card2 }
brief-tucked-hidden = karta pod { $card2 }
brief-put = { $goods } na { $card }
brief-stored = zachowuje { $goods }
brief-attacked = traci w Ataku: { $card }
brief-deal-lost = traci na rzecz Kolekcji Umowę: { $card }
brief-seized = zablokowana: { $card }
brief-released = znów wolna: { $card }
each-round = co rundę
of-common-card = Zwykła
of-faction-card = Frakcyjna

## Stół

tabs-title = Części stołu
tab-empire = Imperium
tab-hand = Ręka
tab-rivals = Rywale
tab-solo = Wirtualny gracz
rivals-title = Rywale
rival-open = otwórz
empire-of = Imperium gracza { $seat }
supply-of = Dobra gracza { $seat }
deals-of = Umowy gracza { $seat }
hand-mine = Moja ręka
hand-of = Ręka gracza { $seat }
hand-empty = brak kart
hand-backs = { $cards ->
    [one] { $cards } karta, którą widzi tylko właściciel
    [few] { $cards } karty, które widzi tylko właściciel
   *[other] { $cards } kart, które widzi tylko właściciel
}
no-faction = jeszcze bez frakcji
next-round = następna produkcja
seized-title = Zablokowane
supply-wood = Drewno
supply-stone = Kamień
supply-food = Jadło
supply-worker = Robotnicy
supply-gold = Złoto
supply-raze = Plądr.
supply-defense = Obrona
row-production = Produkcja
row-feature = Cechy
row-action = Akcje
row-empty-faction = Frakcyjne: { $row }
row-empty-common = Zwykłe: { $row }
foundations = { $amount ->
    [one] { $amount } Fundament
    [few] { $amount } Fundamenty
   *[other] { $amount } Fundamentów
}
table-deal = Umowa
deal-label = Umowa { $name }, co rundę: { $good }
card-cost = kosztuje
card-free = nic
card-raze = łup:
no-raze = nie do splądrowania
card-others = Co zrobić z kartą { $name }
verb-build = Zbuduj
verb-deal = Umowa
verb-raze-hand = Splądruj

## Co leży na Lokacji

tag-first = pierwszy
tag-passed = pas
tag-passed-safe = pas · bezpieczny
tag-shield = żeton Obrony: o 1 żeton Plądrowania więcej
tag-samurai = Samuraj: o 1 żeton Plądrowania więcej
tag-used = aktywacje: { $used } z { $uses }
tag-blocked = zablokowana w tej rundzie
tag-resting = oczyszczona, od następnej tury
tag-stored = leżące na niej surowce: { $amount }
tag-kept = leżące pod nią karty: { $amount }
tag-returns = z końcem rundy wraca do gracza { $seat }
tag-raze = żetony Plądrowania, by ją splądrować: { $amount }
tag-threatened = zagrożona, jeśli następna karta Ataku to: { $list }

## Rundy, fazy i wybieranie kart

track-round = Runda { $round }
track-phases = Fazy
track-phase-lookout = Wypatrywanie
track-phase-production = Produkcja
track-phase-action = Akcje
track-phase-attack = Atak
track-phase-cleanup = Czyszczenie
draft-picks = wybiera teraz
draft-secret = w tajemnicy
draft-virtual = Wirtualny gracz

## Gra jednoosobowa

solo-attacks = Ataki w rundzie: { $amount } · kart Ataku w talii: { $left }
solo-against = kontra
solo-row = Karty Ataku, najnowsza pierwsza. Następna uderza razem z poprzednią.
solo-no-attacks = jeszcze żadnej
solo-next = Następna karta Ataku zabiera:
solo-safe = Nic nie zabierze:
solo-villages = Jego Lokacje
solo-no-villages = brak

## Dlaczego karty nie można zbudować, u jej dołu

foot-missing = brakuje: { $goods }
foot-no-location-to-spend = brakuje { icon-location }

## Opcje w grupach, odmowy razem

group-build = Zbuduj
group-deal = Podpisz Umowę
group-raze = Splądruj
group-activate = Aktywuj
group-place = Połóż żetony
refused-build = Zbuduj
refused-deal = Podpisz Umowę
refused-raze_hand = Splądruj z ręki
refused-raze = Splądruj
refused-activate = Aktywuj

## Punktacja

group-score-track = Zdobyte w czasie gry
group-score-common = Lokacje Zwykłe
group-score-faction = Lokacje Frakcyjne
group-score-kept-cards = Karty pod Lokacjami
group-score-kept-goods = Surowce na Lokacjach

## Przewodnik po pierwszej grze

guide-faction = Każda frakcja ma swoją planszę, talię i sposób na zwycięstwo. Jej Lokacje są na koniec warte po 2 punkty, Zwykłe po 1.
guide-draft = Weź kartę, która pasuje: taką, za którą wkrótce zapłacisz, która produkuje albo której kolor nagradzają twoje inne karty.
guide-draw = Karty Frakcyjne są silniejsze, ale zwykle kosztują jedną z twoich Lokacji. Karty Zwykłe są tanie, a niektóre są po to, by odrzucić je za Frakcyjne.
guide-build = Najpierw buduj to, co produkuje: zapłaci w każdej rundzie, która została. Kartę, która świeci, można zbudować teraz; kliknij ją, zobacz, co się stanie, i potwierdź.
guide-deal = Za 1 jadło karta Frakcyjna staje się Umową: jej Dobro dostajesz od razu i w każdej fazie Produkcji. To dobre miejsce dla kart, których nie zbudujesz.
guide-activate = Akcji używa się raz lub dwa razy w rundzie. Robotnicy i większość Dóbr przepada w Czyszczeniu, więc wydaj je na to, co daje punkty.
guide-raze = Żeton Plądrowania zamienia kartę z ręki w Dobra z jej pola Plądrowania. Lokacje przeciwników kosztują 2, a więcej, gdy coś je chroni.
guide-exchange = Dwóch robotników staje się surowcem albo kartą: tym, czego brakuje do następnej budowy. W jednej akcji wymień tyle par, ile chcesz.
guide-pass = Nie ma już nic wartego zrobienia? Spasuj: kto spasował, tego do końca rundy nikt nie splądruje.
guide-after = Połóż żetony Obrony na Lokacjach Zwykłych, które przeciwnik chciałby splądrować, albo zakończ turę.
guide-sacrifice = Budynek z ikoną Lokacji zabiera jedną z twoich Lokacji albo Fundament. Najtańsze są Ruiny i Fundamenty.
guide-spend = Złoto zastępuje każdy surowiec. Zachowaj je na to, czego brakuje ci najbardziej.
guide-store = Czyszczenie zabiera to, czego nie zachowasz: zostaw to, czego potrzebuje następna budowa.
guide-attack = Atak szuka Dóbr z dwóch sąsiednich kart w polach Plądrowania twoich Lokacji. Co upadnie, trafia do Kolekcji; najlepiej stracić Lokację Zwykłą, bez której się obejdziesz.
guide-target = Wybierz, o czyją Lokację chodzi. Ile Lokacja daje co rundę właścicielowi, tyle kosztuje jej utrata.
guide-question = Zanim potwierdzisz, zobacz, co się stanie. Do tej chwili nic nie jest postanowione.
guide-scoring = Punkty z gry, po 1 za każdą Lokację Zwykłą, po 2 za każdą Frakcyjną oraz to, co leży na nich i pod nimi.
