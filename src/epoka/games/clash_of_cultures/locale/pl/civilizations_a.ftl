# O co pytają i co mówią Aztekowie, Babilończycy, Celtowie, Chiny i Egipt.

## Aztekowie

prompt-captive = Którą jednostkę bierzesz do niewoli?
option-captive = { $unit }
prompt-release = Którego jeńca oddajesz?
option-release = { $unit }, jeniec gracza { $rival }
option-release_barbarian = { $unit }, jeniec barbarzyńców
prompt-offering = Brakuje ci żetonów do zapłaty. Który jeniec zastąpi żeton?
option-offer = { $unit }, jeniec gracza { $rival }, zamiast: { $kind }
option-offer_barbarian = { $unit }, jeniec barbarzyńców, zamiast: { $kind }
prompt-aztecs-human-sacrifice = Czy oddajesz jeńca, żeby anulować to wydarzenie i dobrać inne?
prompt-aztecs-aztec-gold = { $amount ->
    [one] Co zamieniasz na 1 złoto?
   *[other] Co zamieniasz na 1 złoto? Możesz to zrobić tyle razy: { $amount }.
}
option-melt = { $kind }
prompt-scare = Którą wrogą jednostkę przepędzasz?
option-scare = { $unit } na { $hex }
prompt-drive = Dokąd idzie jednostka z { $hex } ({ $unit })?
option-drive = Na { $hex }
refusal-too-few-captives = Potrzeba na to jeńców: { $amount }.
refusal-nobody-to-scare = Obok twojego przywódcy nie ma wrogiej jednostki lądowej, którą można przepędzić bez bitwy.
refusal-tributes-size = { $hex } jest za duże: to możliwe w mieście o rozmiarze najwyżej { $amount }.
event-captive-taken = { $seat } bierze jeńca ({ part-whom }): { $unit }.
event-captive-released = { $seat } oddaje jeńca ({ part-whom }): { $unit }.
score-captives = Jeńcy, po pół punktu: { $amount }

## Celtowie

prompt-celts-tribal-allies = Armie barbarzyńców ruszają na ciebie. Czy płacisz 1 żywności, żeby zatrzymać niektóre lub wszystkie?
prompt-halt = Którą armię zatrzymujesz?
option-halt = Armia na { $hex }
prompt-viriathus-terror = Czy płacisz 2 żetony nastroju, żeby wypchnąć wrogą jednostkę z bitwy?
option-push = { $unit } na { $hex }
prompt-boudicca-great-numbers = Czy płacisz 1 żywności, żeby zachować osadnika, który założył to miasto?
refusal-no-barbarians = Nie ma miejsca dla kolejnych barbarzyńców.
event-druids-heard = Barbarzyńcy na { $hex } słuchają druidów gracza { $seat }.
event-army-held = { $seat } powstrzymuje armię barbarzyńców na { $hex }.
event-pushed = { part-who } – jednostka musi odejść z { $hex } na { $hex2 }: { $unit }.
score-druids = Żetony druidów, po 1: { $amount }

## Chiny

prompt-china-fireworks = Czy płacisz 1 drewna i 1 rudy, żeby anulować trafienie fajerwerkami?
prompt-retrain = Którą jednostkę zamieniasz?
option-retrain = { $unit } na { $hex }
prompt-qin-shi-huang-tactician = Czy płacisz 2 żetony kultury, żeby anulować trafienie?
refusal-nobody-to-retrain = Nie masz osadników ani piechoty, których można by zamienić.
event-retrained = { $seat } zamienia jednostkę na { $hex }; teraz to: { $unit }.

## Egipt

prompt-ramses-monumental = Co przynosi obelisk?
event-beloved = { $seat } kładzie żeton kultury na { $hex }. Żetony: { $amount }.
