import InputPatterns

extension Reference {
  static let graphs = [
    Reference(
      "boj-11657",
      generate: { random in
        let cities = Int.random(in: 1...6, using: &random)
        let lowest = [-10_000, -3, 0].randomElement(using: &random)!
        let buses = (0..<Int.random(in: 1...12, using: &random)).map { _ in
          line([
            .random(in: 1...cities, using: &random), .random(in: 1...cities, using: &random),
            .random(in: lowest...10, using: &random),
          ])
        }
        return line([cities, buses.count]) + buses.joined()
      },
      answer: { numbers in
        let cities = numbers[0]
        // leasts[b] is the least time of a journey with at most as many buses as rounds so far.
        var leasts = [Int?](repeating: nil, count: cities + 1)
        leasts[1] = 0
        var leastsAfterAllCities: [Int?] = []
        for round in 1...(3 * cities) {
          let before = leasts
          for bus in stride(from: 2, to: numbers.count, by: 3) {
            guard let start = before[numbers[bus]] else { continue }
            let end = numbers[bus + 1]
            leasts[end] = min(leasts[end] ?? .max, start + numbers[bus + 2])
          }
          if round == cities { leastsAfterAllCities = leasts }
        }
        if leasts != leastsAfterAllCities { return "-1\n" }
        return column(leasts.dropFirst(2).map { $0 ?? -1 })
      },
      forbidden: [
        Forbidden("0 1\n1 1 1\n", line: 1, column: 1),
        Forbidden("501 1\n1 1 1\n", line: 1, column: 1),
        Forbidden("2 0\n", line: 1, column: 3),
        Forbidden("2 6001\n", line: 1, column: 3),
        Forbidden("2 1\n0 1 5\n", line: 2, column: 1),
        Forbidden("2 1\n3 1 5\n", line: 2, column: 1),
        Forbidden("2 1\n1 3 5\n", line: 2, column: 3),
        Forbidden("2 1\n1 2 10001\n", line: 2, column: 5),
        Forbidden("2 1\n1 2 -10001\n", line: 2, column: 5),
      ]),
    Reference(
      "boj-11404",
      generate: { random in
        let cities = Int.random(in: 2...6, using: &random)
        let largest = [3, 100_000].randomElement(using: &random)!
        let buses = (0..<Int.random(in: 1...12, using: &random)).map { _ in
          let start = Int.random(in: 1...cities, using: &random)
          let end = (start - 1 + Int.random(in: 1..<cities, using: &random)) % cities + 1
          return line([start, end, .random(in: 1...largest, using: &random)])
        }
        return line([cities]) + line([buses.count]) + buses.joined()
      },
      answer: { numbers in
        // Rounds of all buses, until nothing becomes cheaper.
        let cities = numbers[0]
        return (1...cities).map { start in
          var prices = [start: 0]
          var isCheaper = true
          while isCheaper {
            isCheaper = false
            for bus in stride(from: 2, to: numbers.count, by: 3) {
              guard let price = prices[numbers[bus]] else { continue }
              let total = price + numbers[bus + 2]
              if total < prices[numbers[bus + 1]] ?? .max {
                prices[numbers[bus + 1]] = total
                isCheaper = true
              }
            }
          }
          return line((1...cities).map { prices[$0] ?? 0 })
        }.joined()
      },
      forbidden: [
        Forbidden("1\n1\n1 1 1\n", line: 1, column: 1),
        Forbidden("101\n1\n1 2 1\n", line: 1, column: 1),
        Forbidden("2\n0\n", line: 2, column: 1),
        Forbidden("2\n100001\n1 2 1\n", line: 2, column: 1),
        Forbidden("2\n1\n0 2 1\n", line: 3, column: 1),
        Forbidden("2\n1\n1 3 1\n", line: 3, column: 3),
        Forbidden("2\n1\n1 2 0\n", line: 3, column: 5),
        Forbidden("2\n1\n1 2 100001\n", line: 3, column: 5),
      ]),
    Reference(
      "boj-1197",
      generate: { random in
        let vertices = Int.random(in: 1...6, using: &random)
        let largest = [2, 1_000_000].randomElement(using: &random)!
        let ways = (1..<vertices + 1).dropLast().map {
          ($0 + 1, Int.random(in: 1...$0, using: &random))
        }
        let others = (0..<Int.random(in: 1...5, using: &random)).map { _ in
          (
            Int.random(in: 1...vertices, using: &random),
            Int.random(in: 1...vertices, using: &random)
          )
        }
        let edges = (ways + others).shuffled(using: &random)
        return line([vertices, edges.count])
          + edges.map {
            line([$0.0, $0.1, Int.random(in: -largest...largest, using: &random)])
          }.joined()
      },
      answer: { numbers in
        // The cheapest edge out of what is connected with the first vertex, again and again.
        let edges = stride(from: 2, to: numbers.count, by: 3).map { numbers[$0..<$0 + 3] }
        var reached: Set = [1]
        var sum = 0
        while reached.count < numbers[0] {
          let leaving = edges.filter {
            reached.contains($0.first!) != reached.contains($0.dropFirst().first!)
          }
          let lightest = leaving.min { $0.last! < $1.last! }!
          reached.formUnion(lightest.prefix(2))
          sum += lightest.last!
        }
        return line([sum])
      },
      forbidden: [
        Forbidden("0 1\n1 1 1\n", line: 1, column: 1),
        Forbidden("10001 1\n1 1 1\n", line: 1, column: 1),
        Forbidden("2 0\n", line: 1, column: 3),
        Forbidden("2 100001\n", line: 1, column: 3),
        Forbidden("2 1\n0 1 1\n", line: 2, column: 1),
        Forbidden("2 1\n1 3 1\n", line: 2, column: 3),
        Forbidden("2 1\n1 2 1000001\n", line: 2, column: 5),
        Forbidden("2 1\n1 2 -1000001\n", line: 2, column: 5),
      ]),
    Reference(
      "boj-11400",
      generate: { random in
        let vertices = Int.random(in: 2...7, using: &random)
        let ways = (1..<vertices).map { [$0 + 1, Int.random(in: 1...$0, using: &random)] }
        let others = (0..<Int.random(in: 0...5, using: &random)).map { _ in
          (1...vertices).shuffled(using: &random).prefix(2).sorted(by: >)
        }
        let edges = Set(ways + others).sorted { $0.lexicographicallyPrecedes($1) }
          .shuffled(using: &random)
        return line([vertices, edges.count])
          + edges.map { line($0.shuffled(using: &random)) }.joined()
      },
      answer: { numbers in
        let edges = stride(from: 2, to: numbers.count, by: 2).map { numbers[$0..<$0 + 2].sorted() }
        let bridges = edges.indices.filter { taken in
          // Does a way lead from one end to the other without the edge?
          var reached: Set = [edges[taken][0]]
          for _ in edges {
            for (index, edge) in edges.enumerated()
            where index != taken && !reached.isDisjoint(with: edge) { reached.formUnion(edge) }
          }
          return !reached.contains(edges[taken][1])
        }
        let sorted = bridges.map { edges[$0] }.sorted { $0.lexicographicallyPrecedes($1) }
        return line([sorted.count]) + sorted.map { line($0) }.joined()
      },
      forbidden: [
        Forbidden("0 1\n1 1\n", line: 1, column: 1),
        Forbidden("100001 1\n1 1\n", line: 1, column: 1),
        Forbidden("2 0\n", line: 1, column: 3),
        Forbidden("2 1000001\n", line: 1, column: 3),
        Forbidden("2 1\n0 1\n", line: 2, column: 1),
        Forbidden("2 1\n1 3\n", line: 2, column: 3),
      ]),
    Reference(
      "boj-2150",
      generate: { random in
        let vertices = Int.random(in: 1...8, using: &random)
        return pairs(&random, of: vertices, count: Int.random(in: 1...12, using: &random)) {
          (.random(in: 1...vertices, using: &$0), .random(in: 1...vertices, using: &$0))
        }
      },
      answer: { numbers in
        let vertices = 1...numbers[0]
        var reaches = (0...numbers[0]).map { row in (0...numbers[0]).map { $0 == row } }
        for edge in stride(from: 2, to: numbers.count, by: 2) {
          reaches[numbers[edge]][numbers[edge + 1]] = true
        }
        for middle in vertices {
          for start in vertices where reaches[start][middle] {
            for end in vertices where reaches[middle][end] { reaches[start][end] = true }
          }
        }
        let components = vertices.compactMap { first in
          let members = vertices.filter { reaches[first][$0] && reaches[$0][first] }
          return members[0] == first ? line(members + [-1]) : nil
        }
        return line([components.count]) + components.joined()
      },
      forbidden: [
        Forbidden("0 1\n1 1\n", line: 1, column: 1),
        Forbidden("10001 1\n1 1\n", line: 1, column: 1),
        Forbidden("2 0\n", line: 1, column: 3),
        Forbidden("2 100001\n", line: 1, column: 3),
        Forbidden("2 1\n0 1\n", line: 2, column: 1),
        Forbidden("2 1\n3 1\n", line: 2, column: 1),
        Forbidden("2 1\n1 3\n", line: 2, column: 3),
      ]),
    Reference(
      "boj-2252",
      generate: { random in
        let students = Int.random(in: 2...8, using: &random)
        let order = (1...students).shuffled(using: &random)
        return pairs(&random, of: students, count: Int.random(in: 1...12, using: &random)) {
          let front = Int.random(in: 0...students - 2, using: &$0)
          return (order[front], order[.random(in: front + 1...students - 1, using: &$0)])
        }
      },
      complaint: { numbers, output in
        let order = output.split(whereSeparator: \.isWhitespace).map { Int($0)! }
        if order.sorted() != Array(1...numbers[0]) { return "not all students once" }
        for pair in stride(from: 2, to: numbers.count, by: 2) {
          let (front, back) = (numbers[pair], numbers[pair + 1])
          if order.firstIndex(of: front)! > order.firstIndex(of: back)! {
            return "\(front) is behind \(back)"
          }
        }
        return nil
      },
      forbidden: [
        Forbidden("0 1\n1 1\n", line: 1, column: 1),
        Forbidden("32001 1\n1 1\n", line: 1, column: 1),
        Forbidden("2 0\n", line: 1, column: 3),
        Forbidden("2 100001\n", line: 1, column: 3),
        Forbidden("2 1\n0 1\n", line: 2, column: 1),
        Forbidden("2 1\n3 1\n", line: 2, column: 1),
        Forbidden("2 1\n1 3\n", line: 2, column: 3),
      ]),
    Reference(
      "boj-1916",
      generate: { random in
        let cities = Int.random(in: 1...6, using: &random)
        let price = [2, 99_999].randomElement(using: &random)!
        let buses = (0..<Int.random(in: 1...12, using: &random)).map { _ in
          line([
            .random(in: 1...cities, using: &random), .random(in: 1...cities, using: &random),
            .random(in: 0...price, using: &random),
          ])
        }
        // Round through all cities, so that each can be reached.
        let round = (1...cities).map { line([$0, $0 % cities + 1, price]) }
        let ends = [Int.random(in: 1...cities, using: &random), cities]
        return column([cities, buses.count + cities]) + (buses + round).joined() + line(ends)
      },
      answer: { numbers in
        let (cities, buses) = (numbers[0], numbers[1])
        var costs = [Int](repeating: 1_000_000_000, count: cities + 1)
        costs[numbers[numbers.count - 2]] = 0
        for _ in 0..<cities {
          for bus in stride(from: 2, to: 2 + 3 * buses, by: 3) {
            let cost = costs[numbers[bus]] + numbers[bus + 2]
            costs[numbers[bus + 1]] = min(costs[numbers[bus + 1]], cost)
          }
        }
        return column([costs[numbers[numbers.count - 1]]])
      },
      forbidden: [
        Forbidden("0\n1\n1 1 1\n1 1\n", line: 1, column: 1),
        Forbidden("1001\n1\n1 1 1\n1 1\n", line: 1, column: 1),
        Forbidden("2\n0\n1 1\n", line: 2, column: 1),
        Forbidden("2\n100001\n1 1 1\n1 1\n", line: 2, column: 1),
        Forbidden("2\n1\n0 1 1\n1 1\n", line: 3, column: 1),
        Forbidden("2\n1\n1 3 1\n1 1\n", line: 3, column: 3),
        Forbidden("2\n1\n1 2 -1\n1 1\n", line: 3, column: 5),
        Forbidden("2\n1\n1 2 100000\n1 1\n", line: 3, column: 5),
        Forbidden("2\n1\n1 2 1\n0 1\n", line: 4, column: 1),
        Forbidden("2\n1\n1 2 1\n1 3\n", line: 4, column: 3),
      ]),
    Reference(
      "lc-vertex_add_path_sum",
      generate: { random in
        let count = Int.random(in: 1...9, using: &random)
        let edges = stride(from: 1, to: count, by: 1).map { vertex in
          line([.random(in: 0..<vertex, using: &random), vertex])
        }
        let queries = (0..<5).map { _ in
          let type = Int.random(in: 0...1, using: &random)
          return line([
            type, .random(in: 0..<count, using: &random), .random(in: 0..<count, using: &random),
          ])
        }
        let numbers = (0..<count).map { _ in Int.random(in: 0...99, using: &random) }
        return line([count, 5]) + line(numbers) + edges.joined() + queries.joined()
      },
      answer: { numbers in
        let count = numbers[0]
        var values = Array(numbers[2..<2 + count])
        let edges = numbers[(2 + count)...].prefix(2 * count - 2)
        let queries = numbers.suffix(3 * numbers[1])
        // The way to a vertex goes on from each neighbor that is not on it.
        func path(_ start: Int, _ end: Int, without passed: [Int]) -> [Int]? {
          if start == end { return passed + [end] }
          for edge in stride(from: edges.startIndex, to: edges.endIndex, by: 2) {
            let (u, v) = (edges[edge], edges[edge + 1])
            let next = u == start ? v : v == start ? u : start
            if next == start || passed.contains(next) { continue }
            if let path = path(next, end, without: passed + [start]) { return path }
          }
          return nil
        }
        var sums: [Int] = []
        for query in stride(from: queries.startIndex, to: queries.endIndex, by: 3) {
          let (first, second) = (queries[query + 1], queries[query + 2])
          if queries[query] == 0 {
            values[first] += second
          } else {
            sums.append(path(first, second, without: [])!.reduce(0) { $0 + values[$1] })
          }
        }
        return column(sums)
      },
      forbidden: [
        Forbidden("0 1\n\n1 0 0\n", line: 1, column: 1),
        Forbidden("500001 1\n5\n", line: 1, column: 1),
        Forbidden("1 0\n5\n", line: 1, column: 3),
        Forbidden("1 500001\n5\n", line: 1, column: 3),
        Forbidden("1 1\n1000000001\n1 0 0\n", line: 2, column: 1),
        Forbidden("2 1\n5 6\n2 1\n1 0 0\n", line: 3, column: 1),
        Forbidden("2 1\n5 6\n1 0\n2 0 0\n", line: 4, column: 1),
        Forbidden("2 1\n5 6\n1 0\n0 2 0\n", line: 4, column: 3),
        Forbidden("2 1\n5 6\n1 0\n0 0 1000000001\n", line: 4, column: 5),
        Forbidden("2 1\n5 6\n1 0\n1 0 2\n", line: 4, column: 5),
      ]),
  ]

  /// The numbers of things and of pairs of them, and the pairs.
  private static func pairs(
    _ random: inout SplitMix64, of things: Int, count: Int,
    pair: (inout SplitMix64) -> (Int, Int)
  ) -> String {
    let lines = (0..<count).map { _ in
      let (first, second) = pair(&random)
      return line([first, second])
    }
    return line([things, count]) + lines.joined()
  }
}
