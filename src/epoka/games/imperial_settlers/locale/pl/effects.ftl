# Co robi karta, naszymi słowami. Opis karty składa się z tych zdań; przed produkcją, bonusem lub akcją stoi nagłówek.
# `$goods` to ilość Dóbr, jak „1 złoto i 1 PZ”, w bierniku; tak samo `$goods2`.

## Nagłówki

text-production = Produkcja:
text-building-bonus = Po zbudowaniu:
text-action-free = { $uses ->
    [one] Akcja:
   *[other] Akcja, do { $uses } razy w rundzie:
}
# $goods to cena.
text-action-priced = { $uses ->
    [one] Akcja za { $goods }:
   *[other] Akcja, do { $uses } razy w rundzie, za każdym razem za { $goods }:
}

## Dobra

effect-gain = Zyskaj { $goods }.
effect-gain-per-color = Zyskaj { $goods } za każdą swoją { $color_accusative } Lokację, najwyżej { $most }.
effect-gain-per-samurai = Zyskaj { $goods } za każdego swojego { icon-samurai.one }, najwyżej { $most }.
effect-gain-one-of = Zyskaj albo { $goods }, albo { $goods2 }.
effect-draw-faction-keep = Dobierz { $draw ->
    [one] { $draw } { icon-faction-card.one }
    [few] { $draw } { icon-faction-card.few }
    [many] { $draw } { icon-faction-card.many }
   *[other] { $draw } { icon-faction-card.other }
}, zatrzymaj { $keep }, a resztę odrzuć.

## Akcje i produkcje jednej karty lub dwóch

effect-repeat-own-production = Zyskaj jeszcze raz to, co jest wydrukowane na jednej z twoich Lokacji Produkcyjnych. Produkcja, która sama powtarza inną, się nie liczy.
effect-repeat-other-production = Zyskaj jeszcze raz to, co jest wydrukowane na innej twojej Lokacji Produkcyjnej. Produkcja, która sama powtarza inną, się nie liczy.
effect-remove-enemy-location = Usuń z gry Lokację przeciwnika: Zwykłą lub Frakcyjną, niezależnie od jej ochrony.
effect-steal-deal = Zabierz { icon-deal.one } spod planszy przeciwnika i wsuń pod swoją.
effect-steal-deal-good = Od razu zyskaj jej Dobro.
effect-hand-card-to-foundation = Połóż { icon-hand-card.one } zakrytą w swoim Imperium: staje się ona Fundamentem.
effect-build-faction-without-location = Od razu zbuduj { icon-faction-card.one } z ręki. Zapłać jej koszt bez ikony Lokacji.
effect-activate-own-free = Wykonaj Akcję innej swojej Lokacji bez płacenia wydrukowanej na niej ceny. Zużywa to jedną z jej aktywacji.
effect-repeat-own-deal = Jeszcze raz zyskaj Dobro z jednej swojej Umowy.
effect-steal-resource = Zabierz 1 { icon-resource } z zasobów przeciwnika.
effect-raze-convert-to-vp = Splądruj kartę z ręki za { $hand ->
    [one] { $hand } { icon-raze }
    [few] { $hand } { icon-raze.few }
    [many] { $hand } { icon-raze.many }
   *[other] { $hand } { icon-raze.other }
} albo Lokację przeciwnika za { $location ->
    [one] { $location } { icon-raze }
    [few] { $location } { icon-raze.few }
    [many] { $location } { icon-raze.many }
   *[other] { $location } { icon-raze.other }
}, a za każdą jej ochronę o { $protection } więcej. Każde pojedyncze zyskiwane tak Dobro możesz zamienić na { $vp } { icon-vp }.
effect-gain-one-from-enemy-raze-field = Wybierz Lokację przeciwnika i zyskaj jedno Dobro z jej pola Plądrowania. Nie jest to Plądrowanie.
effect-raze-own-common = Splądruj jedną ze swoich Lokacji Zwykłych. Nic jej nie chroni, a drewno za Fundament jest twoje.
effect-discard-enemy-deal = Odrzuć { icon-deal.one } spod planszy przeciwnika.
effect-build-own-deal = Zbuduj kartę, która leży pod twoją planszą jako { icon-deal }. Zapłać jej koszt bez ikony Lokacji; Umowa się kończy.
effect-deal-with-enemy-faction-location = Podpisz { icon-deal.one } z Lokacją Frakcyjną przeciwnika: zyskaj jej Dobro teraz i w każdej fazie Produkcji. Znacznikiem jest wierzchnia karta twojej talii Frakcji.
effect-deploy-samurai = Weź z puli ogólnej { $samurai ->
    [one] { $samurai } { icon-samurai.one }
   *[other] { $samurai } { icon-samurai.few }
} i połóż po jednym na swoich Lokacjach Frakcyjnych, na których Samuraja nie ma. Dla kogo nie ma miejsca, ten przepada.
effect-enemy-discards-card = Przeciwnik odrzuca wybraną przez siebie kartę z ręki.
effect-raze-enemy-ignoring-protection = Splądruj Lokację przeciwnika niezależnie od jej ochrony.
effect-reset-action-location = Oczyść inną swoją Lokację z Akcją: od twojej następnej tury wszystkie jej aktywacje są znów dostępne. Kartę o tej nazwie można oczyścić { $cleared ->
    [one] tylko raz
   *[other] { $cleared } razy
} w rundzie.
effect-block-enemy-action-location = Wybierz Lokację z Akcją przeciwnika: do końca rundy nikt nie może jej aktywować.
effect-take-over-location = Wybierz Lokację przeciwnika, Zwykłą lub Frakcyjną: do końca rundy jest pod każdym względem twoja.

