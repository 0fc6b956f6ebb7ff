// The members in an order in which all sets of all times are ranges, as are the leaves of Kruskal's reconstruction tree.

extension TimedDisjointSets {
  /// Returns the members in an order in which each set of each time is contiguous.
  ///
  /// So questions about the members of a set at a time become questions about a range, for any structure that answers
  /// those: prefix sums, ``SegmentTree``, ``WaveletMatrix``. It is the order of the leaves of Kruskal's reconstruction
  /// tree. Here the smallest height of a village that is reached without a road longer than 4:
  ///
  ///     let roads = [(0, 3, 2), (1, 2, 4), (0, 1, 7)]
  ///     var sets = TimedDisjointSets(count: 4)
  ///     for (first, second, length) in roads.sorted(by: { $0.2 < $1.2 }) {
  ///       sets.union(first, second, at: length)
  ///     }
  ///     let order = sets.contiguousOrder()
  ///     let heights = [40, 30, 10, 20]
  ///     let lowest = RangeMinima(order.members.map { heights[$0] })
  ///     lowest.minimum(order.range(of: 0, at: 4))  // 20: villages 0 and 3
  ///     lowest.minimum(order.range(of: 0, at: 7))  // 10
  ///
  /// - Returns: The order with the sets of now; later unions do not change it.
  /// - Complexity: O(*n* log *n*) for *n* integers.
  public func contiguousOrder() -> ContiguousOrder {
    // Until a member gets a parent, its set is itself with all who have got it as a parent by then. So these follow it, in
    // the order of the unions: they are laid from the end, and a parent before its children.
    let sizes = _nodes.map { Int(_size(of: $0.stage)) }
    let byTime = _nodes.indices.sorted {
      (_nodes[$0].time, sizes[$0]) > (_nodes[$1].time, sizes[$1])
    }
    var positions = [Int](repeating: 0, count: count)
    // For each member who has a position, where what is not laid yet of its set ends.
    var ends = positions
    var end = 0
    for member in byTime {
      let parent = Int(_nodes[member].link)
      if parent == member {
        positions[member] = end
        end += sizes[member]
        ends[member] = end
      } else {
        ends[member] = ends[parent]
        ends[parent] -= sizes[member]
        positions[member] = ends[parent]
      }
    }
    var members = positions
    for (member, position) in positions.enumerated() { members[position] = member }
    return ContiguousOrder(sets: self, members: members, positions: positions)
  }

  /// The members of all sets in an order in which each set of each time is contiguous.
  ///
  ///     var sets = TimedDisjointSets(count: 4)
  ///     sets.union(0, 2, at: 1)
  ///     sets.union(1, 3, at: 2)
  ///     let order = sets.contiguousOrder()
  ///     order.members[order.range(of: 2, at: 1)].sorted()  // [0, 2]
  ///     order.range(of: 3, at: 1).count  // 1
  public struct ContiguousOrder: Sendable {
    private let _sets: TimedDisjointSets

    /// The members in this order: a permutation of 0 ..< *n*.
    public let members: [Int]

    /// For each member its place in the order.
    public let positions: [Int]

    internal init(sets: TimedDisjointSets, members: [Int], positions: [Int]) {
      (_sets, self.members, self.positions) = (sets, members, positions)
    }

    /// Returns the places of the set that contained an integer at a time, including the unions of that time.
    ///
    /// - Parameters:
    ///   - member: In 0 ..< `count`.
    ///   - time: Any integer; the latest time by default.
    /// - Returns: Where in `members` they are: as many as `setSize(of:at:)`.
    /// - Complexity: O(log *n*) for *n* integers.
    public func range(of member: Int, at time: Int = .max) -> Range<Int> {
      let root = _sets._root(of: member, at: time)
      let start = positions[root]
      return start..<start + _sets.setSize(of: root, at: time)
    }
  }
}
