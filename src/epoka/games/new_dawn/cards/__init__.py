"""The components: a module for each kind, in the order of the rules. (ND-2)"""
