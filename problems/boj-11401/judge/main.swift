import InputPatterns
import ProblemKit

let largest = 4_000_000
let prime = 1_000_000_007

/// N things, of which K are chosen.
struct Choice {
  let n: Int
  let k: Int
}

let format = InputFormat<Choice>(
  read: { input in
    let n = try input.integer("N", in: 1...largest)
    try input.space()
    let k = try input.integer("K", in: 0...n)
    try input.lineEnd()
    return Choice(n: n, k: k)
  },
  write: { [.line([$0.n, $0.k])] })

/// Adds up the rows of Pascal's triangle.
func addUp(_ choice: Choice) -> Int {
  var row = [1]
  for _ in 0..<choice.n {
    row = zip([0] + row, row + [0]).map { ($0 + $1) % prime }
  }
  return row[choice.k]
}

/// Multiplies the primes of which the number of ways consists: nothing is divided modulo a prime.
func multiplyPrimes(_ choice: Choice) -> Int {
  /// How often a prime divides the product of all numbers up to the given one (Legendre).
  func exponent(of prime: Int, in number: Int) -> Int {
    number < prime ? 0 : number / prime + exponent(of: prime, in: number / prime)
  }
  var isComposite = [Bool](repeating: false, count: choice.n + 1)
  var product = 1
  for number in stride(from: 2, through: choice.n, by: 1) where !isComposite[number] {
    for multiple in stride(from: 2 * number, through: choice.n, by: number) {
      isComposite[multiple] = true
    }
    let times =
      exponent(of: number, in: choice.n) - exponent(of: number, in: choice.k)
      - exponent(of: number, in: choice.n - choice.k)
    for _ in 0..<times { product = product * number % prime }
  }
  return product
}

/// A case with given numbers.
func fixed(
  _ name: String, _ n: Int, _ k: Int, _ about: String, answer: AnswerMethod = .reference
) -> Case<Choice> {
  Case(name, answer: answer, about: about) { _ in Choice(n: n, k: k) }
}

/// Any number up to a largest one, and how many to choose.
func anyChoice(_ random: inout SplitMix64, in range: ClosedRange<Int>) -> Choice {
  let n = random.next(in: range)
  return Choice(n: n, k: random.next(in: 0...n))
}

Problem(
  id: "boj-11401", title: "Binomial coefficients modulo a prime",
  link: "https://www.acmicpc.net/problem/11401",
  limits: Limits(seconds: 1, memory: 256),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "Pascal's triangle, up to N = 1000",
      when: { $0.n <= 1000 }, solve: { [.line([addUp($0)])] }),
    Answer(.reference, about: "the primes of which the number consists") {
      [.line([multiplyPrimes($0)])]
    },
  ],
  checker: .numbers,
  smallInputs: SmallInputs<Choice> { random, size in
    anyChoice(&random, in: 1...(10 * size).clamped(to: 1...1000))
  }
) {
  fixed("smallest", 1, 0, "none of one", answer: .bruteForce)
  fixed("all", 1, 1, "one of one", answer: .bruteForce)
  fixed("below-the-prime-small", 33, 14, "less than the prime by a fifth", answer: .bruteForce)
  fixed("above-the-prime-small", 33, 15, "slightly more than the prime", answer: .bruteForce)
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "a few things") {
    anyChoice(&$0, in: 1...40)
  }
  Case("random-medium", seeds: 1...10, answer: .bruteForce, about: "up to a thousand things") {
    anyChoice(&$0, in: 41...1000)
  }
  Case("random-max", seeds: 1...4, about: "millions of things") {
    anyChoice(&$0, in: 3_900_000...largest)
  }
  fixed("none-max", largest, 0, "none of the most things")
  fixed("one-max", largest, 1, "one of the most things")
  fixed("half-max", largest, largest / 2, "half of the most things")
  fixed("all-but-one-max", largest, largest - 1, "all of the most things but one")
  fixed("all-max", largest, largest, "all of the most things")
}.main()
