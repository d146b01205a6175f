# Words that every game needs.

# A player without a name; $number counts from 1.
seat-default = Player { $number }
# Shown where no seat is meant.
seat-nobody = nobody

# A list: "a, b and c".
list-comma = { $first }, { $next }
list-and = { $first } and { $last }
list-nothing = nothing
