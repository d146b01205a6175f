# Why the server declines a request. Each id is `error-` and the code of the error.

## Anything at all

error-request = What was sent does not fit. If this page is old, loading it again may help.
error-not-found = There is nothing here.
error-method = That cannot be done here.
error-too-many = { $seconds ->
    [one] That was a little too fast. Please try again in { $seconds } second.
   *[other] That was a little too fast. Please try again in { $seconds } seconds.
}
error-too-large = That is too large.
error-server = Something went wrong on the server. It has been noted; nothing was changed.
error-busy = The server is busy just now. Please try again.
error-foreign = This request does not come from our own page, so it was not carried out.

## People

error-sign-in = For this you need a name: play as a guest or log in.
error-log-in = E-mail and password do not fit together.
error-password = That is not your password.
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
error-save = This file cannot be read as a game: it is damaged, incomplete, of another version, or not one of ours.
error-save-position = This game starts from a position that nobody can check, so it cannot be brought in here.
