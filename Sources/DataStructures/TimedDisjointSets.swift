// Disjoint sets that remember when they were united: the smaller tree goes below the larger one, no path is made shorter,
// and each link has a time, which is later the nearer it is to the root.

/// The numbers 0, 1, … in sets that are united as time goes by, and since when two of them have been in one set.
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
/// What was once can be asked at any time, but unions are only made now (partial persistence).
///
/// If the edges of a graph are taken in ascending order of their weights, each at its weight as the time, then the
/// `connectionTime` of two vertices is the heaviest edge on the way between them that has the lightest heaviest edge
/// (minimax path, bottleneck; in place of Kruskal's reconstruction tree):
///
///     let edges = [(0, 1, 4), (1, 2, 3), (0, 2, 9)]
///     var bottlenecks = TimedDisjointSets(count: 3)
///     for (first, second, weight) in edges.sorted(by: { $0.2 < $1.2 }) {
///       bottlenecks.union(first, second, at: weight)
///     }
///     bottlenecks.connectionTime(of: 0, 2)  // 4
///
/// For the way whose lightest edge is as heavy as can be (maximin, widest path) they are taken in descending order, with
/// negated weights as times. Where a task has no times, the index of the union is one.
///
/// Where only the present counts ``DisjointSets`` are quicker; ``RollbackDisjointSets`` go back to the past and on from
/// there.
public struct TimedDisjointSets: Sendable {
  /// A set of two or more that a root stands for, and since when.
  private struct Stage: Sendable {
    let time: Int
    let size: Int32
    /// How many stages of the same root came before.
    var depth: Int32 = 0
    /// The stage of the same root before; itself for the first one.
    var previous: Int32
    /// One farther back, so far that few jumps and steps lead to any: Myers, "An applicative random-access stack", 1983.
    var jump: Int32
  }

  /// A number, as the walks to the root see it.
  private struct Node: Sendable {
    /// Since when it is below another one, unless it is a root.
    var time = Int.max
    /// The one above; for a root itself.
    var link: Int32
    /// For a root the stage of its set; −1 if it is alone.
    var stage: Int32 = -1
  }

  private var _nodes: [Node]
  private var _stages: [Stage] = []
  private var _lastTime = Int.min

  /// The number of sets now.
  ///
  /// - Complexity: O(1)
  public private(set) var setCount: Int

  /// Creates a set of its own for each number.
  ///
  /// - Parameter count: How many numbers there are, from 0 on: in 0 ... 2³¹ − 1.
  /// - Complexity: O(*n*) for *n* numbers.
  public init(count: Int) {
    precondition(
      0 <= count && count <= Int32.max, "the number of members must be in 0...2147483647")
    _nodes = (0..<count).map { Node(link: Int32(truncatingIfNeeded: $0)) }
    setCount = count
  }

  /// How many numbers there are: they are 0 ..< `count`.
  ///
  /// - Complexity: O(1)
  public var count: Int { _nodes.count }

  /// Unites the sets of two numbers, and returns whether they were two.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  ///   - time: Since when they are one: any number that is not less than in the call before, whatever that returned.
  /// - Complexity: O(log *n*) for *n* numbers, amortized.
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

  /// Returns the first time at which two numbers were in the same set: `Int.min` for a number and itself, `nil` if they
  /// are still in two.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  public func connectionTime(of first: Int, _ second: Int) -> Int? {
    precondition(
      0 <= first && first < count && 0 <= second && second < count, "the number is in no set")
    var (first, second) = (first, second)
    var time = Int.min
    while first != second {
      // Invariant: at `time` the two were in one set with those that were asked for, each with one of them, and stood
      // for it. So the next time is that of whichever goes first below another one.
      if _isRoot(second) || !_isRoot(first) && _nodes[first].time < _nodes[second].time {
        Swift.swap(&first, &second)
      }
      if _isRoot(second) { return nil }
      time = _nodes[second].time
      second = Int(_nodes[second].link)
    }
    return time
  }

  /// Returns whether two numbers were in the same set at some time, with the unions of that time itself.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  ///   - time: Any number; now if it is left out.
  /// - Complexity: O(log *n*) for *n* numbers.
  public func areConnected(_ first: Int, _ second: Int, at time: Int = .max) -> Bool {
    _root(of: first, at: time) == _root(of: second, at: time)
  }

  /// Returns how many members the set of a number had at some time, with the unions of that time itself.
  ///
  /// - Parameters:
  ///   - member: In 0 ..< `count`.
  ///   - time: Any number; now if it is left out.
  /// - Complexity: O(log *n*) for *n* numbers.
  public func setSize(of member: Int, at time: Int = .max) -> Int {
    var stage = _nodes[_root(of: member, at: time)].stage
    while stage >= 0, _stages[Int(stage)].time > time {
      // Invariant: what is asked for is before the stage.
      let (previous, jump) = (_stages[Int(stage)].previous, _stages[Int(stage)].jump)
      if previous == stage { return 1 }
      stage = _stages[Int(jump)].time > time ? jump : previous
    }
    return Int(_size(of: stage))
  }

  private func _size(of stage: Int32) -> Int32 { stage < 0 ? 1 : _stages[Int(stage)].size }

  private mutating func _addStage(of root: Int, time: Int, size: Int32) {
    let next = Int32(truncatingIfNeeded: _stages.count)
    var stage = Stage(time: time, size: size, previous: next, jump: next)
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

  /// Returns the member that stood for the set of a number at some time.
  private func _root(of member: Int, at time: Int) -> Int {
    precondition(0 <= member && member < count, "the number is in no set")
    var place = member
    while !_isRoot(place), _nodes[place].time <= time { place = Int(_nodes[place].link) }
    return place
  }

  private func _isRoot(_ member: Int) -> Bool { _nodes[member].link == member }
}
