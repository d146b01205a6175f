# What the terminal itself says, whatever the game.

## Players

terminal-bot-name = Bot { $number }
terminal-bot = { $seat } ({ $kind })
kind-random = random
kind-greedy = greedy
kind-beginner = beginner
kind-easy = easy
kind-medium = medium
kind-hard = hard
kind-expert = expert
kind-search = search

## Deciding

terminal-happened = Since your last decision:
terminal-begins = The game begins:
terminal-deciding = { $seat } decides.
terminal-ask = Your choice (? for help):
terminal-ask-seat = { $seat } chooses (? for help):
terminal-thinking = { $seat } is thinking…
# What all options of a group are sure to bring.
terminal-each = Each: { $changes }.
terminal-refused = Not possible now (why?): { $refused }

## Answers to what was typed

terminal-not-understood = “{ $line }” is neither an option nor a command. Type a number from the list, or ? for help.
terminal-no-such-number = { $count ->
    [one] There is no option { $number }: only 1.
   *[other] There is no option { $number }: they go from 1 to { $count }.
}
terminal-which = That fits several options: { $options }. Please say which one.
terminal-reason = { $reason } [{ $rule }]
terminal-possible = { $option }: you can do this, it is option { $number }.
terminal-nothing-refused = Nothing that you might try is refused now.
terminal-why-what = I cannot tell which option “{ $line }” is. Try “why” alone to see all that is refused now.
terminal-which-card = That fits several cards: { $cards }. Please say which one.
terminal-no-such-card = No card is called “{ $line }”.
terminal-card-what = Which card? Type its name, or the number of an option about it: card 1.
terminal-log-number = The log takes a number: log 20 shows the last 20 entries.
terminal-log-empty = Nothing has happened yet.
terminal-taken-back = Taken back. { $seat }: { $option }.

## The end and the score

# A line of the score sheet, with what it is worth.
terminal-sheet-line = { $points ->
    [one] { $line }: { $points } point.
   *[other] { $line }: { $points } points.
}
terminal-score-now = If the game ended now
terminal-over = The game is over
terminal-sheet = { $points ->
    [one] { $seat }: { $points } point
   *[other] { $seat }: { $points } points
}
terminal-seed = The seed of this game was { $seed }.
terminal-replay = To read the whole game again:

## Keeping the game

terminal-saved = Saved:
terminal-left = The game is kept. To go on with it:
terminal-left-unsaved = The game could not be kept.
terminal-not-saved = The game is not saved: { $reason }
terminal-save-where = Say where: save FILE.
terminal-file-exists = { $file } is there already; choose another name
terminal-quit-unsaved = The game cannot be kept. Save it elsewhere with “save FILE”, or type quit again to give it up.
terminal-no-note = Nothing says who played this game: you take the first seat, greedy bots the others. Use --bots to change that.
terminal-older = This game was begun under version { $saved } of the rules. It goes on under version { $here }; what was answered before can no longer be told or taken back.

## Help. The words of a command, and what it does

terminal-help = Type a number, the words of an option, or one of these:
command-answer = 3, words of an option
    .does = takes an option by its number or in words; names of cards work in English and in Polish
command-help = ?, help
    .does = shows this
command-why = why, why 3, why with words
    .does = says why something cannot be done, with the rule; alone, everything that cannot be done now
command-card = card with its name, card 2
    .does = tells all about a card, by its name or by the number of an option about it
command-board = board
    .does = shows the whole table in full
command-log = log, log 20
    .does = tells what happened lately
command-score = score
    .does = explains everybody's points as if the game ended now
command-undo = u, undo
    .does = takes back your last answer, unless something new has come to light since
command-save = save, save FILE
    .does = saves now, or saves a copy; the game is saved after every answer anyway
command-quit = quit
    .does = leaves the game, which is kept
