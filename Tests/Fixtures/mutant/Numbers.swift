// Mistakes in arithmetic with large numbers.

import FastIO

/// lc-convolution_mod, each coefficient with each other one, added up in one way or another.
func multiplyPolynomials(add: @Sendable (inout [UInt64], Int, UInt64) -> Void) {
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
func factorize(isPrime: @Sendable (Int) -> Bool) {
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

/// Whether a number behaves as a prime does to some bases: by Fermat's test only, or by Rabin's, which is right
/// for numbers of 32 bits if the bases are 2, 7 and 61.
func passesTest(_ number: Int, to bases: [Int], isRabins: Bool = false) -> Bool {
  if number < 62 { return number > 1 && !(2..<number).contains { number % $0 == 0 } }
  func product(_ a: Int, _ b: Int) -> Int {
    number.dividingFullWidth(a.multipliedFullWidth(by: b)).remainder
  }
  func power(_ base: Int, _ exponent: Int) -> Int {
    if exponent == 0 { return 1 }
    let root = power(base, exponent / 2)
    return product(product(root, root), exponent % 2 == 0 ? 1 : base)
  }
  let twos = (number - 1).trailingZeroBitCount
  return bases.allSatisfy { base in
    if !isRabins { return power(base, number - 1) == 1 }
    return power(base, (number - 1) >> twos) == 1
      || (0..<twos).contains { power(base, ((number - 1) >> twos) << $0) == number - 1 }
  }
}
