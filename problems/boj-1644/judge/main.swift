import InputPatterns
import ProblemKit

let largest = 4_000_000

/// Adds up primes from each start on, until the sum is large enough; divides to find the primes.
func countRuns(_ sum: Int) -> Int {
  func isPrime(_ number: Int) -> Bool { !(2..<number).contains { number % $0 == 0 } }
  let primes = (2...max(sum, 2)).filter(isPrime)
  return primes.indices.count { start in
    var total = 0
    for prime in primes[start...] where total < sum { total += prime }
    return total == sum
  }
}

/// Counts the sums of the first primes that have another such sum below them at the right distance.
func countRunsByPrefixSums(_ sum: Int) -> Int {
  var isComposite = [Bool](repeating: false, count: sum + 1)
  var sums = [0]
  for number in stride(from: 2, through: sum, by: 1) where !isComposite[number] {
    for multiple in stride(from: 2 * number, through: sum, by: number) {
      isComposite[multiple] = true
    }
    sums.append(sums[sums.count - 1] + number)
  }
  let known = Set(sums)
  return sums.count { known.contains($0 + sum) }
}

/// A case with a given number.
func fixed(
  _ name: String, _ number: Int, _ about: String, answer: AnswerMethod = .reference
) -> Case<[Int]> {
  Case(name, answer: answer, about: about) { _ in [number] }
}

// Small numbers, and now and then one of the largest.
let smallInputs = SmallInputs<[Int]> { random, size in
  let range =
    random.nextIsOne(in: 100) ? largest - 1000...largest : 1...(30 * size).clamped(to: 1...largest)
  return [random.next(in: range)]
}

Problem(
  id: "boj-1644", title: "Sums of consecutive primes",
  link: "https://www.acmicpc.net/problem/1644",
  limits: Limits(seconds: 2, memory: 128),
  input: .line([("N", 1...largest)]),
  answers: [
    Answer(
      .bruteForce, about: "adds up primes from each start, up to N = 2000",
      when: { $0[0] <= 2000 }, solve: { [.line([countRuns($0[0])])] }),
    Answer(
      .reference, about: "pairs of sums of the first primes",
      solve: { [.line([countRunsByPrefixSums($0[0])])] }),
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed("smallest", 1, "no prime is so small", answer: .bruteForce)
  fixed("first-prime", 2, "the smallest prime", answer: .bruteForce)
  fixed("first-sum", 5, "a prime that is a sum besides", answer: .bruteForce)
  fixed("square-small", 49, "the square of a prime: a sieve may stop early", answer: .bruteForce)
  fixed("none", 20, "no way at all", answer: .bruteForce)
  fixed("many-ways", 311, "five ways", answer: .bruteForce)
  Case.shapes([.random], count: 1, in: 1...100, size: "tiny", seeds: 1...10, answer: .bruteForce)
  Case.shapes([.random], count: 1, in: 1...2000, size: "small", seeds: 1...10, answer: .bruteForce)
  Case.shapes([.random], count: 1, in: 2001...100_000, size: "medium", seeds: 1...4)
  Case.shapes([.random], count: 1, in: 3_900_000...largest, size: "max", seeds: 1...4)
  fixed("largest", largest, "the largest number")
  fixed("prime-max", 3_999_971, "the largest prime in range")
  fixed("square-max", 3_996_001, "the square of the prime 1999")
  fixed("two-primes-max", 3_999_996, "the sum of the two primes around two million")
  fixed("from-the-start-max", 3_999_326, "the sum of the first primes, from 2 on")
}.main()
