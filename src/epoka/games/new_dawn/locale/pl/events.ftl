# Co dzieje się na stole, do dziennika: krótkie zdania w czasie teraźniejszym.

## Przygotowanie i przebieg gry

event-first = { $seat } to pierwszy gracz.
event-laid-core = W rdzeniu leży { $card }.
event-laid-fort = { $seat } układa fort.
event-laid-capital = { $seat } układa ze stolicą: { $card }.
event-laid-tile = { $seat } układa: { $card }.
event-direction = { $seat } obraca żeton kierunku: { $direction }.
event-started = Gra się zaczyna.
event-round = Runda { $round }.
event-turn = Tura: { $seat }.
event-chose = { $seat } rozpatruje na miejscu { $slot }: { $card }.
event-reset = { $seat } przesuwa na początek szeregu: { $card }.
event-marked = { $seat } realizuje cel: { $agenda }.
event-unmarked = { $seat } traci cel: { $agenda }.
event-ended = Koniec gry.

## Żetony i znaczniki

event-gained-trade = { $seat }, żetony handlu na karcie { $card }: { $amount }.
event-spent = { $seat } wydaje z karty { $card }: { $token }.
event-lost-trade = { $seat } traci żetony handlu z karty { $card }: { $amount }.
event-gained-resource = { $seat } bierze surowiec: { $resource }.
event-spent-resource = { $seat } wydaje surowiec: { $resource }.
event-gained-natural = { $seat } ma cud natury: { $natural }.
event-reinforced = { $seat } umacnia żeton kontroli na polu { $space }.
event-flipped = { $seat }: żeton kontroli na polu { $space } nie jest już umocniony.
event-destroyed-token = { $seat }: żeton kontroli na polu { $space } jest zniszczony.
event-destroyed-city = { $seat }: miasto na polu { $space } jest zniszczone.
event-taken-back = { $seat } zdejmuje żeton kontroli z pola { $space }.
event-placed = { $seat } umieszcza żeton kontroli na polu { $space }.
event-district-placed = { $seat } umieszcza dzielnicę na polu { $space }: { $district }.
event-moved-token = { $seat } przesuwa żeton kontroli z pola { $space } na { $space2 }.
event-took-token = { $seat } zastępuje żeton kontroli na polu { $space }; jego właściciel: { $rival }.
event-took-city = { $seat } zastępuje miasto na polu { $space }; jego właściciel: { $rival }.
event-blasted = { $seat } razi żetony kontroli wokół pola { $space }.

## Nauka, miasta i cuda

event-advanced = { $seat }, wskaźnik technologii: { $dial }.
event-upgraded = { $seat } zamienia { $card } na { $card2 }.
event-founded = { $seat } buduje miasto na polu { $space }.
event-built-wonder = { $seat } buduje na polu { $space }: { $card }.
event-swapped = { $seat } zamienia miejscami { $card } i { $card2 }.
event-deployed = { $seat } stawia armię w mieście na polu { $space }.
event-resolved-district = { $seat } rozpatruje dzielnicę: { $district }.
event-governed = { $seat } wybiera ustrój: { $government }, na karcie { $card }.

## Karawany, dyplomacja i eksploracja

event-caravan-moved = { $seat }: karawana idzie na pole { $space }.
event-caravan-at-state = { $seat }: karawana dociera do celu, { $state }.
event-caravan-at-city = { $seat }: karawana dociera do miasta; jego właściciel: { $rival }.
event-caravan-ended = { $seat }: karawana jest zniszczona.
event-barbarian-bought = { $seat }: karawana usuwa barbarzyńców { $letter }.
event-exchanged = { $seat } wymienia { $resource } na { $resource2 }.
event-drew-tile = { $seat } dobiera: { $card }.
event-explored = { $seat } układa: { $card }.
event-tile-back = { $card } nigdzie nie pasuje i trafia na wierzch stosu.
event-looked = { $seat } ogląda kafelki ze spodu stosu: { $amount }.
event-pond-laid = { $seat } kładzie żeton wody.
event-took-diplomacy = { $seat } bierze kartę: { $card }.
event-gave-back = { $seat } oddaje kartę: { $card }.
event-conquered = { $seat } ma podbite miasto-państwo: { $state }.
event-liberated = { $seat } wyzwala: { $state }.
event-restored = { $state } znów jest wolne.
event-gave-ibrahim = { $seat } posyła Ibrahima; gości go { $rival }.
event-laid-natural = { $seat } kładzie na karcie { $card }: { $natural }.
event-moved-trade = { $seat } przenosi żeton handlu na kartę: { $card }.

## Armie i walka

event-army-moved = { $seat }: armia idzie na pole { $space }.
event-army-ended = { $seat }: armia jest zniszczona.
event-attacked = { $seat } atakuje na polu { $space }: { $target }.
event-rolled = { $seat } rzuca { $die }: wartość walki { $value }.
event-defence-rolled = Obrona rzuca { $die }: wartość walki { $value }.
event-rerolled = { $seat } rzuca ponownie, { $die }: wartość walki { $value }.
event-added = { $seat } zwiększa wartość walki: { $value }.
event-won = { $seat } wygrywa atak: { $value } do { $against }.
event-lost = { $seat } przegrywa atak: { $value } do { $against }.
event-barbarian-beaten = { $seat } pokonuje barbarzyńców { $letter }.
event-captured-token = { $seat } przejmuje pole { $space }; jego właściciel: { $rival }.
event-captured-city = { $seat } przejmuje miasto na polu { $space }; jego właściciel: { $rival }.
event-beat-capital = { $seat } pokonuje stolicę; jej właściciel: { $rival }.
event-took-fort = { $seat } zdobywa fort na polu { $space }.
event-captured-wonder = { $seat } przejmuje: { $card }.
event-redeployed = { $seat } znów wysyła pokonaną armię.
event-discarded-token = { $seat } pali żeton kontroli na polu { $space }; jego właściciel: { $rival }.
event-defeated-army = { $seat } pokonuje armię na polu { $space }; jej właściciel: { $rival }.

## Wskaźnik wydarzeń

event-dial = Wskaźnik wydarzeń: { $event }.
event-spawned = Barbarzyńcy { $letter } wkraczają na pole { $space }.
event-wind = Rzut barbarzyńców: { $die }.
event-barbarian-moved = Barbarzyńcy { $letter } idą na pole { $space }.
event-barbarian-stayed = Barbarzyńcy { $letter } zostają.
event-raided = Barbarzyńcy { $letter } plądrują stolicę; jej właściciel: { $seat }.
event-dispersed = { $seat } przesuwa barbarzyńców { $letter } na pole { $space }.
event-led-barbarian = { $seat } prowadzi barbarzyńców { $letter } na pole { $space }.
event-offered = Żeton handlu trafia na kartę: { $card }.
event-aged = { $card } opuszcza grę.
event-revealed = Odkryty zostaje cud: { $card }.

## Rodzaje wydarzeń

log-kind-map = Mapa
log-kind-token = Żetony
log-kind-card = Karty
log-kind-city = Miasta i cuda
log-kind-trade = Karawany i dyplomacja
log-kind-battle = Armie
log-kind-event = Wskaźnik wydarzeń
