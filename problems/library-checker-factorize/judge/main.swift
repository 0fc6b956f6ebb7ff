import InputPatterns
import ProblemKit

let counts = 1...100
let numbers = 1...1_000_000_000_000_000_000

/// Divides by 2, 3, 4, … as long as that can be a factor.
func byTrial(_ number: Int) -> [Int] {
  var factors: [Int] = []
  var (rest, divisor) = (number, 2)
  while divisor * divisor <= rest {
    while rest % divisor == 0 {
      factors.append(divisor)
      rest /= divisor
    }
    divisor += 1
  }
  return rest > 1 ? factors + [rest] : factors
}

func product(_ a: Int, _ b: Int, modulo modulus: Int) -> Int {
  modulus.dividingFullWidth(a.multipliedFullWidth(by: b)).remainder
}

/// Rabin's test to the first twelve primes, for an odd number.
func isPrime(_ number: Int) -> Bool {
  for base in [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37] where number != base {
    var exponent = number - 1
    while exponent % 2 == 0 { exponent /= 2 }
    var power = 1
    for bit in (0..<64).reversed() {
      power = product(power, power, modulo: number)
      if exponent >> bit & 1 == 1 { power = product(power, base, modulo: number) }
    }
    while exponent != number - 1, power != 1, power != number - 1 {
      power = product(power, power, modulo: number)
      exponent *= 2
    }
    if power != number - 1, exponent % 2 == 0 { return false }
  }
  return true
}

let primesToMillion: [Int] = {
  var isComposite = [Bool](repeating: false, count: 1_000_001)
  return (2...1_000_000).filter { number in
    if isComposite[number] { return false }
    for multiple in stride(from: number, through: 1_000_000, by: number) {
      isComposite[multiple] = true
    }
    return true
  }
}()

func commonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : commonDivisor(b, a % b) }

/// A factor of a number that is not prime: two runners in a circle, one twice as quick, meet.
func divisor(_ number: Int) -> Int {
  for summand in 1... {
    func next(_ x: Int) -> Int { (product(x, x, modulo: number) + summand) % number }
    var (slow, quick) = (2, 2)
    var common = 1
    while common == 1 {
      let (slowStart, quickStart) = (slow, quick)
      var differences = 1
      for _ in 0..<100 {
        slow = next(slow)
        quick = next(next(quick))
        differences = product(differences, abs(slow - quick), modulo: number)
      }
      common = commonDivisor(differences, number)
      if common == number {
        (slow, quick, common) = (slowStart, quickStart, 1)
        while common == 1 {
          slow = next(slow)
          quick = next(next(quick))
          common = commonDivisor(abs(slow - quick), number)
        }
      }
    }
    if common < number { return common }
  }
  fatalError("there are no more summands")
}

/// Divides by all primes up to a million; what is left has two factors at most.
func byPrimes(_ number: Int) -> [Int] {
  var factors: [Int] = []
  var rest = number
  for prime in primesToMillion {
    if prime * prime > rest { break }
    while rest % prime == 0 {
      factors.append(prime)
      rest /= prime
    }
  }
  if rest == 1 { return factors }
  if rest < 1_000_000_000_000 || isPrime(rest) { return factors + [rest] }
  let factor = divisor(rest)
  return factors + [factor, rest / factor].sorted()
}

func lines(_ factors: [[Int]]) -> [Block] { factors.map { .line([$0.count] + $0) } }

// MARK: - Cases

extension SplitMix64 {
  /// A prime from about half of an even limit up to it.
  mutating func nextPrime(below limit: Int) -> Int {
    var number = next(in: limit / 2...limit - 1) | 1
    while byTrial(number).count != 1 { number -= 2 }
    return number
  }
}

func fixed(
  _ name: String, _ numbers: [Int], _ about: String, answer: AnswerMethod = .bruteForce
) -> Case<[Int]> {
  Case(name, answer: answer, about: about) { _ in numbers }
}

/// Products of primes of about the given size, as many as one file may have.
func products(
  _ name: String, of count: Int, below limit: Int, _ about: String
) -> Case<[Int]> {
  Case(name, about: about) { random in
    (0..<counts.upperBound).map { _ in
      (0..<count).reduce(1) { product, _ in product * random.nextPrime(below: limit) }
    }
  }
}

// Small numbers, and now and then products of two primes of any size.
let smallInputs = SmallInputs<[Int]>(largestSize: counts.upperBound) { random, size in
  (0..<size.clamped(to: counts)).map { _ in
    switch random.next(in: 0...3) {
    case 0: return random.nextPrime(below: 20_000) * random.nextPrime(below: 20_000)
    case 1: return random.nextPrime(below: 2000)
    default: return random.next(in: 1...3000)
    }
  }
}

Problem(
  id: "lc-factorize", title: "Prime factors of large numbers",
  link: "https://judge.yosupo.jp/problem/factorize",
  limits: Limits(seconds: 10, memory: 1024),
  input: .rows(count: counts, [("a", numbers)]),
  answers: [
    Answer(
      .bruteForce, about: "tries all divisors, up to 10^10",
      when: { $0.allSatisfy { $0 <= 10_000_000_000 } }, solve: { lines($0.map(byTrial)) }),
    Answer(.reference, about: "primes up to a million, and one factor of what is left") {
      lines($0.map(byPrimes))
    },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed("smallest", [1], "no factors at all")
  fixed("hundred", Array(1...100), "the numbers up to a hundred")
  fixed(
    "pseudoprimes",
    [
      341, 561, 1105, 1729, 2047, 4033, 4681, 8911, 41041, 1_373_653, 25_326_001,
      4_759_123_141,
    ],
    "composite numbers that behave like primes to some bases")
  fixed(
    "pseudoprimes-large",
    [
      3_215_031_751, 3_474_749_660_383, 341_550_071_728_321, 118_901_521, 2_152_302_898_747,
      1_122_004_669_633,
    ],
    "those that behave like primes to up to seven bases", answer: .reference)
  fixed(
    "squares", [4, 9, 25, 1369, 1681, 66049, 4_295_098_369], "squares of primes")
  fixed(
    "powers-max",
    (0..<60).map { 1 << $0 } + [
      450_283_905_890_997_363, 298_023_223_876_953_125, numbers.upperBound,
    ],
    "powers of two, of three, of five and of ten", answer: .reference)
  fixed(
    "powers-of-large-max",
    [999_999_874_000_003_969, 999_949_000_866_995_087, 1_000_006_000_009],
    "a square and a cube of the largest primes that fit, and a square of the first of seven digits",
    answer: .reference)
  fixed(
    "primes-max", [999_999_999_999_999_989, 999_999_999_999_999_967, 999_999_999_999_999_877],
    "the largest primes", answer: .reference)
  Case.shapes(
    [.random], count: 30, in: 1...1_000_000, size: "small", seeds: 1...3, answer: .bruteForce)
  Case.shapes([.random], count: 100, in: numbers, size: "max", seeds: 1...3)
  products("two-primes-max", of: 2, below: 1_000_000_000, "as hard as it gets")
  products("three-primes-max", of: 3, below: 1_000_000, "three primes of six digits")
}.main()
