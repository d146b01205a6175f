"""The parts: what two games or more are made of. They know the kernel and no game, and a part enters with two users."""
