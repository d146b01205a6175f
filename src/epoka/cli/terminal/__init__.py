"""The terminal game: a table shown as text, and answers typed by people.

`session` plays; `screen` and `painted` show; `painters` finds how each game looks; `matching` understands what is
typed; `keeping` saves. Nothing here knows a rule, and nothing is shown that the seat may not know.
"""
