import InputPatterns
import NumberTheory

/// Remainders, all as likely as each other.
func remainders<M: Modulus>(_ count: Int, seed: UInt64, _: M.Type) -> [ModularInteger<M>] {
  InputPattern.random.values(count: count, in: 0...Int(M.value) - 1, seed: seed)
    .map { ModularInteger($0) }
}

/// The coefficients of a series: remainders of the same numbers below 2³¹ for all moduli.
func series<M: Modulus>(_ count: Int, seed: UInt64, _: M.Type) -> [ModularInteger<M>] {
  InputPattern.random.values(count: count, in: 0...2_147_483_647, seed: seed)
    .map { ModularInteger($0) }
}
