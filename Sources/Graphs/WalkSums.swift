// Sums along the walks of a functional graph: what is missing up to the cycle is a difference of two sums, and all rounds
// are alike.

extension FunctionalGraph {
  /// Prepares sums of the values of vertices along walks.
  ///
  ///     let boxes = FunctionalGraph(successors: [2, 2, 3, 2])
  ///     let sums = boxes.sums(of: [10, 20, 1, 2])
  ///     sums.sum(from: 0, steps: 4)  // 14: 10 + 1 + 2 + 1, then the walk is at vertex 3
  ///     sums.sum(from: 1, steps: 1_000_000)  // 1500018
  ///
  /// - Parameter values: What is found at each vertex, as often as one comes there.
  /// - Precondition: What is found on any walk of at most as many steps as are asked for, and of a round at least, is in
  ///   the range of `Value`. Sums are differences of such ones: floating-point numbers may cancel.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  public func sums<Value: AdditiveArithmetic>(of values: [Value]) -> WalkSums<Value> {
    WalkSums(_graph: self, values)
  }
}

/// Sums of the values of vertices along the walks of a functional graph; see ``FunctionalGraph/sums(of:)``.
public struct WalkSums<Value: AdditiveArithmetic> {
  @usableFromInline internal let _graph: FunctionalGraph

  /// For each vertex on a cycle the sum from it to the last vertex of the cycle's list, for each other one that of all in
  /// front of the cycle.
  @usableFromInline internal var _sums: [Value]

  /// The sum of each cycle.
  @usableFromInline internal var _rounds: [Value] = []

  @inlinable
  internal init(_graph graph: FunctionalGraph, _ values: [Value]) {
    precondition(values.count == graph.successors.count, "each vertex has one value")
    (_graph, _sums) = (graph, values)
    for cycle in graph.cycles {
      var sum = Value.zero
      for vertex in cycle.reversed() {
        sum += values[vertex]
        _sums[vertex] = sum
      }
      _rounds.append(sum)
    }
    // A successor stands in front of what leads to it. A step further away than 1, the walk comes to another one in front of
    // the cycle.
    let inFront = graph._order[Int(graph._starts[graph.cycles.count])...].lazy.map { Int($0) }
    for vertex in inFront where graph._entries[vertex].depth > 1 {
      _sums[vertex] += _sums[graph.successors[vertex]]
    }
  }

  /// Returns the sum of the values along a walk, including its first vertex and excluding its last one.
  ///
  /// - Parameters:
  ///   - start: The vertex to start from, in 0 ..< `successors.count` of the graph.
  ///   - steps: 0 or more: so many vertices count, each as often as the walk comes there.
  /// - Complexity: O(log *n* + log *k*) for *n* vertices and *k* steps.
  @inlinable
  public func sum(from start: Int, steps: Int) -> Value {
    let before = _graph.stepsToCycle(from: start)
    if steps < before { return _sums[start] - _sums[_graph.vertex(from: start, steps: steps)] }
    let (end, rounds, isOver) = _graph._round(from: start, steps: steps - before)
    let entry = _graph._entries[start]
    let round = _rounds[Int(entry.cycle)]
    // The last steps, fewer than a round. There may be no numbers less than 0, nor any greater than a round.
    var sum = _sums[Int(_graph._order[Int(entry.entrance)])]
    if isOver { sum += round - _sums[end] } else { sum -= _sums[end] }
    if before > 0 { sum += _sums[start] }
    return sum + Self._product(round, rounds)
  }
}

extension WalkSums: Sendable where Value: Sendable {}

// MARK: - Core

extension WalkSums {
  /// Returns the sum of so many times the same value.
  @inlinable
  internal static func _product(_ value: Value, _ count: Int) -> Value {
    // The compiler knows which one it is.
    if let value = value as? Int { return (value * count) as! Value }
    var (sum, power, rest) = (Value.zero, value, count)
    while rest > 0 {
      if rest & 1 == 1 { sum += power }
      rest >>= 1
      if rest > 0 { power += power }
    }
    return sum
  }
}
