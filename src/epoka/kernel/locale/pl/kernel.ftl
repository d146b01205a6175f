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

# Czego dowiedziono o pliku. Cała rozgrywka:
replay-checked-game = { $answers ->
    [one] Sprawdzono: { $answers } odpowiedź, odtworzona od przygotowania gry, prowadzi dokładnie do tej pozycji.
    [few] Sprawdzono: { $answers } odpowiedzi, odtworzone od przygotowania gry, prowadzą dokładnie do tej pozycji.
    [many] Sprawdzono: { $answers } odpowiedzi, odtworzonych od przygotowania gry, prowadzi dokładnie do tej pozycji.
   *[other] Sprawdzono: { $answers } odpowiedzi, odtworzonych od przygotowania gry, prowadzi dokładnie do tej pozycji.
}
# Plik zaczyna się w środku rozgrywki.
replay-checked-answers = { $answers ->
    [one] Sprawdzono częściowo: { $answers } odpowiedź, odtworzona od pozycji, od której zaczyna się ten plik, prowadzi dokładnie do tej pozycji. Nie da się sprawdzić, jak do tego początku doszło.
    [few] Sprawdzono częściowo: { $answers } odpowiedzi, odtworzone od pozycji, od której zaczyna się ten plik, prowadzą dokładnie do tej pozycji. Nie da się sprawdzić, jak do tego początku doszło.
    [many] Sprawdzono częściowo: { $answers } odpowiedzi, odtworzonych od pozycji, od której zaczyna się ten plik, prowadzi dokładnie do tej pozycji. Nie da się sprawdzić, jak do tego początku doszło.
   *[other] Sprawdzono częściowo: { $answers } odpowiedzi, odtworzonych od pozycji, od której zaczyna się ten plik, prowadzi dokładnie do tej pozycji. Nie da się sprawdzić, jak do tego początku doszło.
}
# Odpowiedzi należą do innej wersji zasad, więc nawet się ich nie czyta.
replay-checked-position = Nie sprawdzono: plik zapisano według wersji { $saved } zasad, a tutaj jest wersja { $here }. Jego odpowiedzi nie odtworzono; sprawdzono tylko pozycję – czy jest spójna.
# O rozgrywce pokazanej tylko do pewnej odpowiedzi.
replay-shown = Pokazano do odpowiedzi { $shown } z { $answers }.
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

## Rodzaje wpisów w dzienniku

log-kind-course = Przebieg gry
