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
/// With `seconds: 1.8` the beam is as wide as the time allows: what is left of it is shared out among the levels that
/// are left, by the time that the states of the last levels took. If it is over, the rest is done with single states.
/// As the time is looked at between levels only, the last of few levels can end late.
///
/// A search that is over before the depth is reached ends when `moves` tells no move of any state.
///
/// - Parameters:
///   - start: The first state.
///   - width: The number of states that are kept on each level, at least 1; with `seconds` the greatest one.
///   - depth: The most moves of a sequence; not negative.
///   - seconds: The wall-clock time, counted from now on; not negative. Without it each level has the whole width.
///   - moves: Calls a function with each move of a state, the score of the next state, of which the greater is the
///     better, and its identity.
///   - apply: Makes a move. It is called on copies of the states that are kept only.
/// - Returns: The moves to the best state of the last level that was reached, and that state; of equally good ones, the
///   one whose move was told first.
/// - Complexity: O(*m* log *w*) and *w* copies of a state for each level, where *m* is the number of moves of the *w*
///   states there; O(*w* *d*) space for the moves at worst, usually O(*w* + *d*), as moves to states that are gone are
///   forgotten.
@inlinable
public func beamSearch<State, Move, Score: Comparable, Identity: Hashable>(
  from start: State, width: Int, depth: Int, seconds: Double? = nil,
  moves: (_ state: State, _ add: (_ move: Move, _ score: Score, _ identity: Identity) -> Void)
    -> Void,
  apply: (_ move: Move, _ state: inout State) -> Void
) -> (moves: [Move], state: State) {
  precondition(width > 0, "a beam has a width of at least one state")
  precondition(depth >= 0, "the depth must not be negative")
  precondition(seconds.map { $0 >= 0 } ?? true, "the time must not be negative")
  var pace = seconds.map { _BeamPace(seconds: $0, greatestWidth: width) }
  var history = _BeamHistory<Move>()
  var level = _BeamLevel<Move, Score, Identity>()
  var beam = [(state: start, last: -1)]
  for number in 0..<depth {
    level.clear(width: pace?.width(kept: beam.count, levelsLeft: depth - number) ?? width)
    for (index, entry) in beam.enumerated() {
      moves(entry.state) { level.add($0, $1, $2, from: index) }
    }
    level.shorten()
    if level.candidates.isEmpty { break }
    beam = level.candidates.map { candidate in
      var (state, last) = beam[candidate.parent]
      apply(candidate.move, &state)
      last = history.append(candidate.move, after: last)
      return (state, last)
    }
    if history.isFull {
      let places = history.shorten(to: beam.map(\.last))
      for (index, place) in places.enumerated() { beam[index].last = place }
    }
  }
  // The best state is the first one.
  return (history.path(to: beam[0].last), beam[0].state)
}

// MARK: - Core

/// The moves to one level, of which only the best are kept.
@usableFromInline
internal struct _BeamLevel<Move, Score: Comparable, Identity: Hashable> {
  @usableFromInline internal typealias Candidate = (
    move: Move, score: Score, identity: Identity, parent: Int, number: Int
  )

  /// After ``shorten()`` from the best to the worst, of each identity only one.
  @usableFromInline internal var candidates: [Candidate] = []
  @usableFromInline internal var width = 0
  @usableFromInline internal var count = 0
  /// The score of the worst one of the beam, if that is full: later ones have to be better.
  @usableFromInline internal var limit: Score?

  @inlinable
  internal init() {}

  /// Forgets all candidates.
  @inlinable
  internal mutating func clear(width: Int) {
    self.width = width
    candidates.removeAll(keepingCapacity: true)
    count = 0
    limit = nil
  }

  @inlinable
  internal mutating func add(
    _ move: Move, _ score: Score, _ identity: Identity, from parent: Int
  ) {
    if let limit, score <= limit { return }
    candidates.append((move, score, identity, parent, count))
    count += 1
    // Sorted at twice the width and 64 more, each one costs O(log w).
    if (candidates.count - 64) / 2 >= width { shorten() }
  }

