"""The addresses of the site. A route checks who is asking and hands over; it decides nothing itself."""
