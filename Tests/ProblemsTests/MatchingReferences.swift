// Who does what: pairs of which no two have somebody in common.

extension Reference {
  static let matchings = [
    Reference(
      "lc-bipartitematching",
      generate: { random in
        let left = Int.random(in: 1...5, using: &random)
        let right = Int.random(in: 1...5, using: &random)
        let all = (0..<left * right).shuffled(using: &random)
        let edges = all.prefix(Int.random(in: 1...12, using: &random))
        return line([left, right, edges.count])
          + edges.map { line([$0 / right, $0 % right]) }.joined()
      },
      complaint: { numbers, output in
        let edges = stride(from: 3, to: numbers.count, by: 2).map { numbers[$0...$0 + 1] }
        let said = output.split(whereSeparator: \.isWhitespace).map { Int($0)! }
        // Whoever is on the left goes without anybody or takes somebody who is free.
        func largest(_ left: Int, _ taken: Set<Int>) -> Int {
          if left == numbers[0] { return taken.count }
          let free = edges.filter { $0.first == left && !taken.contains($0.last!) }
          let with = free.map { largest(left + 1, taken.union([$0.last!])) }
          return (with + [largest(left + 1, taken)]).max()!
        }
        if said.first != largest(0, []) { return "\(largest(0, [])) edges are possible" }
        let pairs = stride(from: 1, to: said.count, by: 2).map { said[$0...].prefix(2) }
        let areEdges = pairs.allSatisfy { pair in edges.contains { $0.elementsEqual(pair) } }
        let areApart =
          Set(pairs.map(\.first)).count == said[0] && Set(pairs.map(\.last)).count == said[0]
        return areEdges && areApart && pairs.count == said[0] ? nil : "no matching"
      },
      forbidden: [
        Forbidden("0 1 1\n0 0\n", line: 1, column: 1),
        Forbidden("100001 1 1\n0 0\n", line: 1, column: 1),
        Forbidden("1 0 1\n0 0\n", line: 1, column: 3),
        Forbidden("1 100001 1\n0 0\n", line: 1, column: 3),
        Forbidden("2 3 0\n", line: 1, column: 5),
        Forbidden("2 3 200001\n", line: 1, column: 5),
        Forbidden("2 3 1\n2 0\n", line: 2, column: 1),
        Forbidden("2 3 1\n-1 0\n", line: 2, column: 1),
        Forbidden("2 3 1\n0 3\n", line: 2, column: 3),
      ]),
    Reference(
      "boj-11408",
      generate: { random in
        let people = Int.random(in: 1...5, using: &random)
        let jobs = Int.random(in: 1...5, using: &random)
        let price = [3, 10_000].randomElement(using: &random)!
        let offers = (0..<people).map { _ in
          let able = (1...jobs).shuffled(using: &random).prefix(.random(in: 0...3, using: &random))
          return line(
            [able.count] + able.flatMap { [$0, .random(in: 0...price, using: &random)] })
        }
        return line([people, jobs]) + offers.joined()
      },
      answer: { numbers in
        // After each person: what sets of jobs cost at least, a bit for each job.
        var costs = [0: 0]
        var place = 2
        for _ in 0..<numbers[0] {
          let count = numbers[place]
          let offers = numbers[(place + 1)...].prefix(2 * count)
          place += 1 + 2 * count
          for (done, cost) in costs {
            for offer in stride(from: offers.startIndex, to: offers.endIndex, by: 2) {
              let job = 1 << offers[offer]
              if done & job != 0 { continue }
              let sum = cost + offers[offer + 1]
              costs[done | job] = min(costs[done | job] ?? sum, sum)
            }
          }
        }
        let most = costs.keys.map(\.nonzeroBitCount).max()!
        return column([most, costs.filter { $0.key.nonzeroBitCount == most }.values.min()!])
      },
      forbidden: [
        Forbidden("0 1\n", line: 1, column: 1),
        Forbidden("401 1\n", line: 1, column: 1),
        Forbidden("1 0\n0\n", line: 1, column: 3),
        Forbidden("1 401\n0\n", line: 1, column: 3),
        Forbidden("1 2\n-1\n", line: 2, column: 1),
        Forbidden("1 2\n3 1 1 2 1 1 1\n", line: 2, column: 1),
        Forbidden("1 2\n1 0 1\n", line: 2, column: 3),
        Forbidden("1 2\n1 3 1\n", line: 2, column: 3),
        Forbidden("1 2\n1 2 -1\n", line: 2, column: 5),
        Forbidden("1 2\n1 2 10001\n", line: 2, column: 5),
      ]),
    Reference(
      "lc-assignment",
      generate: { random in
        let count = Int.random(in: 1...6, using: &random)
        let range = [-2...3, -1_000_000_000...1_000_000_000].randomElement(using: &random)!
        let rows = (0..<count).map { _ in
          line((0..<count).map { _ in .random(in: range, using: &random) })
        }
        return line([count]) + rows.joined()
      },
      complaint: { numbers, output in
        let (count, elements) = (numbers[0], Array(numbers.dropFirst()))
        // The sum for each set of columns that the first rows have, a bit for each column.
        var sums = [0: 0]
        for row in 0..<count {
          var next: [Int: Int] = [:]
          for (taken, sum) in sums {
            for column in 0..<count where taken >> column & 1 == 0 {
              let more = sum + elements[row * count + column]
              next[taken | 1 << column] = min(next[taken | 1 << column] ?? more, more)
            }
          }
          sums = next
        }
        let said = output.split(whereSeparator: \.isWhitespace).map { Int($0)! }
        let best = sums[1 << count - 1]!
        if said.first != best { return "\(best) is possible" }
        let columns = said.dropFirst()
        if columns.sorted() != Array(0..<count) { return "not each column once" }
        let sum = columns.enumerated().reduce(0) { $0 + elements[$1.offset * count + $1.element] }
        return sum == best ? nil : "their sum is \(sum)"
      },
      forbidden: [
        Forbidden("0\n", line: 1, column: 1),
        Forbidden("501\n1\n", line: 1, column: 1),
        Forbidden("1\n1000000001\n", line: 2, column: 1),
        Forbidden("2\n1 2\n3 -1000000001\n", line: 3, column: 3),
      ]),
  ]
}
