# The pages of the site, apart from the table.

## The games

# What `game-title` and `game-line` are in the words of a game is `game-<its name>` and `line-<its name>` here.
the-game = { $game }
about-line = { $line }
about-designer = A game by { $designer }.
about-size = { $few }–{ $many } players
about-size-exact = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
about-minutes = { $minutes } min
about-hours = { $hours } h
house-rule = house rule

## Bots

bot-beginner = beginner
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-beginner-about = Plays on impulse and misjudges most positions: for your first games.
bot-easy-about = Sees what is obvious and often errs about the rest.
bot-medium-about = Looks a few answers ahead and seldom blunders.
bot-hard-about = Searches deeply for a fifth of a second before each answer.
bot-expert-about = Searches for a whole second before each answer.
bots-level = Level { $level }: { $bot }
bots-rating = { $seats ->
    [one] Rating { $rating } with { $seats } seat.
   *[other] Rating { $rating } with { $seats } seats.
}

## The top of every page

brand-home = Epoka, home page
skip-to-content = Skip to the content
nav-label = Pages
nav-play = Play
nav-new = New table
nav-lobby = Lobby
nav-rules = Cards and rules
nav-settings = Settings
nav-menu = Menu
nav-sign-in = Sign in
nav-account-of = Account of { $name }
nav-waiting = { $count ->
    [0] Your tables; none waits for you
    [one] Your tables; { $count } waits for you
   *[other] Your tables; { $count } wait for you
}
theme-to-light = Light colours
theme-to-dark = Dark colours
offline-banner = No connection to the server. What you see may be out of date.
footer = Epoka is free and open. It is unaffiliated with the publishers of these games and ships none of their art or text.

## Said in many places

play = Play
open = Open
join = Join
watch = Watch
copy = Copy
save = Save
cancel = Cancel
try-again = Try again
to-home = To the home page
your-name = Your name
guest-name = Guest { $number }
link-label = Link
link-copied = Link copied.
seats-open = Open seat
seats-invited = Invited
seats-taken = { $taken } of { $all } seats taken
tables-last-move = last move: { $ago }
tables-changed = { $ago }
tables-with = { $seats ->
    [one] with { $names }, { $seats } seat
   *[other] with { $names }, { $seats } seats
}
tables-about = { $answers ->
    [0] { about-size-exact }
    [one] { about-size-exact }, { $answers } move
   *[other] { about-size-exact }, { $answers } moves
}

## When something goes wrong

trouble-title = That did not work
trouble-offline-title = No connection
trouble-offline = The server cannot be reached. Check your connection; nothing is lost.
trouble-gone-title = Nothing here
trouble-gone = What you are looking for does not exist, or is not for you to see.
trouble-too-many = That was a lot at once. Wait a moment and try again.
trouble-server = The server has stumbled. Try again in a moment.
trouble-request = The server did not accept that.
trouble-unexpected = Something unexpected happened here. Reloading the page may help.
missing-title = Uncharted territory
missing-text = There is no page at this address. Perhaps the link is incomplete.

## Home

home-title = Epoka: five civilization games
hero-title = Lead a people from the first tribe to the future
hero-text = Play { $game } against two bots. It needs no account, and you can take moves back.
hero-friends = Set up a table with friends
hero-rules = Read the rules first
play-now = Play now against bots
play-now-busy = Setting the table …
play-bots = Play bots
play-bots-of = Play bots: { $game }
rules-of = Cards and rules of { $game }
home-your-turn = Your turn
home-others-wait = { $count ->
    [one] { $count } more table waits for others
   *[other] { $count } more tables wait for others
}
home-continue = Under way
home-start = Start a game
home-side = Other tables
home-open = Open tables
home-open-none = Nobody is looking for players right now. Open a seat at a new table, and it shows up here.
home-all-open = { $count ->
    [one] { $count } open table
   *[other] All { $count } open tables
}
home-watch = Watch
home-join = Join by link
home-join-label = Link or code
home-join-wrong = That is neither a link to a table nor its code of ten letters and digits.

## A new table

new-title = New table
new-game = Game
new-no-games = This server has no games.
new-seats = Seats
new-seat-count = Number of seats
new-who-sits = Who takes seat { $number }
new-bot-level = Bot
new-neighbour-name = Name of the player beside you
new-shuffle = Random seating
new-rules = Rules
new-no-settings = This game has no variants.
new-setting-needs = Only with { $counts } seats.
new-setting-needs-value = Only where { $setting } is: { $values }.
new-previews = Preview
new-previews-about = A choice shows what will happen before it is confirmed
new-hints = Hints
new-hints-about = Whoever asks is told the three best choices; the others see that somebody asked
new-look = Company
new-who-looks = Who may look
new-private = With link
new-private-about = Only those who have the link
new-public = Anyone
new-public-about = Listed in the lobby; spectators never see what is hidden
new-open-but-private = Nobody will find the open seat unless you pass the link on yourself.
new-summary-public = public
new-summary-private = by link only
new-create = Create table
new-create-play = Start the game
new-length = About { $length }.
new-starts-when-full = Starts when every seat is taken; you get the links to pass on.
new-starts-now = Starts at once.
file-title = From a file
file-about = A game that was saved as a file opens here as a table: look at it move by move, or play on.
file-choose = Choose a file
file-checked = { $answers ->
    [one] Verified: { $answers } answer, replayed from the set-up, leads to this very position.
   *[other] Verified: { $answers } answers, replayed from the set-up, lead to this very position.
}
file-too-large = This file is too large to be a game.
who-here = Here
who-invite = Invite
who-open = Open
who-bot = Bot
who-me = you, on this device
who-neighbour = beside you, on this device
who-invite-about = somebody you send a link
who-open-about = anybody who comes along
summary-me = you
summary-here = same screen
summary-invite = by link
summary-open = open
summary-bot = bot

