# O co pytają i co mówią Kartagina, Fenicjanie, Grecja i Indie.

## Kartagina

option-flotilla = { $hex }: { $units } ze statkami piratów: { $amount }
option-flotilla_split = { $hex }: inne jednostki ze statkami piratów
option-with_pirates = Statki piratów: { $amount }
prompt-carthage-attack = Czy twoje nowe statki atakują piratów obok siebie?
prompt-carthage-hegemony = Który statek zakłada miasto i gdzie?
option-colony = Z { $hex } na { $hex2 }
prompt-carthage-ship = Który statek oddajesz za miasto?
option-own_ship = Mój statek
option-pirate_ship = Statek piratów
prompt-carthage-ashore = Kto schodzi na ląd do nowego miasta na { $hex }?
option-ashore = { $unit }
prompt-dido-sacrifice = Czy Dydona odchodzi w zamian za piechotę, żeby atakujący musieli się wycofać?
prompt-hanno-navigator = Które statki płyną z Hannonem?
refusal-no-ship-founds = Żaden statek nie może założyć miasta na sąsiednim polu lądu.
refusal-no-rested-ships = Hannon nie jest na statkach, które jeszcze się nie ruszyły i mogą popłynąć.
event-allies-sailed = Z { $hex } na { $hex2 } płyną statki piratów, którymi włada { $seat }: { $amount }.

## Fenicjanie

prompt-pumayaton-protector = Czy płacisz 1 żeton kultury, żeby anulować trafienie? Wróci po zwycięstwie.
score-ports = Wolne porty, o pół punktu więcej: { $amount }

## Grecja

prompt-alexander-idol = Którą kartę akcji zagrywasz bez akcji?
refusal-no-card-for-action = Nie masz karty akcji, która wymaga akcji i którą można teraz zagrać.

## Indie

prompt-akbar-tusks = Czy płacisz 1 rudy, żeby każdy twój słoń dodawał 1 do wartości bojowej w każdej rundzie?
prompt-sri-gupta-golden-age = Które rozwinięcie kupujesz, żeby zacząć nową kategorię?
refusal-no-category-to-start = Nie ma kategorii, którą można zacząć i za którą można zapłacić.