## Cechy

effect-store = W fazie Czyszczenia możesz zatrzymać do { $most } Dóbr tych rodzajów: { $goods }.
effect-store-cards-for-vp = W każdej fazie Czyszczenia możesz na stałe odłożyć tu do { $most } kart z ręki. Na koniec gry każda jest warta { $vp } { icon-vp }.
effect-store-resources-for-vp = W każdej fazie Czyszczenia możesz na stałe odłożyć tu do { $most } Dóbr tych rodzajów: { $goods }. Na koniec gry każde jest warte { $vp } { icon-vp }.
effect-protect-common = Kto plądruje twoją Lokację Zwykłą, płaci dodatkowo { $raze ->
    [one] { $raze } { icon-raze }
    [few] { $raze } { icon-raze.few }
    [many] { $raze } { icon-raze.many }
   *[other] { $raze } { icon-raze.other }
}.
effect-on-build = Za każdym razem, gdy budujesz { $color_accusative } Lokację, także tę, zyskaj { $goods }.
effect-on-faction-build = Za każdym razem, gdy budujesz Lokację Frakcyjną, także tę, zyskaj { $goods }.
effect-on-raze = Za każdym razem, gdy plądrujesz kartę z ręki lub Lokację, zyskaj { $goods }.
effect-on-raze-enemy-location = Za każdym razem, gdy plądrujesz Lokację przeciwnika, zyskaj { $goods }.
effect-on-deal = Za każdym razem, gdy podpisujesz { icon-deal.one }, zyskaj { $goods }.
effect-on-deploy-samurai = Za każdego wystawionego { icon-samurai.one } zyskaj { $goods }.
effect-enemy-spends-worker-pair = Za każdą parę robotników, którą wymienia przeciwnik, zyskaj { $goods }, najwyżej { $most } razy w rundzie.
effect-pay-on-build = Za każdym razem, gdy budujesz Lokację Frakcyjną, także tę, możesz dokonać jednej wymiany: { $first } albo { $second }.
# $goods się zyskuje, $goods2 to cena.
offer = { $goods } za { $goods2 }
effect-vp-boost = Za każdym razem, gdy zyskujesz jednorazowo co najmniej { $least } { icon-vp }, zyskaj jeszcze { $extra } { icon-vp }.

## Inne elementy

text-board = W każdej fazie Produkcji: { $goods }.
text-board-stores = W fazie Czyszczenia możesz zatrzymać dowolną liczbę: { $goods_many }.
text-attack = Czego szuka w polach Plądrowania twoich Lokacji: { $good }.
text-virtual-attacks = Ataki w każdej fazie Ataku: { $attacks }.
text-virtual-revealed = Karty Zwykłe odkrywane podczas Wypatrywania: { $revealed }; 2 z nich są twoje.
text-virtual-raze-attacks = Dochodzą karty Ataku, których Celem jest { icon-raze }.
text-virtual-takes-deals = Po odkryciu karty Ataku najpierw twoja Umowa z jej Dobrem trafia do Kolekcji i liczy się tam podwójnie.
text-virtual-blocks = Po odkryciu karty Ataku najpierw twoja Lokacja Frakcyjna w kolorze jej Dobra zostaje zablokowana na następną rundę. Znacznik trafia potem do Kolekcji i liczy się podwójnie.
