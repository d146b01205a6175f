# Why the server declines a request. Each id is `error-` and the code of the error.

## Anything at all

error-request = What was sent does not fit. If this page is old, loading it again may help.
error-letters = There are characters in it that nobody can see, such as control characters. Please leave them out.
error-name = Not all of this name can be seen. Please choose one of visible letters, digits or symbols, 40 at most.
error-not-found = There is nothing here.
error-method = That cannot be done here.
error-too-many = { $seconds ->
    [one] That was a little too fast. Please try again in { $seconds } second.
   *[other] That was a little too fast. Please try again in { $seconds } seconds.
}
error-one-at-a-time = { $most ->
    [one] What you asked for before is still being worked on. Please wait until it is done.
   *[other] { $most } things that you asked for are still being worked on. Please wait until one of them is done.
}
error-crowded = Too many people are waiting for this just now. Please try again in a minute.
error-too-large = That is too large.
error-server = Something went wrong on the server. It has been noted; nothing was changed.
error-busy = The server is busy just now. Please try again.
error-foreign = This request does not come from our own page, so it was not carried out.

## People

error-sign-in = For this you need a name: play as a guest or log in.
error-log-in = E-mail and password do not fit together.
error-password = That is not your password.
error-password-common = This password is among the first that somebody else would try. Please choose one that is harder to guess, such as a few words that do not belong together.
error-email-taken = There is an account with this e-mail already.

## Tables

error-not-yours = This seat is not yours.
error-not-started = The game has not started yet.
error-started = The game has started, so this invitation is no longer of use.
error-closed = This table is closed.
error-full = Every seat of this table is taken.
error-seat-taken = Somebody else sits there.
error-invite = This invitation does not fit this table.
error-no-game = There is no game called “{ $name }”.
error-seats = { $most ->
    [one] This game is for { $least } to { $most } player.
   *[other] This game is for { $least } to { $most } players.
}
error-me-once = You can take only one seat yourself; the others at your screen are neighbours.
error-option = The option “{ $name }” does not fit this game or this number of players.
error-bot-tables = { $most ->
    [one] { $most } table of yours at which only bots play is still running. Please wait until the game is over.
   *[other] { $most } tables of yours at which only bots play are still running. Please wait until one of the games is over.
}
error-bots-crowded = Bots play among themselves at too many tables just now. Please try again in some minutes, or take a seat yourself.
error-bot = There is no bot called “{ $name }”.

## Playing

error-behind = The table has moved on. Here is how it stands now.
error-no-request = Nobody is asking to take anything back.
error-request-open = Somebody is already asking to take an answer back.
error-no-previews = At this table nobody looks ahead.
error-no-hints = At this table there are no hints.

## Games as documents

error-running = That can be had once the game is over.
error-no-answer = { $answers ->
    [one] This game has only { $answers } answer.
   *[other] This game has only { $answers } answers.
}
error-history = The rules have changed since then, so this part of the game cannot be shown any more.
error-no-analysis = The rules have changed since this game was played, so there is nothing left of it to analyse.
error-newer = This game was played under newer rules than this server has.
error-no-notation = This game starts from a position, so it can be had only as a saved game.
error-save = This file cannot be read as a game: it is damaged or incomplete.
error-save-heavy = Reading this file took too much time or memory, so it was given up. Is it really one game?
error-save-foreign = This file is not a game of Epoka.
error-save-large = This file is too large to be a game.
error-save-newer = This game was saved under newer rules than this server has.
error-save-older = This game was written down under older rules than this server has, so it cannot be replayed.
error-save-game = This is a game that this server does not have.
error-save-answer = Answer { $number } of this game is not allowed by the rules, so it cannot be replayed.
error-save-forged = This file was changed: its answers do not lead to its position.
error-save-carried = This game was saved under version { $saved } of the rules, and this server has version { $here }. Its answers cannot be replayed, so nobody can check its position.
error-save-position = This game starts from a position that nobody can check, so it cannot be brought in here.
