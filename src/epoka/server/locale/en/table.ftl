# The page of a table, whatever the game.

## Whose turn

table-title = Table
table-your-turn = Your turn
table-turn-of = { $name } to decide
table-over = The game is over
table-waiting = Waiting for the others
table-watching = You are watching
table-moment = One moment …
table-you = you
table-rivals = Rivals
table-tag-next = next
table-tag-deciding = deciding
table-tag-away = away
table-here = here
table-who-bot = bot
table-who-person = player
table-who-hotseat = player at this screen
table-seat-empty = Seat { $number }
table-choose-seat = Choose { $seat }

## The decision

table-decision = Decision
table-confirm = Confirm
table-pick = Choose
table-choose-first = Choose first
table-back = Back
table-how-many = How many
table-of-most = of { $most }
table-less = One less
table-more-of-it = One more
table-preview = What will happen
table-preview-none = Choose an option to see what will happen.
table-preview-failed = This cannot be looked at beforehand.
table-preview-looking = Looking at what will happen …
table-preview-late = What will happen could not be found out in time. You can confirm without it.
table-preview-more = You choose further before anything happens.
table-preview-uncertain = After that something new comes to light: no taking back.
table-will-change = will change by
table-nothing-here = There is nothing to choose here now.
table-not-now = Not possible now

## Hints

table-hint = Hint
table-hint-busy = Thinking …
table-hint-title = What a bot would do
table-hint-odds = { $percent }% to win
table-hint-choose = { $what }: { $percent }% to win
table-hint-note = The bot knows no more than you do. The others see that you asked.
table-hint-hide = Hide the hint
table-hints-on = Hints are allowed here
table-hints-off = No hints at this table
table-guide = Guide
table-guide-off = Switch the guide off (it can be switched on again in the settings)
table-log-hint = asks for a hint

## Cards

table-new = New
table-tokens = resources
table-card-new = new
table-card-stake = { $name } has { $amount } on it
table-card-can = can be chosen
table-card-chosen = chosen
table-card-cannot = cannot be chosen: { $reason }
table-card-covered = covered
table-card-produces = produces { $list }
table-card-done = this effect has been used
table-card-worth = { $points ->
    [one] now worth { $points } point
   *[other] now worth { $points } points
}
table-card-note = Our text: { $note }.
table-trigger-done = { $trigger }, done
table-worth-now = now { $points }
table-close-rival = Close

## Log and chat

