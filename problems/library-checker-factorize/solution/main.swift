import FastIO
import NumberTheory

solve { input, output in
  let count = try input.read(Int.self, in: 1...100)
  let numbers = try input.readArray(of: Int.self, count: count, in: 1...1_000_000_000_000_000_000)
  try input.expectEnd()
  for number in numbers {
    let factors = number.primeFactorization()
    let primes = factors.flatMap { repeatElement($0.prime, count: $0.exponent) }
    output.writeLine([primes.count] + primes, separator: " ")
  }
}
