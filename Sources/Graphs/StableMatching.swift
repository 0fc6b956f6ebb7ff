// Stable matchings: the proposers propose, and the receivers keep the best. Gale, Shapley, "College admissions and the
// stability of marriage", 1962.

/// Returns the stable matching that is best for all proposers (Gale–Shapley).
///
///     let students = [[0, 1, 2], [0, 2, 1], [2, 0, 1]]
///     let tutors = [[2, 1, 0], [0, 1, 2], [1, 0, 2]]
///     stableMatching(proposers: students, receivers: tutors)  // [1, 0, 2]
///
/// In a stable matching there are no two that prefer each other to their partners. Among all stable matchings, each
/// proposer gets here the best partner that is possible, and each receiver the worst one. For what is best for the
/// receivers, let them propose.
///
/// Preferences may be incomplete: who is not in a list is not acceptable, and two can only be matched if each is in the
/// list of the other one. Then some may stay alone, in all stable matchings the same ones. The numbers of proposers and
/// receivers may differ.
///
/// - Parameters:
///   - proposers: For each proposer the receivers that are acceptable, from the best to the worst, each at most once.
///   - receivers: For each receiver the proposers that are acceptable, from the best to the worst, each at most once.
/// - Returns: The partner of each proposer, `nil` for those who stay alone.
/// - Complexity: O(*k*) time and space, where *k* is the total length of all lists.
public func stableMatching(proposers: [[Int]], receivers: [[Int]]) -> [Int?] {
  let (starts, proposals) = _mutualPreferences(proposers, receivers)
  var next = starts
  // The proposer that each receiver keeps, and its rank there.
  var kept = [(proposer: Int32, rank: Int32)](repeating: (-1, .max), count: receivers.count)
  var partners = [Int?](repeating: nil, count: proposers.count)
  for newcomer in proposers.indices {
    var proposer = newcomer
    while next[proposer] < starts[proposer + 1] {
      // Invariant: all proposers before the newcomer but this one are matched, or have proposed to all.
      let (receiver, rank) = proposals[next[proposer]]
      next[proposer] += 1
      if rank >= kept[Int(receiver)].rank { continue }
      let rejected = Int(kept[Int(receiver)].proposer)
      kept[Int(receiver)] = (Int32(truncatingIfNeeded: proposer), rank)
      partners[proposer] = Int(receiver)
      if rejected < 0 { break }
      partners[rejected] = nil
      proposer = rejected
    }
  }
  return partners
}

// MARK: - Core

/// Returns for each proposer the receivers in its order that accept it, with its rank there.
internal func _mutualPreferences(
  _ proposers: [[Int]], _ receivers: [[Int]]
) -> (starts: [Int], proposals: [(receiver: Int32, rank: Int32)]) {
  // The receivers that list each proposer, and its rank there.
  var ends = [Int](repeating: 0, count: proposers.count + 1)
  for row in receivers {
    for proposer in row {
      precondition(
        0 <= proposer && proposer < proposers.count, "a receiver prefers no proposer that there is")
      ends[proposer + 1] += 1
    }
  }
  for proposer in proposers.indices { ends[proposer + 1] += ends[proposer] }
  let first = ends
  var ranks = [(receiver: Int32, rank: Int32)](repeating: (0, 0), count: ends[proposers.count])
  for (receiver, row) in receivers.enumerated() {
    for (rank, proposer) in row.enumerated() {
      ranks[ends[proposer]] = (
        Int32(truncatingIfNeeded: receiver), Int32(truncatingIfNeeded: rank)
      )
      ends[proposer] += 1
    }
  }
  // The rank of the current proposer in the list of each receiver, −1 if it is in none or has been looked up.
  var ranksOfOne = [Int32](repeating: -1, count: receivers.count)
  var lastListed = [Int](repeating: -1, count: receivers.count)
  var starts = [0]
  var proposals: [(receiver: Int32, rank: Int32)] = []
  proposals.reserveCapacity(ranks.count)
  for (proposer, row) in proposers.enumerated() {
    let range = first[proposer]..<first[proposer + 1]
    for (receiver, rank) in ranks[range] {
      precondition(ranksOfOne[Int(receiver)] < 0, "a receiver lists a proposer twice")
      ranksOfOne[Int(receiver)] = rank
    }
    for receiver in row {
      precondition(
        0 <= receiver && receiver < receivers.count, "a proposer prefers no receiver that there is")
      precondition(lastListed[receiver] != proposer, "a proposer lists a receiver twice")
      lastListed[receiver] = proposer
      if ranksOfOne[receiver] >= 0 {
        proposals.append((Int32(truncatingIfNeeded: receiver), ranksOfOne[receiver]))
      }
    }
    for (receiver, _) in ranks[range] { ranksOfOne[Int(receiver)] = -1 }
    starts.append(proposals.count)
  }
  return (starts, proposals)
}
