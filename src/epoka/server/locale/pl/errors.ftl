# Dlaczego serwer odmawia. Każdy identyfikator to `error-` i kod błędu.

## Cokolwiek

error-request = Tego, co przyszło, nie da się odczytać. Jeśli ta strona jest stara, może pomóc wczytanie jej na nowo.
error-not-found = Tu nic nie ma.
error-method = Tego nie da się tu zrobić.
error-too-many = { $seconds ->
    [one] To było trochę za szybko. Spróbuj ponownie za { $seconds } sekundę.
    [few] To było trochę za szybko. Spróbuj ponownie za { $seconds } sekundy.
    [many] To było trochę za szybko. Spróbuj ponownie za { $seconds } sekund.
   *[other] To było trochę za szybko. Spróbuj ponownie za { $seconds } sekundy.
}
error-too-large = To jest za duże.
error-server = Na serwerze coś poszło nie tak. Zostało to odnotowane; nic się nie zmieniło.
error-busy = Serwer jest teraz zajęty. Spróbuj ponownie.
error-foreign = To żądanie nie pochodzi z naszej strony, więc nie zostało wykonane.

## Ludzie

error-sign-in = Do tego trzeba mieć imię: zagraj jako gość albo zaloguj się.
error-log-in = E-mail i hasło do siebie nie pasują.
error-password = To nie jest twoje hasło.
error-email-taken = Konto z tym adresem e-mail już istnieje.

## Stoły

error-not-yours = To miejsce nie jest twoje.
error-not-started = Gra jeszcze się nie zaczęła.
error-started = Gra już się zaczęła, więc to zaproszenie nie jest już potrzebne.
error-closed = Ten stół jest zamknięty.
error-full = Wszystkie miejsca przy tym stole są zajęte.
error-seat-taken = Tam siedzi już ktoś inny.
error-invite = To zaproszenie nie pasuje do tego stołu.
error-no-game = Nie ma gry o nazwie „{ $name }”.
error-seats = { $most ->
    [one] Ta gra jest dla od { $least } do { $most } gracza.
    [few] Ta gra jest dla od { $least } do { $most } graczy.
    [many] Ta gra jest dla od { $least } do { $most } graczy.
   *[other] Ta gra jest dla od { $least } do { $most } gracza.
}
error-me-once = Możesz zająć tylko jedno miejsce; pozostałe przy twoim ekranie należą do sąsiadów.
error-option = Opcja „{ $name }” nie pasuje do tej gry albo do tej liczby graczy.
error-bot = Nie ma bota o nazwie „{ $name }”.

## Rozgrywka

error-behind = Gra przy tym stole poszła już dalej. Oto, jak stoi teraz.
error-no-request = Nikt nie prosi o cofnięcie.
error-request-open = Ktoś już prosi o cofnięcie odpowiedzi.
error-no-previews = Przy tym stole nie zagląda się naprzód.
error-no-hints = Przy tym stole nie ma podpowiedzi.

## Partie jako dokumenty

error-running = To będzie dostępne po zakończeniu gry.
error-no-answer = { $answers ->
    [one] Ta partia ma tylko { $answers } odpowiedź.
    [few] Ta partia ma tylko { $answers } odpowiedzi.
    [many] Ta partia ma tylko { $answers } odpowiedzi.
   *[other] Ta partia ma tylko { $answers } odpowiedzi.
}
error-history = Od tego czasu zmieniły się zasady, więc tej części partii nie da się już pokazać.
error-no-analysis = Od czasu tej partii zmieniły się zasady, więc nie ma już czego analizować.
error-newer = Ta partia była grana według nowszych zasad niż te, które zna ten serwer.
error-no-notation = Ta partia zaczyna się od pozycji, więc można ją dostać tylko jako zapisaną grę.
error-save = Tego pliku nie da się odczytać jako partii: jest uszkodzony, niepełny, z innej wersji albo nie od nas.
error-save-position = Ta partia zaczyna się od pozycji, której nikt nie może sprawdzić, więc nie da się jej tu wczytać.
