# Słowa gry: jej nazwy, pytania, możliwości i odmowy.

## Gra

game-title = Osadnicy: Narodziny Imperium
game-line = Buduj, podpisuj Umowy, plądruj: maszyna z kart w pięć rund.
game-summary = Prowadzisz swój lud od garstki osadników do imperium: zbierasz karty Zwykłe i Frakcyjne, budujesz Lokacje, które produkują, nagradzają i działają, podpisujesz Umowy i plądrujesz to, co zbudowali inni. Kto po pięciu rundach ma najwięcej punktów, wygrywa. W pojedynkę bronisz swojego Imperium przed wirtualnym graczem.

## Warianty

setting-factions = Frakcje.
setting-factions-random = Rozlosowane.
setting-factions-chosen = Wybierane po kolei.
setting-lookout = Wypatrywanie: jak dobiera się karty Zwykłe.
setting-lookout-normal = Zwykłe: dwa wybory spośród odkrytych kart.
setting-lookout-alternative = Alternatywne: zatrzymaj w tajemnicy jedną z trzech, podaj dwie w lewo, zatrzymaj jedną.
setting-lookout-advanced = Zaawansowane: jeden wybór w dwóch kolejkach, z większej liczby kart.
setting-peaceful = Wariant pokojowy.
setting-peaceful-off = Nie.
setting-peaceful-on = Tak: Lokacji innych nie plądruje się zwykłą akcją, a wybór kart jest tylko jeden.
setting-virtual = Przeciwnik w grze jednoosobowej.
setting-virtual-player = Wirtualny gracz bez frakcji.
setting-virtual-barbarians = Wirtualni Barbarzyńcy: trzy Ataki w każdej rundzie.
setting-virtual-romans = Wirtualni Rzymianie: co rundę dostają o jedną Lokację więcej.
setting-virtual-japanese = Wirtualni Japończycy: zabierają Umowy.
setting-virtual-egyptians = Wirtualni Egipcjanie: blokują Lokacje Frakcyjne.
setting-virtual-random = Losowa wirtualna frakcja.

## Gdzie leżą karty

zone-common-deck = Talia kart Zwykłych
zone-common-discards = Odrzucone karty Zwykłe
zone-display = Odkryte karty do wyboru
zone-box = Poza grą
zone-attacks = Talia kart Ataku
zone-targets = Odkryte karty Ataku
zone-villages = Lokacje wirtualnego gracza
zone-collection = Kolekcja
zone-hand = Ręka
zone-announced = Opłacana karta
zone-faction-deck = Talia Frakcji
zone-faction-discards = Odrzucone karty Frakcji
zone-deals = Umowy
zone-markers = Znaczniki Umów z Lokacjami innych
zone-locations = Lokacje
zone-foundations = Fundamenty
zone-resting = Fundamenty, które wrócą na koniec rundy
zone-kept = Karty wsunięte pod Lokacje
zone-seized = Zablokowane przez wirtualnych Egipcjan
zone-offered = Karty do zatrzymania jednej z nich

## Liczby

counter-round = Runda
counter-rounds = Liczba rund
counter-first = Pierwszy gracz
counter-active = Czyja tura
counter-common-deck = Karty w talii Zwykłej
counter-common-discards = Odrzucone karty Zwykłe
counter-collection = Kolekcja
counter-attacks-each-round = Ataki w rundzie
counter-attacks = Karty w talii Ataku
counter-faction-locations = Lokacje Frakcyjne
counter-points = Punkty
counter-wood = Drewno
counter-stone = Kamień
counter-food = Jadło
counter-gold = Złoto
counter-worker = Robotnicy
counter-raze = Żetony Plądrowania
counter-defense = Żetony Obrony
counter-passed = Pas
counter-hand = Karty na ręce
counter-faction-deck = Karty w talii Frakcji
counter-deals = Umowy
counter-locations = Lokacje
counter-foundations = Fundamenty
counter-samurai = Samurajowie

## Pytania

prompt-faction = Którą frakcję poprowadzisz?
prompt-pick = Weź jedną z odkrytych kart.
prompt-keep = Którą kartę zatrzymujesz?
prompt-draw = { $amount ->
    [one] Z której talii dobierasz kartę?
   *[other] Z której talii dobierasz następną kartę? Do dobrania: { $amount }.
}
prompt-produce = Która Lokacja produkuje jako następna?
prompt-gain = Co zyskujesz?
prompt-repeat = Czyją produkcję zyskujesz jeszcze raz?
prompt-action = Twoja tura: wykonaj jedną akcję albo spasuj.
prompt-after = Połóż, co chcesz, albo zakończ turę.
prompt-spend = Czym płacisz? Następne: { $good }. Zostało do zapłaty: { $amount }.
prompt-sacrifice = Którą Lokację lub który Fundament odrzucasz na budowę?
prompt-offer = { $card }: czym płacisz za punkty?
prompt-discard = Którą kartę z ręki odrzucasz?
prompt-give-up-deal = Którą ze swoich Umów odrzucasz?
prompt-again = { $card }: aktywować jeszcze raz w tej akcji?
prompt-reward = Co bierzesz za dwóch robotników? Robotnicy: { $workers }.
prompt-deploy = Na której Lokacji staje Samuraj?
prompt-settle = Którą kartę Frakcyjną budujesz?
prompt-build-deal = Którą ze swoich Umów budujesz?
prompt-repeat-deal = Która z twoich Umów daje swoje Dobro?
prompt-run = Którą ze swoich Akcji wykonujesz?
prompt-clear = Którą ze swoich Lokacji oczyszczasz?
prompt-lay = Która karta zostaje Fundamentem?
prompt-raze-own = Którą z własnych Lokacji plądrujesz?
prompt-raze = Którą Lokację plądrujesz?
prompt-raze-for-points = Którą kartę lub Lokację plądrujesz?
prompt-convert = Bierzesz { $good_one } czy zamiast tego punkty?
prompt-pack = Z czyjego pola Plądrowania bierzesz Dobro?
prompt-remove = Którą Lokację usuwasz z gry?
prompt-rob = Jaki surowiec zabierasz i komu?
prompt-steal-deal = Którą Umowę zabierasz?
prompt-discard-deal = Którą Umowę odrzucasz?
prompt-rival-discards = Kto odrzuca kartę?
prompt-block = Którą Lokację blokujesz?
prompt-take-over = Którą Lokację przejmujesz?
prompt-deal-abroad = Z którą Lokacją podpisujesz Umowę?
prompt-tuck = { $card }: którą kartę wsuwasz pod tę Lokację?
prompt-put = { $card }: jaki surowiec tu kładziesz?
prompt-store = Jaki surowiec przechowujesz? Wolne miejsce: { $amount }.
prompt-lose = Która z twoich Lokacji pada ofiarą Ataku?
prompt-lose-deal = Którą z twoich Umów zabiera przeciwnik?
prompt-seize = Która z twoich Lokacji zostaje zablokowana?

