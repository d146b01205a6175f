# Co dzieje się przy stole, do dziennika: krótkie zdania w czasie teraźniejszym.

## Części zdań

part-resources-resources = { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
    [many] { $resources } surowców
   *[other] { $resources } surowca
}
part-age-number = { $age ->
    [0] A
    [1] I
    [2] II
    [3] III
   *[other] IV
}
what-technologies = technologie epoki I
what-strength = siłę
what-happiness = zadowolenie
what-science = naukę na turę
what-production = produkcję

## Rundy, epoki, tor kart

event-round = Runda { $round }.
event-turn = Tura: { $seat }.
event-last-round = Runda { $round } jest ostatnia.
event-age-began = Zaczyna się epoka { part-age-number }.
event-row-removed = Z toru kart znika { $card }.
event-row-dealt = Na tor kart trafia { $card }.
event-row-put-back = Tor kart wygląda znów jak przed tą turą. Gracz: { $seat }.
event-obsolete = { $seat } odrzuca przestarzałą kartę { $card }.
event-obsolete-hidden = { $seat } odrzuca przestarzałą kartę militarną.
event-tokens-lost = { $seat } oddaje żółte znaczniki: { $amount }.

## Akcje cywilne i militarne

event-took = { $seat } bierze kartę { $card }. Akcje cywilne: { $actions }.
event-grew = { $seat } zwiększa populację za { $food } żywności.
event-built = { $seat } buduje: { $card }, za { part-resources-resources }.
event-upgraded = { $seat } ulepsza { $card } na { $card2 } za { part-resources-resources }.
event-destroyed = { $seat } niszczy: { $card }.
event-disbanded = { $seat } rozwiązuje jednostkę: { $card }.
event-levied = { $seat } zwiększa populację za { $food } żywności i buduje: { $card }, za { part-resources-resources }.
event-stage-built = { $seat } buduje etapy cudu { $card }: { $amount }, za { part-resources-resources }.
event-wonder-completed = { $seat } kończy cud: { $card }.
event-leader-played = { $seat } ma nowego lidera: { $card }.
event-leader-left = { $seat } traci lidera: { $card }.
event-developed = { $seat } zagrywa technologię { $card } za { $science } nauki.
event-revolution = { $seat } robi rewolucję: { $card }, za { $science } nauki.
event-peaceful-change = { $seat } pokojowo zmienia ustrój: { $card }, za { $science } nauki.
event-action-played = { $seat } zagrywa kartę { $card }.
event-tactic-played = { $seat } zagrywa taktykę { $card }.
event-shared-science = { $seat } płaci { $science } nauki za partnera.
event-traded = { $seat } użyje umowy o szlakach handlowych przy następnej płatności.
event-military-resources = { $seat } ma w tej turze { part-resources-amount } więcej na jednostki.

## Punkty i dobra

event-culture-scored = { $seat } zdobywa { $amount } kultury.
event-culture-lost = { $seat } traci { $amount } kultury.
event-science-scored = { $seat } zdobywa { $amount } nauki.
event-science-lost = { $seat } traci { $amount } nauki.
event-food-gained = { $seat } otrzymuje { $amount } żywności.
event-food-lost = { $seat } traci { $amount } żywności.
event-resources-gained = { $seat } otrzymuje { part-resources-amount }.
event-resources-lost = { $seat } traci { part-resources-amount }.
event-population-gained = { $seat } otrzymuje wolnych robotników: { $amount }.
event-population-lost = { $seat } traci wolnego robotnika.
event-worker-lost = { $seat } traci robotnika z karty { $card }.
event-building-lost = { $seat } traci: { $card }; robotnik jest wolny.
event-yellow-gained = { $seat } otrzymuje żółte znaczniki: { $amount }.
event-yellow-lost = { $seat } traci żółte znaczniki: { $amount }.
event-blue-gained = { $seat } otrzymuje niebieskie znaczniki: { $amount }.
event-blue-lost = { $seat } traci niebieskie znaczniki: { $amount }.

