// Mistakes in arithmetic with large numbers.

import FastIO

/// lc-convolution_mod, each coefficient with each other one, added up in one way or another.
func multiplyPolynomials(add: (inout [UInt64], Int, UInt64) -> Void) {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...524_288)
    let otherCount = try input.read(Int.self, in: 1...524_288)
    let a = try input.readArray(of: UInt64.self, count: count)
    let b = try input.readArray(of: UInt64.self, count: otherCount)
    var sums = [UInt64](repeating: 0, count: count + otherCount - 1)
    for (place, x) in a.enumerated() {
      for (other, y) in b.enumerated() { add(&sums, place + other, x * y) }
    }
    output.writeLine(sums.map { $0 % 998_244_353 }, separator: " ")
  }
}

/// lc-factorize: what passes a test is a prime, other numbers are divided by one number after the other.
func factorize(isPrime: (Int) -> Bool) {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...100)
    for number in try input.readArray(of: Int.self, count: count) {
      var factors: [Int] = []
      var (rest, divisor) = (number, 2)
      while rest > 1 {
        if isPrime(rest) { divisor = rest }
        while rest % divisor == 0 {
          factors.append(divisor)
          rest /= divisor
        }
        divisor += 1
      }
      output.writeLine([factors.count] + factors, separator: " ")
    }
  }
}

/// Whether 2 to the power of a number less 1 is 1 modulo the number, as for primes: Fermat's test.
func passesFermatsTest(_ number: Int) -> Bool {
  if number < 4 { return number > 1 }
  func product(_ a: Int, _ b: Int) -> Int {
    number.dividingFullWidth(a.multipliedFullWidth(by: b)).remainder
  }
  var (power, square, exponent) = (1, 2, number - 1)
  while exponent > 0 {
    if exponent % 2 == 1 { power = product(power, square) }
    square = product(square, square)
    exponent /= 2
  }
  return power == 1
}
