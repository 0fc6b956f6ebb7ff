import InputPatterns
import ProblemKit

let lengths = 1...524_288
let prime = 998_244_353
let remainders = 0...prime - 1

struct Polynomials {
  var first: [Int]
  var second: [Int]
}

let format = InputFormat<Polynomials>(
  read: { input in
    let count = try input.integer("N", in: lengths)
    try input.space()
    let otherCount = try input.integer("M", in: lengths)
    try input.lineEnd()
    let first = try input.line("a", count: count, in: remainders)
    return Polynomials(
      first: first, second: try input.line("b", count: otherCount, in: remainders))
  },
  write: {
    [.line([$0.first.count, $0.second.count]), .line($0.first), .line($0.second)]
  })

/// Multiplies each coefficient with each other one.
func oneByOne(_ factors: Polynomials) -> [Int] {
  var product = [Int](repeating: 0, count: factors.first.count + factors.second.count - 1)
  for (place, a) in factors.first.enumerated() {
    for (other, b) in factors.second.enumerated() {
      product[place + other] = (product[place + other] + a * b) % prime
    }
  }
  return product
}

func power(_ base: Int, _ exponent: Int) -> Int {
  if exponent == 0 { return 1 }
  let root = power(base, exponent / 2)
  return root * root % prime * (exponent % 2 == 0 ? 1 : base) % prime
}

/// The values of a polynomial at all powers of a root of unity: those of its even and its odd part, joined.
func values(_ coefficients: [Int], at root: Int) -> [Int] {
  if coefficients.count == 1 { return coefficients }
  let half = coefficients.count / 2
  let evens = values((0..<half).map { coefficients[2 * $0] }, at: root * root % prime)
  let odds = values((0..<half).map { coefficients[2 * $0 + 1] }, at: root * root % prime)
  var values = evens + evens
  var place = 1
  for index in 0..<half {
    let odd = odds[index] * place % prime
    values[index] = (evens[index] + odd) % prime
    values[half + index] = (evens[index] + prime - odd) % prime
    place = place * root % prime
  }
  return values
}

/// Multiplies the values at roots of unity.
func byValues(_ factors: Polynomials) -> [Int] {
  let count = factors.first.count + factors.second.count - 1
  var size = 1
  while size < count { size *= 2 }
  let root = power(3, (prime - 1) / size)
  func valuesOf(_ coefficients: [Int]) -> [Int] {
    values(coefficients + [Int](repeating: 0, count: size - coefficients.count), at: root)
  }
  let products = zip(valuesOf(factors.first), valuesOf(factors.second)).map { $0 * $1 % prime }
  let sums = values(products, at: power(root, prime - 2))
  let inverse = power(size, prime - 2)
  return sums[..<count].map { $0 * inverse % prime }
}

// MARK: - Cases

extension SplitMix64 {
  mutating func nextCoefficients(_ count: Int) -> [Int] {
    (0..<count).map { _ in next(in: remainders) }
  }
}

func random(
  _ name: String, _ count: Int, _ otherCount: Int, _ about: String,
  answer: AnswerMethod = .bruteForce
) -> Case<Polynomials> {
  Case(name, answer: answer, about: about) { random in
    Polynomials(
      first: random.nextCoefficients(count), second: random.nextCoefficients(otherCount))
  }
}

func fixed(
  _ name: String, _ first: [Int], _ second: [Int], _ about: String,
  answer: AnswerMethod = .bruteForce
) -> Case<Polynomials> {
  Case(name, answer: answer, about: about) { _ in Polynomials(first: first, second: second) }
}

// Small numbers, or those next to the prime too; one of them is longer now and then.
let smallInputs = SmallInputs<Polynomials>(largestSize: lengths.upperBound) { random, size in
  let count = size.clamped(to: lengths)
  let otherCount = random.next(in: 1...(random.nextIsOne(in: 8) ? 200 : count))
  let numbers = random.trickyNumbers(
    count: count + otherCount, in: random.nextIsOne(in: 2) ? 0...9 : remainders)
  return Polynomials(first: Array(numbers[..<count]), second: Array(numbers[count...]))
}

Problem(
  id: "lc-convolution_mod", title: "Product of two polynomials",
  link: "https://judge.yosupo.jp/problem/convolution_mod",
  limits: Limits(seconds: 5, memory: 1024),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "each coefficient with each other one, up to N · M = 4,000,000",
      when: { $0.first.count * $0.second.count <= 4_000_000 },
      solve: { [.line(oneByOne($0))] }),
    Answer(.reference, about: "values at roots of unity") { [.line(byValues($0))] },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed("smallest", [prime - 1], [prime - 1], "constants: (-1)²")
  fixed("zero", [0], [0, 0, 0], "nothing but zeros")
  fixed("zeros-around", [0, 0, 7, 0], [0, 5, 0, 0, 0], "zeros in front and at the end stay")
  fixed("linear", [1, 2], [3, 4], "two coefficients each")
  Case("random-small", seeds: 1...6, answer: .bruteForce, about: "few coefficients") { random in
    Polynomials(
      first: random.nextCoefficients(random.next(in: 1...40)),
      second: random.nextCoefficients(random.next(in: 1...40)))
  }
  random("random-medium", 1500, 1300, "any coefficients")
  random("hundreds-medium", 97, 97, "where programs change from one way to another")
  random("short-and-long-medium", 100, 1000, "lengths far apart")
  random("long-and-short-medium", 1000, 100, "the same the other way round")
  random("a-power-medium", 1024, 1025, "a result of 2048 coefficients")
  random("behind-a-power-medium", 1025, 1025, "a result of 2049 coefficients")
  fixed(
    "largest-medium", Array(repeating: prime - 1, count: 1500),
    Array(repeating: prime - 1, count: 1500), "all next to the prime")
  random("random-max", 524_288, 524_288, "any coefficients", answer: .reference)
  random("not-a-power-max", 400_000, 500_000, "any coefficients", answer: .reference)
  random("one-short-max", 7, 524_288, "one of them short")
  fixed(
    "largest-max", Array(repeating: prime - 1, count: 524_288),
    Array(repeating: prime - 1, count: 524_288), "all next to the prime", answer: .reference)
}.main()