table-log = Log
table-chat = Chat
table-log-and-chat = Log and chat
table-log-at = The position after answer { $number }
table-log-empty = Nothing has happened yet.
table-log-none-here = Nothing of this kind yet.
table-log-undo = takes an answer back
table-filter = Filter
table-filter-all = All
table-filter-seat = Only one seat
table-filter-kind = Kind of line
table-filter-every-kind = Everything
table-chat-unread = { $count ->
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-not-now = You can write here again as soon as the connection is back.
table-chat-unsent = Your message may not have arrived. It stands in the chat again.
table-chat-sign-in = Give yourself a name on the home page to take part in the chat.

## Tools

table-tools = Tools of the table
table-undo = Undo
table-undo-ask = Ask the others
table-undo-asks = would like to take an answer back.
table-undo-asked = You would like to take an answer back. Still to agree: { $names }.
table-undo-missing = Still to agree: { $names }.
table-undo-away = { $name } (away)
table-undo-withdraw = Withdraw
table-undo-agree = Agree
table-undo-refuse = No
table-rules = Rules
table-cards = All cards
table-settings = Settings
table-menu = Menu
table-close = Close
table-leave = Leave the table
table-leave-sure = A bot plays on for you; your place is kept for you.
table-resign = Resign
table-resign-sure = You give your place up for good, and a bot plays on.
table-stay = Stay
table-to-live = To the table
table-to-replay = Replay so far
table-export = Download the game
table-home = To the home page

## Connection

table-loading = The table is on its way.
table-offline = You are offline. The table goes on as soon as you are back.
table-reconnecting = The connection was lost. Connecting again …
table-try-now = Try now
table-connecting = Connecting to the table …
table-ended = The connection has ended, and nothing more will come.
table-signed-out = You have been logged out, here or on another device. Log in again, and your place is yours again.
table-not-yours = This place is not yours any more. You can watch.
table-gone = This table is gone.
table-load-again = Load the page again

# What the page waits for, in the place of the words on the gold button.
table-wait-answer = Your answer is on its way …
table-wait-undo = Taking it back …
table-wait-sending = Connecting to send it …
table-wait-connection = Connecting again …
table-wait-network = Waiting for the network …
table-wait-position = Getting the position …
table-wait-request = Your request is on its way …
table-wait-moves = Showing what has happened …
table-wait-ended = No connection any more
table-closed = This table was called off before it began.

## Before the game

table-waits-title = Waiting for players
table-waits-for = { $count ->
    [0] Everybody is here: the game begins.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
table-waits-note = The game begins by itself as soon as every seat is taken. You may close this page: the table is in your list.
table-seat-open = Free for anybody
table-seat-invited = Invited
table-seat-free = still free
table-sit-here = Sit here
table-join = Join
table-invite-of = Invitation for seat { $number }
table-share = Whoever has this link can join:
table-leave-seat = Stand up
table-to-lobby = To the lobby

## One screen for several

table-curtain-title = Hand the screen over
table-curtain-text = The next player has secrets. Look when you are alone with the screen.
table-curtain-lift = I am { $name }

## The end

table-won = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }
   *[other] { $names } share the victory with { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }
}
table-result-about = { $seats } seats · { $answers ->
    [one] { $answers } move
   *[other] { $answers } moves
} · { $minutes } min
table-rematch = Rematch
table-rematch-join = To the rematch
table-analysis = Analysis
table-show-board = Show the table
table-show-scores = Show the scores
table-score-title = Where the points come from
table-score-bars = Points by source
table-score-source = Source
table-score-total = Total
table-score-of = Whose points

## Replay

table-replay = Replay
table-replay-first = First move
table-replay-back = One move back
table-replay-on = One move on
table-replay-last = Last move
table-replay-play = Play
table-replay-pause = Pause
table-replay-at = { $at } of { $last }
table-branch = Go on from here
table-branch-how = A new table begins at this move. Who are the others?
table-branch-bots = Bots
table-branch-hotseat = People at this screen
table-branch-sign-in = Sign in to go on from here
table-copy-link = Copy link
table-link-copied = Link copied.
table-link-in-bar = The link is in the address bar.

## Dice and maps

table-dice = Dice
table-zoom-in = Closer
table-zoom-out = Farther away
table-zoom-fit = The whole map
table-hex-can = can { $action }
table-hex-cannot = cannot be chosen: { $reason }
table-hex-origin = from here
table-map-legend = Legend

## The page of parts, for builders

parts-title = Parts
parts-lead = Everything a table is made of, in every state. Games add only a layout.
parts-state-rest = at rest
parts-state-can = can be chosen
parts-state-on = chosen: what will happen is shown, Enter confirms
parts-state-no = not allowed, with the reason
parts-state-new = new since your last turn
parts-state-theirs = theirs: colour and symbol of the seat
parts-tie = In a tie
parts-map-keys = Drag to move, wheel or pinch to zoom. Arrows, Q and E go to the six neighbours, Enter chooses, + and − zoom, 0 fits.

## The general table

table-open-seat = Show everything of { $name }
table-open-mine = Mine
table-seat-all = Everything of { $name }
table-piles = Decks and piles
table-face-down = face down
table-backs = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
table-sections = Parts of the table
table-section-map = Map
table-section-common = Table
table-section-hand = Hand
table-section-offers = something to choose
table-choices = What can be chosen: { $thing }
table-map = Map
table-hex-unknown = unexplored
table-hex-spent = exhausted
table-hex-city = city of { $name }, size { $size }
table-offered = To choose from
