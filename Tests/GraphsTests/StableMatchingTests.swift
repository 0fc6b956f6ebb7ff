import Graphs
import InputPatterns
import PropertyTesting
import Testing

@Suite struct StableMatchingTests {
  @Test func documentedExamplesAreTrue() {
    let students = [[0, 1, 2], [0, 2, 1], [2, 0, 1]]
    let tutors = [[2, 1, 0], [0, 1, 2], [1, 0, 2]]
    #expect(stableMatching(proposers: students, receivers: tutors) == [1, 0, 2])
  }

  /// Whether nobody has an unacceptable partner, and no two prefer each other to their partners.
  private func isStable(_ partners: [Int?], _ proposers: [[Int]], _ receivers: [[Int]]) -> Bool {
    func rank(_ partner: Int?, _ list: [Int]) -> Int {
      partner.map { list.firstIndex(of: $0) ?? .max } ?? list.count
    }
    var others = [Int?](repeating: nil, count: receivers.count)
    for (proposer, partner) in partners.enumerated() where partner != nil {
      if others[partner!] != nil { return false }
      others[partner!] = proposer
    }
    if zip(partners, proposers).contains(where: { rank($0, $1) == .max }) { return false }
    if zip(others, receivers).contains(where: { rank($0, $1) == .max }) { return false }
    for (proposer, row) in proposers.enumerated() {
      for (place, receiver) in row.enumerated() where place < rank(partners[proposer], row) {
        let list = receivers[receiver]
        if list.contains(proposer), rank(proposer, list) < rank(others[receiver], list) {
          return false
        }
      }
    }
    return true
  }

  /// All stable matchings, by trying every one.
  private func stableMatchings(_ proposers: [[Int]], _ receivers: [[Int]]) -> [[Int?]] {
    var matchings: [[Int?]] = [[]]
    for row in proposers {
      matchings = matchings.flatMap { start in
        [start + [nil]] + row.filter { !start.contains($0) }.map { start + [$0] }
      }
    }
    return matchings.filter { isStable($0, proposers, receivers) }
  }

  /// Lists of some of the others, in any order.
  private func preferences(_ random: inout SplitMix64, _ count: Int, of others: Int) -> [[Int]] {
    (0..<count).map { _ in
      var row = Array(0..<others)
      random.shuffle(&row)
      return Array(row.prefix(random.next(in: 0...3) == 0 ? random.next(in: 0...others) : others))
    }
  }

  @Test func noProposerHasABetterPartnerInAnother() {
    var random = SplitMix64(seed: 12)
    for round in 0..<1500 {
      let (count, others) = (random.next(in: 0...4), random.next(in: 0...4))
      let proposers = preferences(&random, count, of: others)
      let receivers = preferences(&random, others, of: count)
      let result = stableMatching(proposers: proposers, receivers: receivers)
      let all = stableMatchings(proposers, receivers)
      #expect(all.contains(result), "\(round): \(proposers), \(receivers)")
      for (proposer, row) in proposers.enumerated() {
        let best = row.first { receiver in all.contains { $0[proposer] == receiver } }
        #expect(result[proposer] == best, "\(round): \(proposers), \(receivers)")
      }
    }
  }

  @Test func largerMatchingsAreStable() {
    var random = SplitMix64(seed: 1)
    for (count, others) in [(60, 60), (40, 60), (60, 40)] {
      let proposers = preferences(&random, count, of: others)
      let receivers = preferences(&random, others, of: count)
      let result = stableMatching(proposers: proposers, receivers: receivers)
      #expect(isStable(result, proposers, receivers))
    }
    // Each newcomer rejects all before: as many proposals as there can be.
    let count = 700
    let proposers = (0..<count).map { _ in Array(0..<count) }
    let receivers = (0..<count).map { _ in Array((0..<count).reversed()) }
    #expect(
      stableMatching(proposers: proposers, receivers: receivers) == Array((0..<count).reversed()))
  }

  @Test func wrongListsAreAMistake() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        print(stableMatching(proposers: [[1]], receivers: [[0]]))
      }
      await #expect(processExitsWith: .failure) {
        print(stableMatching(proposers: [[0]], receivers: [[-1]]))
      }
      await #expect(processExitsWith: .failure) {
        print(stableMatching(proposers: [[0, 0]], receivers: [[]]))
      }
      await #expect(processExitsWith: .failure) {
        print(stableMatching(proposers: [[]], receivers: [[0, 0]]))
      }
    #endif
  }
}
