"""The server, over real sockets and with a real database."""
