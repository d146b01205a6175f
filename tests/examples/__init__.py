"""The packages in `examples`, installed as anybody would install them."""