## Możliwości

part-copy = { $copy ->
    [1] { "" }
   *[other] { " " }(nr { $copy })
}
option-choose = { $faction }
option-pick = Weź: { $card }
option-keep = Zatrzymaj: { $card }
option-draw = { $deck ->
    [common] Z talii Zwykłej
   *[other] Z talii swojej Frakcji
}
option-produce = { $card }
option-gain = { $amount } × { $good }
option-repeat = { $card }
option-build = Zbuduj: { $card }
option-deal = Podpisz Umowę: { $card }
option-raze_hand = Splądruj z ręki: { $card }
option-raze = Splądruj: { $card }{ part-copy }, { $rival }
option-raze_virtual = Splądruj Lokację wirtualnego gracza: { $card }
option-activate = Aktywuj: { $card }{ part-copy }
option-exchange = Wymień robotników
option-defend = Połóż żeton Obrony: { $card }{ part-copy }
option-deploy = Postaw Samuraja: { $card }{ part-copy }
option-pass = Spasuj do końca rundy
option-end = Zakończ turę
option-again = Jeszcze raz
option-enough = Wystarczy
option-rest = Resztę zapłać tak, jak wydrukowano
option-spend = Zapłać tym: { $good }
option-sacrifice = Odrzuć: { $card }{ part-copy }
option-foundation = Odrzuć Fundament
option-offer = Zapłać: { $amount } × { $good }
option-decline = Nie płać
option-discard = Odrzuć: { $card }
option-own_deal = Umowa: { $card }
option-deal_abroad = Umowa z Lokacją: { $card }
option-reward = Weź: { $good }
option-stop = To wszystko
option-build_deal = Zbuduj: { $card }
option-run = Wykonaj: { $card }{ part-copy }
option-clear = Oczyść: { $card }{ part-copy }
option-lay = Połóż: { $card }
option-raze_own = Splądruj: { $card }{ part-copy }
option-target = { $card }{ part-copy }, { $rival }
option-target_virtual = { $card }, wirtualny gracz
option-receive = Weź: { $good }
option-convert = Punkty zamiast: { $good }
option-rob = { $rival }: { $good }
option-deal_of = { $rival }, Umowa: { $card }
option-attack_card = { $card }
option-rival = { $rival }
option-tuck = Wsuń: { $card }
option-put = Połóż: { $good }
option-store = Zachowaj: { $good }
option-lose = { $card }
option-lose_deal = Umowa: { $card }
option-seize = { $card }

## Odmowy

refusal-cannot-pay = Nie stać cię na to.
refusal-missing = Brakuje ci: { $goods }.
refusal-no-location-to-spend = Nie masz Lokacji ani Fundamentu, które można by na to odrzucić.
refusal-not-for-good = Ta Lokacja nie należy do ciebie na stałe, więc nie można jej wydać.
refusal-deal-common = Umowy podpisuje się tylko kartami Frakcyjnymi.
refusal-no-raze-field = Nie ma pola Plądrowania.
refusal-raze-tokens = Trzeba na to więcej żetonów Plądrowania: { $amount }.
refusal-own-location = Własne Lokacje plądruje się tylko kartami, które na to pozwalają.
refusal-has-passed = { $rival } ma już pas i w tej rundzie nie może być celem.
refusal-peaceful = W wariancie pokojowym Lokacje innych plądruje się tylko kartami.
refusal-no-action = Nie ma Akcji.
refusal-used-up = Wszystkie jej aktywacje w tej rundzie są wykorzystane.
refusal-blocked = Jest zablokowana do końca rundy.
refusal-cleared-now = Oczyszczono ją w tej turze, więc można jej użyć dopiero od twojej następnej tury.
refusal-no-target = Nie ma teraz nic, co mogłaby zrobić.
refusal-no-workers = Masz za mało robotników.
refusal-defend-common = Żetony Obrony kładzie się tylko na Lokacjach Zwykłych.
refusal-defended = Leży już na niej żeton Obrony.
refusal-no-defense-token = Nie masz już żetonów Obrony.
refusal-samurai-japanese = Tylko Japończycy mają Samurajów.
refusal-deploy-faction = Samurajowie stoją tylko na Lokacjach Frakcyjnych.
refusal-deployed = Stoi już na niej Samuraj.
