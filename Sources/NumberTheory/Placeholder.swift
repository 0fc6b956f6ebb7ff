// NumberTheory
