"""Storage: the database, its one writer, and the queries. Nothing here knows the web or a game's rules."""
