# O co pytają Rzym, Persja i Japonia oraz to, co wspólne dla kilku cywilizacji.

## Rzym

prompt-rome-provinces = Czy płacisz 1 żeton kultury, żeby przejęte miasto było szczęśliwe?
prompt-caesar-proconsul = Czy płacisz 1 złoto za 1 piechotę w przejętym mieście?
prompt-drop = Który cel odkładasz?

## Persja

prompt-persia-immortals = Ile kultury płacisz za Nieśmiertelnych? Każdy żeton dodaje 1 do wartości bojowej.
option-immortals = Kultura: { $amount }
prompt-convert = Którą jednostkę nawracasz?
option-convert = Nawróć: { $unit }
prompt-cyrus-strategist = Czy twoja karta liczy się jako +2 zamiast tego, co na niej napisano?
refusal-nothing-to-build = W mieście twojego przywódcy nie ma czego wznieść.

## Japonia

prompt-japan-ruse = { $rival } zagrywa { $card }. Czy oddajesz kartę, żeby to anulować?
option-ruse = Anuluj za { $card }
prompt-go-toba-sword = Czy płacisz 1 rudę za 2 wartości bojowej więcej w każdej rundzie?
prompt-go-toba-scholar = Które rozwinięcie kupujesz?
prompt-jimmu-mythical = Czy płacisz 1 żeton kultury, żeby odzyskać kartę akcji z tej bitwy?
option-regain = Odzyskaj { $card }
prompt-reclaim = Który budynek odzyskujesz?
option-reclaim = { $building }
refusal-not-influenced = W { $hex } nie ma budynku do odzyskania.

## Przywódcy

refusal-leader-not-in-city = Twój przywódca nie jest w żadnym z twoich miast.
refusal-leader-not-in-happy-city = Twój przywódca nie jest w twoim szczęśliwym mieście.
refusal-no-advance-left = Nie ma rozwinięcia tego rodzaju, które można by zdobyć.
