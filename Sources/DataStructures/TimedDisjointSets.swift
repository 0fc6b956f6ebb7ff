// Partially persistent disjoint-set union: union by size, without path compression; each link has a time, which does
// not decrease towards the root.

/// A partition of the integers 0, 1, … into disjoint sets with queries of past times: partially persistent DSU.
///
///     var roads = TimedDisjointSets(count: 4)
///     roads.union(0, 1, at: 10)  // true
///     roads.union(2, 3, at: 15)  // true
///     roads.union(1, 3, at: 20)  // true
///     roads.connectionTime(of: 0, 2)  // 20
///     roads.connectionTime(of: 0, 1)  // 10
///     roads.areConnected(0, 2, at: 19)  // false
///     roads.setSize(of: 2, at: 19)  // 2
///
/// Queries may refer to any time, but unions are only made at the latest one (partial persistence).
///
/// If the edges of a graph are added in ascending order of their weights, each with its weight as the time, then the
/// `connectionTime` of two vertices is the minimum over all paths of the maximum weight on the path (minimax path,
/// bottleneck), as by Kruskal's reconstruction tree:
///
///     let edges = [(0, 1, 4), (1, 2, 3), (0, 2, 9)]
///     var bottlenecks = TimedDisjointSets(count: 3)
///     for (first, second, weight) in edges.sorted(by: { $0.2 < $1.2 }) {
///       bottlenecks.union(first, second, at: weight)
///     }
///     bottlenecks.connectionTime(of: 0, 2)  // 4
///
/// For the maximum over all paths of the minimum weight (maximin, widest path), add them in descending order, with
/// negated weights as times. Without times, use the indices of the unions.
///
/// In the ``contiguousOrder()`` of the members each set of each time is a range.
///
/// If only the present matters, ``DisjointSets`` are faster; ``RollbackDisjointSets`` return to a past state and
/// continue from there.
public struct TimedDisjointSets: Sendable {
  /// A set of two or more members with a certain root, from a time on.
  internal struct _Stage: Sendable {
    let time: Int
    let size: Int32
    /// The number of earlier stages of the same root.
    var depth: Int32 = 0
    /// The previous stage of the same root; itself for the first one.
    var previous: Int32
    /// A skip pointer to an earlier stage: Myers, "An applicative random-access stack", 1983.
    var jump: Int32
  }

  /// An integer, as the walks to the root see it.
  internal struct _Node: Sendable {
    /// The time since which it has a parent, unless it is a root.
    var time = Int.max
    /// The parent; for a root itself.
    var link: Int32
    /// For a root the stage of its set; −1 for a singleton.
    var stage: Int32 = -1
  }

  internal private(set) var _nodes: [_Node]
  private var _stages: [_Stage] = []
  private var _lastTime = Int.min

  /// The number of sets at the latest time.
  ///
  /// - Complexity: O(1)
  public private(set) var setCount: Int

  /// Creates a singleton set for each of the given number of integers.
  ///
  /// - Parameter count: The number of integers, from 0 on: in 0 ... 2³¹ − 1.
  /// - Complexity: O(*n*) for *n* integers.
  public init(count: Int) {
    precondition(
      0 <= count && count <= Int32.max, "the number of members must be in 0...2147483647")
    _nodes = (0..<count).map { _Node(link: Int32(truncatingIfNeeded: $0)) }
    setCount = count
  }

  /// The number of integers in all sets: they are 0 ..< `count`.
  ///
  /// - Complexity: O(1)
  public var count: Int { _nodes.count }

  /// Unites the sets that contain two integers at a time, and returns whether they were distinct.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  ///   - time: The time of the union: any integer that is not less than in the call before, whatever that returned.
  /// - Complexity: Amortized O(log *n*) for *n* integers.
  @discardableResult
  public mutating func union(_ first: Int, _ second: Int, at time: Int) -> Bool {
    precondition(time >= _lastTime, "the sets have been united at a later time already")
    var (larger, smaller) = (_root(of: first, at: .max), _root(of: second, at: .max))
    _lastTime = time
    if larger == smaller { return false }
    let (size, otherSize) = (_size(of: _nodes[larger].stage), _size(of: _nodes[smaller].stage))
    if size < otherSize { Swift.swap(&larger, &smaller) }
    _nodes[smaller].link = Int32(truncatingIfNeeded: larger)
    _nodes[smaller].time = time
    _addStage(of: larger, time: time, size: size + otherSize)
    setCount -= 1
    return true
  }

