import InputPatterns

extension Reference {
  static let structures = [
    Reference(
      "lc-line_add_get_min",
      generate: { random in
        let most = [3, 1_000_000_000].randomElement(using: &random)!
        func line() -> [Int] {
          (0..<2).map { _ in Int.random(in: -most...most, using: &random) }
        }
        let first = (0..<Int.random(in: 1...5, using: &random)).map { _ in line() }
        let queries = (0..<Int.random(in: 1...9, using: &random)).map { _ in
          Bool.random(using: &random)
            ? [0] + line() : [1, Int.random(in: -most...most, using: &random)]
        }
        return ProblemsTests.line([first.count, queries.count])
          + (first + queries).map(ProblemsTests.line).joined()
      },
      answer: { numbers in
        var rest = numbers.dropFirst(2)
        var lines: [(slope: Int, intercept: Int)] = []
        var answers: [Int] = []
        for query in 0..<numbers[0] + numbers[1] {
          if query >= numbers[0], rest.removeFirst() == 1 {
            let place = rest.removeFirst()
            answers.append(lines.map { $0.slope * place + $0.intercept }.min()!)
          } else {
            lines.append((rest.removeFirst(), rest.removeFirst()))
          }
        }
        return column(answers)
      },
      forbidden: [
        Forbidden("0 1\n1 1\n", line: 1, column: 1),
        Forbidden("1 200001\n1 1\n1 1\n", line: 1, column: 3),
        Forbidden("1 1\n1000000001 1\n1 1\n", line: 2, column: 1),
        Forbidden("1 1\n1 1000000000000000001\n1 1\n", line: 2, column: 3),
        Forbidden("1 1\n1 1\n2 1\n", line: 3, column: 1),
        Forbidden("1 1\n1 1\n1 -1000000001\n", line: 3, column: 3),
        Forbidden("1 1\n1 1\n0 -1000000001 1\n", line: 3, column: 3),
      ]),
    Reference(
      "boj-1927",
      generate: { random in
        let numbers = random.numbers(1...30, in: 1...2_147_483_647).map { number in
          Bool.random(using: &random) ? number : 0
        }
        return column([numbers.count] + numbers)
      },
      answer: { numbers in
        // Sorted anew for each number, the largest first.
        var inside: [Int] = []
        var taken: [Int] = []
        for number in numbers.dropFirst() {
          if number == 0 { taken.append(inside.popLast() ?? 0) } else { inside.append(number) }
          inside.sort(by: >)
        }
        return column(taken)
      },
      forbidden: [
        Forbidden("0\n", line: 1, column: 1),
        Forbidden("100001\n", line: 1, column: 1),
        Forbidden("2\n1\n-1\n", line: 3, column: 1),
        Forbidden("2\n2147483648\n0\n", line: 2, column: 1),
      ]),
    Reference(
      "boj-2243",
      generate: { random in
        let last = [3, 1_000_000].randomElement(using: &random)!
        var candies: [Int] = []
        let steps = (0..<Int.random(in: 1...20, using: &random)).map { _ in
          if !candies.isEmpty, Bool.random(using: &random) {
            let place = Int.random(in: 1...candies.count, using: &random)
            candies.remove(at: place - 1)
            return line([1, place])
          }
          let taste = Int.random(in: 1...last, using: &random)
          let others = candies.filter { $0 != taste }
          let change = others.count - candies.count + Int.random(in: 0...3, using: &random)
          candies = others + [Int](repeating: taste, count: candies.count - others.count + change)
          candies.sort()
          return line([2, taste, change])
        }
        return line([steps.count]) + steps.joined()
      },
      answer: { numbers in
        // Lots of equal candies, each put in its place.
        var lots: [(taste: Int, count: Int)] = []
        var taken: [Int] = []
        var rest = numbers.dropFirst()
        while let kind = rest.popFirst() {
          var number = rest.removeFirst()
          if kind == 1 {
            let lot = lots.firstIndex { lot in
              number -= lot.count
              return number <= 0
            }!
            lots[lot].count -= 1
            taken.append(lots[lot].taste)
          } else {
            let change = rest.removeFirst()
            let place = lots.firstIndex { $0.taste >= number } ?? lots.count
            if place == lots.count || lots[place].taste > number {
              lots.insert((number, 0), at: place)
            }
            lots[place].count += change
          }
        }
        return column(taken)
      },
      forbidden: [
        Forbidden("0\n", line: 1, column: 1),
        Forbidden("100001\n", line: 1, column: 1),
        Forbidden("1\n3 1\n", line: 2, column: 1),
        Forbidden("2\n2 1 1\n1 0\n", line: 3, column: 3),
        Forbidden("2\n2 1 1\n1 2000000001\n", line: 3, column: 3),
        Forbidden("1\n2 0 1\n", line: 2, column: 3),
        Forbidden("1\n2 1000001 1\n", line: 2, column: 3),
        Forbidden("1\n2 1 2000000001\n", line: 2, column: 5),
        Forbidden("1\n2 1 -2000000001\n", line: 2, column: 5),
      ]),
    Reference(
      "boj-11660",
      generate: { random in
        let size = Int.random(in: 1...6, using: &random)
        let questions = (0..<8).map { _ in
          let top = Int.random(in: 1...size, using: &random)
          let left = Int.random(in: 1...size, using: &random)
          return line([
            top, left, .random(in: top...size, using: &random),
            .random(in: left...size, using: &random),
          ])
        }
        let rows = (0..<size).map { _ in line(random.numbers(size...size, in: 1...1000)) }
        return line([size, 8]) + rows.joined() + questions.joined()
      },
      answer: { input in
        let size = input[0]
        let questions = input[(2 + size * size)...]
        return column(
          stride(from: questions.startIndex, to: questions.endIndex, by: 4).map { place in
            let corners = Array(questions[place..<place + 4])
            var sum = 0
            for row in corners[0]...corners[2] {
              for column in corners[1]...corners[3] {
                sum += input[1 + (row - 1) * size + column]
              }
            }
            return sum
          })
      },
      forbidden: [
        Forbidden("0 1\n1 1 1 1\n", line: 1, column: 1),
        Forbidden("1025 1\n", line: 1, column: 1),
        Forbidden("1 0\n5\n", line: 1, column: 3),
        Forbidden("1 100001\n5\n", line: 1, column: 3),
        Forbidden("1 1\n0\n1 1 1 1\n", line: 2, column: 1),
        Forbidden("1 1\n1001\n1 1 1 1\n", line: 2, column: 1),
        Forbidden("1 1\n5\n0 1 1 1\n", line: 3, column: 1),
        Forbidden("1 1\n5\n1 2 1 2\n", line: 3, column: 3),
        Forbidden("2 1\n5 5\n5 5\n2 1 1 1\n", line: 4, column: 5),
        Forbidden("2 1\n5 5\n5 5\n1 2 2 1\n", line: 4, column: 7),
      ]),
    Reference(
      "boj-2042",
      generate: { random in
        let numbers = random.numbers(1...12, in: -99...99)
        var operations: [String] = []
        for type in [1, 2, 1, 2, 2] {
          let place = Int.random(in: 1...numbers.count, using: &random)
          let last =
            type == 1
            ? .random(in: -99...99, using: &random)
            : Int.random(in: place...numbers.count, using: &random)
          operations.append(line([type, place, last]))
        }
        return line([numbers.count, 2, 3]) + column(numbers) + operations.joined()
      },
      answer: { input in
        var numbers = Array(input[3...].prefix(input[0]))
        var sums: [Int] = []
        for start in stride(from: 3 + numbers.count, to: input.count, by: 3) {
          let (place, last) = (input[start + 1] - 1, input[start + 2])
          if input[start] == 1 {
            numbers[place] = last
          } else {
            sums.append(numbers[place..<last].reduce(0, &+))
          }
        }
        return column(sums)
      },
      forbidden: [
        Forbidden("0 1 1\n1 1 1\n2 1 1\n", line: 1, column: 1),
        Forbidden("1000001 1 1\n", line: 1, column: 1),
        Forbidden("1 0 1\n5\n2 1 1\n", line: 1, column: 3),
        Forbidden("1 10001 1\n5\n", line: 1, column: 3),
        Forbidden("1 1 0\n5\n1 1 1\n", line: 1, column: 5),
        Forbidden("1 1 10001\n5\n", line: 1, column: 5),
        Forbidden("1 1 1\n9223372036854775808\n1 1 1\n2 1 1\n", line: 2, column: 1),
        Forbidden("1 1 1\n5\n3 1 1\n2 1 1\n", line: 3, column: 1),
        Forbidden("1 1 1\n5\n1 2 1\n2 1 1\n", line: 3, column: 3),
        Forbidden("1 1 1\n5\n1 1 -9223372036854775809\n2 1 1\n", line: 3, column: 5),
        Forbidden("2 1 1\n5\n6\n1 1 1\n2 2 1\n", line: 5, column: 5),
        Forbidden("2 1 1\n5\n6\n1 1 1\n2 1 3\n", line: 5, column: 5),
      ]),
    Reference(
      "lc-dynamic_sequence_range_affine_range_sum",
      generate: { random in
        let numbers = random.numbers(1...6, in: 0...998_244_352)
        var count = numbers.count
        let queries = (0..<Int.random(in: 1...16, using: &random)).map { _ in
          let kind = count == 0 ? 0 : Int.random(in: 0...4, using: &random)
          if kind == 0 {
            count += 1
            let place = Int.random(in: 0..<count, using: &random)
            return line([0, place, .random(in: 0...998_244_352, using: &random)])
          }
          let start = Int.random(in: 0..<count, using: &random)
          let end = Int.random(in: start + 1...count, using: &random)
          if kind == 1 {
            count -= 1
            return line([1, start])
          }
          let change = (0..<(kind == 3 ? 2 : 0)).map { _ in
            Int.random(in: 0...998_244_352, using: &random)
          }
          return line([kind, start, end] + change)
        }
        return line([numbers.count, queries.count]) + line(numbers) + queries.joined()
      },
      answer: { input in
        var numbers = Array(input[2...].prefix(input[0]))
        var rest = input.dropFirst(2 + numbers.count)
        var sums: [Int] = []
        while let kind = rest.popFirst(), let first = rest.popFirst() {
          if kind == 1 { numbers.remove(at: first) }
          if kind == 1 { continue }
          let second = rest.removeFirst()
          switch kind {
          case 0: numbers.insert(second, at: first)
          case 2: numbers[first..<second].reverse()
          case 3:
            let (factor, summand) = (rest.removeFirst(), rest.removeFirst())
            for place in first..<second {
              numbers[place] = (numbers[place] * factor + summand) % 998_244_353
            }
          default: sums.append(numbers[first..<second].reduce(0, +) % 998_244_353)
          }
        }
        return column(sums)
      },
      forbidden: [
        Forbidden("0 1\n1\n", line: 1, column: 1),
        Forbidden("2 1\n1 998244353\n", line: 2, column: 3),
        Forbidden("2 1\n1 2\n5 0 1\n", line: 3, column: 1),
        Forbidden("2 1\n1 2\n0 3 1\n", line: 3, column: 3),
        Forbidden("2 2\n1 2\n1 1\n1 1\n", line: 4, column: 3),
        Forbidden("1 2\n1\n1 0\n4 0 1\n", line: 4, column: 3),
        Forbidden("2 1\n1 2\n4 1 1\n", line: 3, column: 5),
        Forbidden("2 2\n1 2\n0 2 3\n3 2 3 1 -1\n", line: 4, column: 9),
      ]),
    Reference(
      "lc-point_set_range_composite_large_array",
      generate: { random in
        let size = [4, 1_000_000_000].randomElement(using: &random)!
        let queries = (0..<Int.random(in: 1...16, using: &random)).map { _ in
          let start = Int.random(in: 0..<size, using: &random)
          let number = Int.random(in: 0...998_244_352, using: &random)
          return Bool.random(using: &random)
            ? line([1, start, .random(in: start + 1...size, using: &random), number])
            : line([0, start, .random(in: 1...998_244_352, using: &random), number])
        }
        return line([size, queries.count]) + queries.joined()
      },
      answer: { input in
        var functions: [(place: Int, factor: Int, summand: Int)] = []
        var values: [Int] = []
        var rest = input.dropFirst(2)
        while let kind = rest.popFirst(), let place = rest.popFirst(), let second = rest.popFirst(),
          let number = rest.popFirst()
        {
          if kind == 0 {
            functions.removeAll { $0.place == place }
            functions.append((place, second, number))
            functions.sort { $0.place < $1.place }
          } else {
            values.append(
              functions.filter { place <= $0.place && $0.place < second }.reduce(number) {
                ($1.factor * $0 + $1.summand) % 998_244_353
              })
          }
        }
        return column(values)
      },
      forbidden: [
        Forbidden("0 1\n1 0 0 1\n", line: 1, column: 1),
        Forbidden("5 1\n2 0 1 1\n", line: 2, column: 1),
        Forbidden("5 1\n0 5 1 1\n", line: 2, column: 3),
        Forbidden("5 1\n0 4 0 1\n", line: 2, column: 5),
        Forbidden("5 1\n1 2 2 1\n", line: 2, column: 5),
        Forbidden("5 1\n1 2 5 998244353\n", line: 2, column: 7),
      ]),
    Reference(
      "lc-range_affine_range_sum",
      generate: { random in
        let numbers = random.numbers(1...12, in: 0...998_244_352)
        let queries = (0..<Int.random(in: 1...16, using: &random)).map { _ in
          let start = Int.random(in: 0..<numbers.count, using: &random)
          let end = Int.random(in: start + 1...numbers.count, using: &random)
          return Bool.random(using: &random)
            ? line([1, start, end])
            : line([
              0, start, end, .random(in: 1...998_244_352, using: &random),
              .random(in: 0...998_244_352, using: &random),
            ])
        }
        return line([numbers.count, queries.count]) + line(numbers) + queries.joined()
      },
      answer: { input in
        var numbers = Array(input[2...].prefix(input[0]))
        var rest = input.dropFirst(2 + numbers.count)
        var sums: [Int] = []
        while let type = rest.popFirst(), let start = rest.popFirst(), let end = rest.popFirst() {
          if type == 1 {
            sums.append(numbers[start..<end].reduce(0, +) % 998_244_353)
          } else if let factor = rest.popFirst(), let summand = rest.popFirst() {
            for place in start..<end {
              numbers[place] = (numbers[place] * factor + summand) % 998_244_353
            }
          }
        }
        return column(sums)
      },
      forbidden: [
        Forbidden("0 1\n\n1 0 1\n", line: 1, column: 1),
        Forbidden("500001 1\n", line: 1, column: 1),
        Forbidden("1 0\n5\n", line: 1, column: 3),
        Forbidden("1 500001\n", line: 1, column: 3),
        Forbidden("1 1\n998244353\n1 0 1\n", line: 2, column: 1),
        Forbidden("2 1\n5 6\n2 0 1\n", line: 3, column: 1),
        Forbidden("2 1\n5 6\n1 2 2\n", line: 3, column: 3),
        Forbidden("2 1\n5 6\n1 1 1\n", line: 3, column: 5),
        Forbidden("2 1\n5 6\n1 0 3\n", line: 3, column: 5),
        Forbidden("2 1\n5 6\n0 0 1 0 0\n", line: 3, column: 7),
        Forbidden("2 1\n5 6\n0 0 1 1 998244353\n", line: 3, column: 9),
      ]),
    Reference(
      "lc-unionfind",
      generate: { random in
        let vertices = Int.random(in: 1...8, using: &random)
        let queries = (0..<Int.random(in: 1...16, using: &random)).map { _ in
          line([
            .random(in: 0...1, using: &random), .random(in: 0...vertices - 1, using: &random),
            .random(in: 0...vertices - 1, using: &random),
          ])
        }
        return line([vertices, queries.count]) + queries.joined()
      },
      answer: { numbers in
        let vertices = numbers[0]
        // isConnected[a][b] is closed under going on at once, for each edge.
        var isConnected = (0..<vertices).map { row in (0..<vertices).map { $0 == row } }
        var answers: [Int] = []
        for query in stride(from: 2, to: numbers.count, by: 3) {
          let (first, second) = (numbers[query + 1], numbers[query + 2])
          if numbers[query] == 1 { answers.append(isConnected[first][second] ? 1 : 0) }
          guard numbers[query] == 0 else { continue }
          let (left, right) = (isConnected[first], isConnected[second])
          for start in 0..<vertices {
            for end in 0..<vertices where left[start] && right[end] || left[end] && right[start] {
              isConnected[start][end] = true
            }
          }
        }
        return column(answers)
      },
      forbidden: [
        Forbidden("0 1\n1 0 0\n", line: 1, column: 1),
        Forbidden("200001 1\n1 0 0\n", line: 1, column: 1),
        Forbidden("2 0\n", line: 1, column: 3),
        Forbidden("2 200001\n", line: 1, column: 3),
        Forbidden("2 1\n2 0 0\n", line: 2, column: 1),
        Forbidden("2 1\n-1 0 0\n", line: 2, column: 1),
        Forbidden("2 1\n1 2 0\n", line: 2, column: 3),
        Forbidden("2 1\n1 0 2\n", line: 2, column: 5),
        Forbidden("2 2\n1 0 1\n1 -1 0\n", line: 3, column: 3),
      ]),
  ]
}