## Lobby

lobby-title = Lobby
lobby-tabs = Which tables
lobby-open = Open
lobby-mine = Mine
lobby-watch = Watch
lobby-open-none = No table is looking for players
lobby-open-none-about = Set one up with an open seat: it shows up here for everybody.
lobby-mine-none = You sit at no table yet
lobby-mine-none-about = Games you play are kept here, the finished ones too.
lobby-watch-none = Nothing to watch at the moment
lobby-watch-none-about = Public games under way appear here.
lobby-others-turn = Others are thinking
lobby-not-started = Waiting for players
lobby-over = Finished
lobby-won-by = Won by { $names }
lobby-watchers = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
lobby-join-of = Join { $game }
lobby-invite = Invite
lobby-look-back = Look back
lobby-open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}

## Joining by link

join-title = Join a table
join-free = { $game }: a seat is kept for you
join-open = { $game }: a seat is free
join-seated = { $game }: you already sit here
join-full = { $game }: every seat is taken
join-over = { $game }: this game is over
join-for-you = for you
join-this-seat = this seat
join-sit-down = Sit down
join-only-watch = Only watch
join-to-table = To the table

## Cards and rules

reference-title = Cards and rules
reference-tabs = Cards or rules
reference-cards = Cards
reference-rules = Rules
reference-play = Play it
reference-search-cards = Search cards
reference-search-rules = Search rules, or type a rule number
reference-type = Type
reference-any-type = All types
reference-era = Era
reference-any-era = All eras
reference-trigger = When it works
reference-any-trigger = All effects
reference-sure = How sure
reference-any-sure = All sources
reference-known = From a source
reference-found-cards = { $count ->
    [one] { $count } of { $all } cards
   *[other] { $count } of { $all } cards
}
reference-found-rules = { $count ->
    [one] { $count } of { $all } rules
   *[other] { $count } of { $all } rules
}
reference-clear = Clear
reference-none = Nothing fits. Try fewer words or another filter.
reference-no-rules = The rules of this game are not written down here yet.
reference-interpretation = our reading
reference-contents = Chapters
reference-income = income
reference-source = How sure is this?
field-name = Name
field-era = Era
field-type = Type
field-production = Icons
field-trigger = When it works
field-effect = Effect
sure-seed = from the rulebook
sure-seed-inferred = follows from the rulebook
sure-public = from public material
sure-memory = from memory
sure-reconstructed = reconstructed
sure-unknown = unknown

## Settings

settings-title = Settings
settings-look = Appearance
settings-language = Language
settings-theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings-motion = Motion
settings-motion-about = Pieces that travel on the table
motion-system = As the system
motion-full = Full
motion-reduced = Reduced
settings-play = At the table
settings-confirm = Confirm moves
confirm-always = Always
confirm-always-about = Every choice shows what will happen and waits for your second click
confirm-final = If final
confirm-final-about = Only what cannot be taken back waits for your second click
confirm-never = Never
confirm-never-about = A choice counts at once
settings-letters = Letters as shortcuts
settings-letters-about = U takes back, L opens the log, and so on
settings-guide = Guide to a first game
settings-guide-about = Explains each step of a first game, in games that have a guide
settings-general = General table
settings-general-about = Shows every game at the table that fits any game, also where it has one of its own
settings-keys = Keys at the table
key-number = choose an option
key-enter = confirm
key-esc = back
key-u = take back
key-l = log
key-c = chat
key-h = hint
key-help = rules
settings-kept = Settings are kept in this browser and, once you have a name, with your account.

## Account

account-title = Account
account-you = You
account-guest-about = You play as a guest: this browser is your only key to your games.
account-member-about = Signed in as { $email }.
account-renamed = Your name is changed.
account-keep = Keep your games
account-keep-about = With an e-mail address and a password you can play on from any device. Your name and games stay.
account-register = Create an account
account-register-about = For games that last longer than this browser.
account-registered = Your account is ready.
account-log-in = Log in
account-log-in-about = Welcome back.
account-log-in-guest = If you have an account already. The games of this guest stay with the guest.
account-logged-in = You are logged in.
account-log-out = Log out
account-log-out-anyway = Log out anyway
account-logged-out = You are logged out.
account-guest-leaves = Nobody can log in as this guest again. Create an account first if you want to keep your games.
account-email = E-mail
account-password = Password
account-password-hint = at least { $least } characters
account-show-password = Show the password
account-bad-email = That is not an e-mail address.
account-short-password = The password needs at least { $least } characters.
account-no-password = Enter your password.
account-password-change = Change password
account-password-change-about = You stay logged in here; all your other devices are logged out.
account-password-old = Current password
account-password-new = New password
account-password-changed = Your password is changed, and your other devices are logged out.
account-everywhere = All devices
account-everywhere-about = If you have lost a device, or forgot to log out somewhere: this ends every session, on this device too. You log in again with your password.
account-everywhere-now = Log out everywhere
account-everywhere-done = You are logged out everywhere.
account-lost = You have been logged out. Log in again to play on.
account-erase = Delete everything
account-erase-about = Your name, address, settings and messages are deleted for good. Where you sit, a bot plays on for the others.
account-erase-open = Delete my account and data
account-erase-sure = I understand that this cannot be undone.
account-erase-now = Delete for good
account-erased = All your data is deleted.
account-none = You need no account to play: give a name on the home page, and off you go.
