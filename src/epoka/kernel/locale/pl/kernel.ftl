# Co mówi samo jądro, niezależnie od gry.

## Dlaczego odpowiedź jest odrzucona

# $answer to odpowiedź tak, jak ją zapisano.
refusal-malformed = To nie jest odpowiedź; odpowiedź składa się ze słów i liczb, na przykład „take iron 2”.
refusal-not-an-option = Tutaj nie ma takiej możliwości: „{ $answer }”.
refusal-game-over = Gra jest skończona.
refusal-not-your-turn = Teraz decyduje { $seat }, a nie ty.

## Dlaczego odpowiedzi nie można cofnąć

refusal-undo-nothing = Nie ma czego cofać.
refusal-undo-not-yours = Ostatnia odpowiedź nie jest twoja, więc jej nie cofniesz: daje ją { $seat }.
refusal-undo-new-information = Po twojej ostatniej odpowiedzi wychodzi na jaw coś nowego, więc nie można jej cofnąć.

## Możliwości wspólne dla wielu gier

option-yes = Tak
option-no = Nie

## Odtworzona gra

replay-verified = { $answers ->
    [one] Odtworzono i sprawdzono { $answers } odpowiedź.
    [few] Odtworzono i sprawdzono { $answers } odpowiedzi.
    [many] Odtworzono i sprawdzono { $answers } odpowiedzi.
   *[other] Odtworzono i sprawdzono { $answers } odpowiedzi.
}
replay-score = { $points ->
    [one] { $seat }: { $points } punkt
    [few] { $seat }: { $points } punkty
    [many] { $seat }: { $points } punktów
   *[other] { $seat }: { $points } punktu
}
replay-winners = Zwycięstwo: { $winners }.

## Spis kart

column-deck = Talia
column-card = Karta
column-text = Opis
column-confidence = Źródło
confidence-seed = z instrukcji
confidence-public = z materiałów publicznych
confidence-memory = z pamięci
confidence-reconstructed = odtworzona