  /// Leaves the best candidates, of each identity only one, from the best to the worst.
  @inlinable
  internal mutating func shorten() {
    candidates.sort { $0.score != $1.score ? $0.score > $1.score : $0.number < $1.number }
    var known = Set<Identity>(minimumCapacity: Swift.min(width, candidates.count))
    // Invariant: the first `known.count` candidates are those to be kept of the ones before `place`.
    for place in candidates.indices where known.count < width {
      let kept = known.count
      guard known.insert(candidates[place].identity).inserted else { continue }
      if place != kept { candidates[kept] = candidates[place] }
    }
    candidates.removeLast(candidates.count - known.count)
    if known.count == width { limit = candidates[width - 1].score }
  }
}

/// The moves that have led to the states of a beam, each with the place of the move before.
@usableFromInline
internal struct _BeamHistory<Move> {
  @usableFromInline internal var entries: [(before: Int, move: Move)] = []
  @usableFromInline internal var limit = 4096

  @inlinable
  internal init() {}

  /// Whether it is time to forget the moves to states that are gone.
  @inlinable internal var isFull: Bool { entries.count > limit }

  /// Adds a move, and returns its place.
  @inlinable
  internal mutating func append(_ move: Move, after last: Int) -> Int {
    entries.append((last, move))
    return entries.count - 1
  }

  /// Forgets all moves that lead to none of the given places, and returns what has become of these places.
  @inlinable
  internal mutating func shorten(to lasts: [Int]) -> [Int] {
    var places = [Int](repeating: -1, count: entries.count)
    for last in lasts {
      var place = last
      while place >= 0, places[place] < 0 {
        places[place] = 0
        place = entries[place].before
      }
    }
    // A move stands behind the one before it, so that this has its new place already.
    var count = 0
    for place in entries.indices where places[place] == 0 {
      let (before, move) = entries[place]
      entries[count] = (before < 0 ? -1 : places[before], move)
      places[place] = count
      count += 1
    }
    entries.removeLast(entries.count - count)
    // Each move that is looked at here is paid for by one that has come since.
    limit = 2 * count + 4096
    return lasts.map { places[$0] }
  }

  /// Returns the moves that end with the one at a place.
  @inlinable
  internal func path(to last: Int) -> [Move] {
    var path: [Move] = []
    var place = last
    while place >= 0 {
      path.append(entries[place].move)
      place = entries[place].before
    }
    return path.reversed()
  }
}

/// How wide a beam may be to end in time.
@usableFromInline
internal struct _BeamPace {
  private let end: Double
  private let greatestWidth: Int
  private var width: Int
  /// The time of the last levels and the number of their states, of which older ones count less.
  private var secondsTaken = 0.0
  private var statesKept = 0.0
  private var lastSeconds: Double

  /// Begins to count the time.
  @usableFromInline
  internal init(seconds: Double, greatestWidth: Int) {
    lastSeconds = _monotonicSeconds()
    end = lastSeconds + seconds
    self.greatestWidth = greatestWidth
    // Four times as wide is the first level, whose states nobody has timed yet.
    width = Swift.min(64, greatestWidth)
  }

  /// Returns the width of the next level.
  ///
  /// - Parameters:
  ///   - kept: The number of states that the level before has kept.
  ///   - levelsLeft: The number of levels that are left, with the next one.
  @usableFromInline
  internal mutating func width(kept: Int, levelsLeft: Int) -> Int {
    let now = _monotonicSeconds()
    secondsTaken = secondsTaken * 0.75 + (now - lastSeconds)
    statesKept = statesKept * 0.75 + Double(kept)
    lastSeconds = now
    if now >= end { return 1 }
    let share = (end - now) / Double(levelsLeft)
    let aimed = share * statesKept / Swift.max(secondsTaken, 1e-9)
    let next = Swift.min(Swift.max(aimed, 1), 4 * Double(width))
    width = next < Double(greatestWidth) ? Int(next) : greatestWidth
    return width
  }
}
