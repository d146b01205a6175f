"""The site in a real browser: what people see, press and read."""
