// Beam search: breadth-first, with only the best states of each level. Lowerre, The HARPY speech recognition system,
// 1976; Norvig, Paradigms of Artificial Intelligence Programming, 1992, chapter 6.

/// Returns a good sequence of moves, found level by level with only the best states of each (beam search).
///
/// Where there are too many states to visit all of them, but their quality can be told on the way. Here each of four
/// workers gets one of four jobs, and `moves` are those that nobody has yet:
///
///     let costs = [[9, 2, 7, 8], [6, 4, 3, 7], [5, 8, 1, 8], [7, 6, 9, 4]]
///     let result = beamSearch(from: (jobs: 0, cost: 0), width: 3, depth: 4) { state, add in
///       let worker = state.jobs.nonzeroBitCount
///       for job in 0..<4 where state.jobs >> job & 1 == 0 {
///         add(job, -(state.cost + costs[worker][job]), state.jobs | 1 << job)
///       }
///     } apply: { job, state in
///       state.cost += costs[state.jobs.nonzeroBitCount][job]
///       state.jobs |= 1 << job
///     }
///     result.moves  // [1, 0, 2, 3]
///     result.state.cost  // 13
///
/// A wider beam finds better ends and takes longer. Of states of the same identity, as the jobs that are done are here,
/// only the best one is kept, so that the beam is not full of copies; the identity may be a hash.
///
/// - Parameters:
///   - start: The first state.
///   - width: The number of states that are kept on each level, at least 1.
///   - depth: The most moves of a sequence; not negative.
///   - moves: Calls a function with each move of a state, the score of the next state, of which the greater is the
///     better, and its identity.
///   - apply: Makes a move. It is called on copies of the states that are kept only.
/// - Returns: The moves to the best state of the last level that was reached, and that state; of equally good ones, the
///   one whose move was told first.
/// - Complexity: O(*m* log *w*) and *w* copies of a state for each level, where *m* is the number of moves of the *w*
///   states there; O(*w* *d*) space for the moves.
public func beamSearch<State, Move, Score: Comparable, Identity: Hashable>(
  from start: State, width: Int, depth: Int,
  moves: (_ state: State, _ add: (_ move: Move, _ score: Score, _ identity: Identity) -> Void)
    -> Void,
  apply: (_ move: Move, _ state: inout State) -> Void
) -> (moves: [Move], state: State) {
  precondition(width > 0, "a beam has a width of at least one state")
  precondition(depth >= 0, "the depth must not be negative")
  // The moves of all states that were kept, with the place of the move before.
  var history: [(before: Int, move: Move)] = []
  var beam = [(state: start, last: -1)]
  for _ in 0..<depth {
    var level = _BeamLevel<Move, Score, Identity>(width: width)
    for (index, entry) in beam.enumerated() {
      moves(entry.state) { level.add($0, $1, $2, from: index) }
    }
    let kept = level.best()
    if kept.isEmpty { break }
    beam = kept.map { candidate in
      var (state, last) = beam[candidate.parent]
      apply(candidate.move, &state)
      history.append((last, candidate.move))
      last = history.count - 1
      return (state, last)
    }
  }
  // The best state is the first one.
  var path: [Move] = []
  var place = beam[0].last
  while place >= 0 {
    path.append(history[place].move)
    place = history[place].before
  }
  return (path.reversed(), beam[0].state)
}

// MARK: - Core

/// The moves to one level, of which only the best are kept.
internal struct _BeamLevel<Move, Score: Comparable, Identity: Hashable> {
  internal typealias Candidate = (
    move: Move, score: Score, identity: Identity, parent: Int, number: Int
  )

  private let width: Int
  private var candidates: [Candidate] = []
  private var count = 0
  /// The score of the worst one of the beam, if that is full: later ones have to be better.
  private var limit: Score?

  internal init(width: Int) {
    self.width = width
  }

  internal mutating func add(
    _ move: Move, _ score: Score, _ identity: Identity, from parent: Int
  ) {
    if let limit, score <= limit { return }
    candidates.append((move, score, identity, parent, count))
    count += 1
    // Sorted at twice the width, each one costs O(log w).
    if candidates.count >= 2 * width + 64 { shorten() }
  }

  /// Returns the best candidates, of each identity only one, from the best to the worst.
  internal mutating func best() -> [Candidate] {
    shorten()
    return candidates
  }

  private mutating func shorten() {
    candidates.sort { $0.score != $1.score ? $0.score > $1.score : $0.number < $1.number }
    var known: Set<Identity> = []
    var kept: [Candidate] = []
    for candidate in candidates where kept.count < width {
      if known.insert(candidate.identity).inserted { kept.append(candidate) }
    }
    candidates = kept
    if kept.count == width { limit = kept[width - 1].score }
  }
}
