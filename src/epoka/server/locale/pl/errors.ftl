# Dlaczego serwer odmawia. Każdy identyfikator to `error-` i kod błędu.

## Cokolwiek

error-request = Tego, co przyszło, nie da się odczytać. Jeśli ta strona jest stara, może pomóc wczytanie jej na nowo.
error-letters = Są w tym znaki, których nikt nie zobaczy, na przykład znaki sterujące. Usuń je, proszę.
error-name = Nie wszystko w tym imieniu widać. Wybierz takie z widocznych liter, cyfr lub symboli, najwyżej 40 znaków.
error-not-found = Tu nic nie ma.
error-method = Tego nie da się tu zrobić.
error-too-many = { $seconds ->
    [one] To było trochę za szybko. Spróbuj ponownie za { $seconds } sekundę.
    [few] To było trochę za szybko. Spróbuj ponownie za { $seconds } sekundy.
    [many] To było trochę za szybko. Spróbuj ponownie za { $seconds } sekund.
   *[other] To było trochę za szybko. Spróbuj ponownie za { $seconds } sekundy.
}
error-one-at-a-time = { $most ->
    [one] Poprzednia prośba jest jeszcze w toku. Poczekaj, aż się skończy.
    [few] Trwają jeszcze { $most } rzeczy, o które była prośba. Poczekaj, aż któraś się skończy.
    [many] Trwa jeszcze { $most } rzeczy, o które była prośba. Poczekaj, aż któraś się skończy.
   *[other] Trwa jeszcze { $most } rzeczy, o które była prośba. Poczekaj, aż któraś się skończy.
}
error-crowded = Zbyt wiele osób czeka teraz na to samo. Spróbuj ponownie za minutę.
error-too-large = To jest za duże.
error-server = Na serwerze coś poszło nie tak. Zostało to odnotowane; nic się nie zmieniło.
error-busy = Serwer jest teraz zajęty. Spróbuj ponownie.
error-foreign = To żądanie nie pochodzi z naszej strony, więc nie zostało wykonane.

## Ludzie

error-sign-in = Do tego trzeba mieć imię: zagraj jako gość albo zaloguj się.
error-log-in = E-mail i hasło do siebie nie pasują.
error-password = To nie jest twoje hasło.
error-password-common = To hasło jest jednym z pierwszych, które sprawdzi ktoś obcy. Wybierz trudniejsze do odgadnięcia, na przykład kilka słów, które do siebie nie pasują.
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
error-bot-tables = { $most ->
    [one] Przy { $most } twoim stole grają jeszcze same boty. Poczekaj, aż gra się skończy.
    [few] Przy { $most } twoich stołach grają jeszcze same boty. Poczekaj, aż któraś z gier się skończy.
    [many] Przy { $most } twoich stołach grają jeszcze same boty. Poczekaj, aż któraś z gier się skończy.
   *[other] Przy { $most } twoich stołach grają jeszcze same boty. Poczekaj, aż któraś z gier się skończy.
}
error-bots-crowded = Same boty grają teraz przy zbyt wielu stołach. Spróbuj ponownie za kilka minut albo zajmij jedno z miejsc.
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
error-save = Tego pliku nie da się odczytać jako partii: jest uszkodzony albo niepełny.
error-save-heavy = Odczytywanie tego pliku zajęło za dużo czasu lub pamięci i zostało przerwane. Czy to na pewno jedna partia?
error-save-foreign = Ten plik nie jest partią z Epoki.
error-save-large = Ten plik jest zbyt duży jak na partię.
error-save-newer = Tę partię zapisano według nowszych zasad niż te, które ma ten serwer.
error-save-older = Tę partię zapisano według starszych zasad niż te, które ma ten serwer, więc nie da się jej odtworzyć.
error-save-game = To gra, której ten serwer nie ma.
error-save-answer = Odpowiedź { $number } w tej partii jest niezgodna z zasadami, więc nie da się jej odtworzyć.
error-save-forged = Ten plik zmieniono: jego odpowiedzi nie prowadzą do jego pozycji.
error-save-carried = Tę partię zapisano według wersji { $saved } zasad, a ten serwer ma wersję { $here }. Jej odpowiedzi nie da się odtworzyć, więc nikt nie może sprawdzić jej pozycji.
error-save-position = Ta partia zaczyna się od pozycji, której nikt nie może sprawdzić, więc nie da się jej tu wczytać.