## Produkcja

event-uprising = Powstanie! { $seat } nic nie produkuje w tej turze.
event-scored = { $seat } zdobywa { $culture } kultury i { $science } nauki.
event-farmed = { $seat } ma z farm { $amount } żywności.
event-mined = { $seat } ma z kopalni { part-resources-amount }.
event-consumed = Ludność zjada { $amount } żywności: { $seat }.
event-famine = Głód: { $seat } traci { $amount } kultury.
event-corruption = Korupcja: { $seat } traci { part-resources-amount }.
event-restrained = { $seat } wstrzymuje znacznik na karcie { $card }.

## Karty militarne i wydarzenia

event-drew = { $seat } dobiera kartę { $card }.
event-drew-hidden = { $seat } dobiera kartę militarną.
event-reshuffled = Odrzucone karty militarne znów są talią: { $amount }.
event-discarded = { $seat } odrzuca kartę { $card }.
event-discarded-hidden = { $seat } odrzuca kartę militarną.
event-politics-skipped = { $seat } nie wykonuje akcji politycznej.
event-event-played = { $seat } przygotowuje: { $card } i zdobywa { $amount } kultury.
event-event-played-hidden = { $seat } przygotowuje wydarzenie i zdobywa { $amount } kultury.
event-event-revealed = Wydarzenie: { $card }.
event-events-turned = Przyszłe wydarzenia stają się aktualne: { $amount }.
event-actions-lost = { $seat } straci akcje cywilne: { $amount }.
event-barred = { $seat } straci następną akcję polityczną.
event-wonder-ruined = { $seat } odwraca cud: { $card }.
event-bid = { $seat } oferuje { $amount }.
event-bid-passed = { $seat } pasuje.
event-nobody-bid = Nikt nie kolonizuje: { $card }.
event-sacrificed = { $seat } poświęca: { $card }.
event-colonized = { $seat } ma nową kolonię: { $card }.
event-colony-lost = { $seat } traci kolonię: { $card }.

## Agresje, wojny i pakty

event-aggression = { $seat } zagrywa agresję { $card }. Cel: { $rival }. Akcje militarne: { $actions }.
event-war-declared = { $seat } wypowiada wojnę: { $card }. Cel: { $rival }. Akcje militarne: { $actions }.
event-war-began = { $card }: { $seat } przeciw { $rival }.
event-defended = { $seat } broni się kartą { $card }: { $amount }.
event-fought = { $seat } ma { $attack }, { $rival } ma { $defense }.
event-aggression-failed = Agresja nieudana. Atakujący: { $seat }, cel: { $rival }.
event-war-won = { $winner } wygrywa wojnę z przewagą { $amount }.
event-war-tied = Wojny nikt nie wygrywa: { $seat }, { $rival }.
event-war-void = Wojna bez skutku: { $card }, wypowiedziana przez: { $seat }.
event-wonder-lost = { $seat } traci cud w budowie: { $card }.
event-technology-seized = { $winner } zabiera technologię { $card }. Traci ją { $rival }.
event-technology-left = { $seat } odkłada technologię { $card }.
event-pact-offered = { $seat } proponuje pakt { $card } w roli { $role }. Partner: { $rival }.
event-pact-made = { $seat } i { $rival } zawierają pakt: { $card }.
event-pact-refused = { $rival } odrzuca pakt. Proponuje go { $seat }.
event-pact-ended = Kończy się pakt { $card }. Leżał przed: { $seat }.

## Koniec

event-scoring-shown = Odsłania się karta punktacji: { $card }.
event-scoring-chosen = { $seat } wybiera kartę punktacji { $card }.
event-impact = { $card }: { $seat } zdobywa { $amount } kultury.
event-bonus = { $seat } zdobywa { $amount } kultury za { $what }.
event-resigned = { $seat } opuszcza grę.
event-ended = Gra kończy się z rundą { $round }.
