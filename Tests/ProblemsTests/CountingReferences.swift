import InputPatterns

extension Reference {
  static let counting = [
    Reference(
      "boj-11401",
      generate: { random in
        let n = Int.random(in: 1...60, using: &random)
        return line([n, .random(in: 0...n, using: &random)])
      },
      answer: { numbers in
        // The ways that leave the last thing out, and those that take it.
        var ways: [[Int]: Int] = [:]
        func count(_ n: Int, _ k: Int) -> Int {
          if k == 0 || k == n { return 1 }
          if let known = ways[[n, k]] { return known }
          let sum = (count(n - 1, k) + count(n - 1, k - 1)) % 1_000_000_007
          ways[[n, k]] = sum
          return sum
        }
        return column([count(numbers[0], numbers[1])])
      },
      forbidden: [
        Forbidden("0 0\n", line: 1, column: 1),
        Forbidden("4000001 1\n", line: 1, column: 1),
        Forbidden("5 -1\n", line: 1, column: 3),
        Forbidden("5 6\n", line: 1, column: 3),
      ]),
    Reference(
      "boj-1450",
      generate: { random in
        let weights = random.numbers(1...10, in: 1...1_000_000_000)
        let capacity = Int.random(in: 0...min(1_000_000_000, 2 * weights.max()!), using: &random)
        return line([weights.count, capacity]) + line(weights)
      },
      answer: { numbers in
        // The sums of all subsets, one thing after the other.
        let sums = numbers.dropFirst(2).reduce([0]) { sums, weight in
          sums + sums.map { $0 + weight }
        }
        return column([sums.filter { $0 <= numbers[1] }.count])
      },
      forbidden: [
        Forbidden("0 5\n", line: 1, column: 1),
        Forbidden("31 5\n", line: 1, column: 1),
        Forbidden("1 -1\n1\n", line: 1, column: 3),
        Forbidden("1 1000000001\n1\n", line: 1, column: 3),
        Forbidden("2 5\n1 0\n", line: 2, column: 3),
        Forbidden("2 5\n1000000001 1\n", line: 2, column: 1),
      ]),
    Reference(
      "boj-1644",
      generate: { random in column([.random(in: 1...300, using: &random)]) },
      answer: { numbers in
        let sum = numbers[0]
        let primes = (2...max(sum, 2)).filter { number in
          !(2..<number).contains { number % $0 == 0 }
        }
        let runs = primes.indices.flatMap { first in
          (first..<primes.count).map { primes[first...$0].reduce(0, +) }
        }
        return column([runs.filter { $0 == sum }.count])
      },
      forbidden: [
        Forbidden("0\n", line: 1, column: 1),
        Forbidden("-7\n", line: 1, column: 1),
        Forbidden("\n 4000001\n", line: 2, column: 2),
      ]),
    Reference(
      "boj-2805",
      generate: { random in
        let heights = random.numbers(1...20, in: 1...50)
        let wanted = Int.random(in: 1...heights.reduce(0, +), using: &random)
        return line([heights.count, wanted]) + line(heights)
      },
      answer: { numbers in
        let highest = (0...50).last { saw in
          numbers.dropFirst(2).reduce(0) { $0 + max($1 - saw, 0) } >= numbers[1]
        }
        return column([highest!])
      },
      forbidden: [
        Forbidden("0 1\n", line: 1, column: 1),
        Forbidden("1000001 1\n1\n", line: 1, column: 1),
        Forbidden("2 0\n1 2\n", line: 1, column: 3),
        Forbidden("2 2000000001\n1 2\n", line: 1, column: 3),
        Forbidden("2 1\n1 -1\n", line: 2, column: 3),
        Forbidden("2 1\n1 1000000001\n", line: 2, column: 3),
      ]),
    Reference(
      "lc-convolution_mod",
      generate: { random in
        let prime = 998_244_353
        let (a, b) = (
          random.numbers(1...20, in: 0...prime - 1), random.numbers(1...20, in: 0...prime - 1)
        )
        return line([a.count, b.count]) + line(a) + line(b)
      },
      answer: { numbers in
        let a = Array(numbers[2..<2 + numbers[0]])
        let b = Array(numbers[(2 + numbers[0])...])
        return line(
          (0..<a.count + b.count - 1).map { sum in
            a.indices.filter { b.indices.contains(sum - $0) }
              .reduce(0) { ($0 + a[$1] * b[sum - $1]) % 998_244_353 }
          })
      },
      forbidden: [
        Forbidden("0 1\n\n1\n", line: 1, column: 1),
        Forbidden("524289 1\n1\n1\n", line: 1, column: 1),
        Forbidden("1 0\n1\n\n", line: 1, column: 3),
        Forbidden("1 524289\n1\n1\n", line: 1, column: 3),
        Forbidden("1 1\n-1\n1\n", line: 2, column: 1),
        Forbidden("1 1\n998244353\n1\n", line: 2, column: 1),
        Forbidden("1 2\n1\n0 998244353\n", line: 3, column: 3),
      ]),
    Reference(
      "lc-pow_of_matrix",
      generate: { random in
        let size = Int.random(in: 1...5, using: &random)
        let largest = [2, 998_244_352].randomElement(using: &random)!
        let rows = (0..<size).map { _ in line(random.numbers(size...size, in: 0...largest)) }
        return line([size, .random(in: 0...30, using: &random)]) + rows.joined()
      },
      answer: { numbers in
        // Each column of the power is what becomes of a column of the identity.
        let (size, exponent) = (numbers[0], numbers[1])
        func product(_ vector: [Int]) -> [Int] {
          (0..<size).map { row in
            var sum = 0
            for place in 0..<size {
              sum = (sum + numbers[2 + row * size + place] * vector[place]) % 998_244_353
            }
            return sum
          }
        }
        var columns: [[Int]] = []
        for column in 0..<size {
          var vector = [Int](repeating: 0, count: size)
          vector[column] = 1
          for _ in 0..<exponent { vector = product(vector) }
          columns.append(vector)
        }
        return (0..<size).map { row in line(columns.map { $0[row] }) }.joined()
      },
      forbidden: [
        Forbidden("0 1\n", line: 1, column: 1),
        Forbidden("201 1\n1\n", line: 1, column: 1),
        Forbidden("1 -1\n1\n", line: 1, column: 3),
        Forbidden("1 1000000000000000001\n1\n", line: 1, column: 3),
        Forbidden("1 1\n-1\n", line: 2, column: 1),
        Forbidden("2 1\n1 2\n3 998244353\n", line: 3, column: 3),
      ]),
    Reference(
      "lc-factorize",
      generate: { random in
        let numbers = random.numbers(1...20, in: 1...5000)
        return column([numbers.count] + numbers)
      },
      answer: { numbers in
        numbers.dropFirst().map { number in
          var (rest, factors) = (number, [Int]())
          while rest > 1 {
            // The least divisor but 1.
            let divisor = (2...).first { $0 * $0 > rest || rest % $0 == 0 }!
            factors.append(rest % divisor == 0 ? divisor : rest)
            rest /= factors[factors.count - 1]
          }
          return line([factors.count] + factors)
        }.joined()
      },
      forbidden: [
        Forbidden("0\n", line: 1, column: 1),
        Forbidden("101\n1\n", line: 1, column: 1),
        Forbidden("1\n0\n", line: 2, column: 1),
        Forbidden("2\n1\n1000000000000000001\n", line: 3, column: 1),
      ]),
  ]
}
