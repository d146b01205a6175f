# Słowa potrzebne w każdej grze.

# Gracz bez imienia; $number liczy od 1.
seat-default = Gracz { $number }
# Tam, gdzie nie chodzi o żadnego gracza.
seat-nobody = nikt

# Lista: „a, b i c”.
list-comma = { $first }, { $next }
list-and = { $first } i { $last }
list-nothing = nic