  /// Returns the first time at which two integers were in the same set, or `nil` if they are in distinct sets.
  ///
  /// It is `Int.min` if the two are equal.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* integers.
  public func connectionTime(of first: Int, _ second: Int) -> Int? {
    precondition(
      0 <= first && first < count && 0 <= second && second < count, "the number is in no set")
    var (first, second) = (first, second)
    var time = Int.min
    while first != second {
      // Invariant: at `time` the two were the roots of the sets of those that were asked for, each of one of them. So
      // the next time is that of whichever gets a parent first.
      if _isRoot(second) || !_isRoot(first) && _nodes[first].time < _nodes[second].time {
        Swift.swap(&first, &second)
      }
      if _isRoot(second) { return nil }
      time = _nodes[second].time
      second = Int(_nodes[second].link)
    }
    return time
  }

  /// Returns whether two integers were in the same set at a time, including the unions of that time.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  ///   - time: Any integer; the latest time by default.
  /// - Complexity: O(log *n*) for *n* integers.
  public func areConnected(_ first: Int, _ second: Int, at time: Int = .max) -> Bool {
    _root(of: first, at: time) == _root(of: second, at: time)
  }

  /// Returns the size of the set that contained an integer at a time, including the unions of that time.
  ///
  /// - Parameters:
  ///   - member: In 0 ..< `count`.
  ///   - time: Any integer; the latest time by default.
  /// - Complexity: O(log *n*) for *n* integers.
  public func setSize(of member: Int, at time: Int = .max) -> Int {
    var stage = _nodes[_root(of: member, at: time)].stage
    while stage >= 0, _stages[Int(stage)].time > time {
      // Invariant: the stage that is asked for comes before `stage`.
      let (previous, jump) = (_stages[Int(stage)].previous, _stages[Int(stage)].jump)
      if previous == stage { return 1 }
      stage = _stages[Int(jump)].time > time ? jump : previous
    }
    return Int(_size(of: stage))
  }

  /// Returns the members of each set at a time, after the unions of that time.
  ///
  ///     var roads = TimedDisjointSets(count: 4)
  ///     roads.union(3, 1, at: 5)  // true
  ///     roads.union(1, 2, at: 7)  // true
  ///     roads.sets(at: 6)  // [[0], [1, 3], [2]]
  ///
  /// - Parameter time: Any integer; the latest time by default.
  /// - Returns: The sets in ascending order of their smallest members, each with its members in ascending order.
  /// - Complexity: O(*n* log *n*) for *n* integers.
  public func sets(at time: Int = .max) -> [[Int]] {
    _setMembers(count) { member in
      let root = _root(of: member, at: time)
      return (root, setSize(of: root, at: time))
    }
  }

  internal func _size(of stage: Int32) -> Int32 { stage < 0 ? 1 : _stages[Int(stage)].size }

  private mutating func _addStage(of root: Int, time: Int, size: Int32) {
    let next = Int32(truncatingIfNeeded: _stages.count)
    var stage = _Stage(time: time, size: size, previous: next, jump: next)
    let previous = _nodes[root].stage
    if previous >= 0 {
      // A jump leads as far as the previous one's two together, if these are equally long.
      let (before, first) = (_stages[Int(previous)], _stages[Int(_stages[Int(previous)].jump)])
      let second = _stages[Int(first.jump)]
      let areEqual = before.depth - first.depth == first.depth - second.depth
      (stage.depth, stage.previous) = (before.depth + 1, previous)
      stage.jump = areEqual ? first.jump : previous
    }
    _stages.append(stage)
    _nodes[root].stage = next
  }

  /// Returns the representative of the set that contained an integer at a time.
  internal func _root(of member: Int, at time: Int) -> Int {
    precondition(0 <= member && member < count, "the number is in no set")
    var place = member
    while !_isRoot(place), _nodes[place].time <= time { place = Int(_nodes[place].link) }
    return place
  }

  private func _isRoot(_ member: Int) -> Bool { _nodes[member].link == member }
}

extension TimedDisjointSets: CustomStringConvertible {
  /// The members of each set at the latest time, formatted like an array of arrays: `[[0], [1, 3], [2]]`.
  public var description: String { "\(sets())" }
}
