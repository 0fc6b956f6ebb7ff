// Convex layers: hulls from which points are removed. Overmars, van Leeuwen, "Maintenance of configurations in the
// plane", 1981: a tree over the points from left to right, with the edge between the halves' chains in each node.

extension Collection where Element == LatticePoint {
  /// Returns the convex layer of each point (onion peeling, convex depth): 0 for the points on the boundary of the convex
  /// hull, 1 for those on the boundary of the hull of the others, and so on.
  ///
  ///     let trees = [(0, 0), (4, 0), (4, 4), (0, 4), (2, 0), (1, 1), (3, 1), (2, 3), (2, 2)]
  ///     trees.map { LatticePoint($0, $1) }.convexLayers()  // [0, 0, 0, 0, 0, 1, 1, 1, 2]
  ///
  /// - Returns: The layer of each point, in the order of the points. Points on an edge of a hull are in its layer;
  ///   equal points are in the same one.
  /// - Complexity: O(*n* log² *n*) time and O(*n*) space.
  public func convexLayers() -> [Int] {
    let order = enumerated().sorted { $0.element < $1.element }
    var points: [LatticePoint] = []
    for (_, point) in order where points.last != point { points.append(point) }
    let layers = points._convexLayers()
    var (result, place) = ([Int](repeating: 0, count: order.count), 0)
    for (index, point) in order {
      if point != points[place] { place += 1 }
      result[index] = layers[place]
    }
    return result
  }
}

// MARK: - Core

extension Array where Element == LatticePoint {
  /// Returns the layers of points that are distinct and in order.
  internal func _convexLayers() -> [Int] {
    var layers = [Int](repeating: -1, count: count)
    var lower = _ShrinkingChain(self)
    // Turned by half a turn the upper chain is the lower one, and the points are in reverse order.
    var upper = _ShrinkingChain(reversed().map { -$0 })
    var layer = 0
    while !lower.isEmpty {
      let ends = upper.chain().map { count - 1 - $0 }
      var removed: [Int] = []
      for place in (lower.chain() + ends).sorted() where layers[place] < 0 {
        layers[place] = layer
        removed.append(place)
      }
      lower.remove(removed[...])
      upper.remove(removed.reversed().map { count - 1 - $0 }[...])
      layer += 1
    }
    return layers
  }
}

/// The lower chain of the convex hull of points that are removed one after the other: from the first one to the last,
/// with all points on its edges.
internal struct _ShrinkingChain {
  private struct Node {
    /// The edge of the chain from the left half to the right one; of a leaf twice its point.
    var from: Int32
    var to: Int32
    /// The children that still have points; those of a leaf are not used.
    var left: Int32 = -1
    var right: Int32 = -1
    /// The first point of the right half, which may be removed.
    let middle: Int32

    var isLeaf: Bool { from == to }
  }

  private let points: [LatticePoint]
  private var nodes: [Node] = []
  /// The node of all points; −1 if none is left.
  private var root: Int32 = -1

  /// - Parameter points: Distinct points in ascending order.
  internal init(_ points: [LatticePoint]) {
    self.points = points
    nodes.reserveCapacity(2 * points.count)
    if !points.isEmpty { root = build(0, points.count) }
  }

  internal var isEmpty: Bool { root < 0 }

  private mutating func build(_ start: Int, _ end: Int) -> Int32 {
    let node = Int32(truncatingIfNeeded: nodes.count)
    let middle = (start + end) / 2
    let (from, to) = (Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end - 1))
    nodes.append(Node(from: from, to: to, middle: Int32(truncatingIfNeeded: middle)))
    if end - start > 1 {
      nodes[Int(node)].left = build(start, middle)
      nodes[Int(node)].right = build(middle, end)
      connect(node)
    }
    return node
  }

  /// Removes points that are left.
  ///
  /// - Parameter removed: Their indices in ascending order.
  internal mutating func remove(_ removed: ArraySlice<Int>) {
    root = remove(removed, root)
  }

  /// Returns the node that stands for what is left of a node: itself, one below it, or −1.
  private mutating func remove(_ removed: ArraySlice<Int>, _ node: Int32) -> Int32 {
    if removed.isEmpty { return node }
    let old = nodes[Int(node)]
    if old.isLeaf { return -1 }
    // A node that has only one half left has been replaced by it, so the middle is between two that are left.
    var (low, high) = (removed.startIndex, removed.endIndex)
    while low < high {
      let index = (low + high) / 2
      if removed[index] < Int(old.middle) { low = index + 1 } else { high = index }
    }
    let left = remove(removed[..<low], old.left)
    let right = remove(removed[low...], old.right)
    if left < 0 { return right }
    if right < 0 { return left }
    (nodes[Int(node)].left, nodes[Int(node)].right) = (left, right)
    connect(node)
    return node
  }

  /// Finds the edge between the halves of a node, whose own chains are known.
  private mutating func connect(_ node: Int32) {
    let split = points[Int(nodes[Int(node)].middle)].x
    points.withUnsafeBufferPointer { points in
      nodes.withUnsafeMutableBufferPointer { nodes in
        var (left, right) = (nodes[Int(nodes[Int(node)].left)], nodes[Int(nodes[Int(node)].right)])
        while !left.isLeaf || !right.isLeaf {
          // Invariant: the edge starts in this left part and ends in this right part. With (a, b) and (c, d), edges of
          // their chains, it starts at a or before if a point of the right half is below the line through a and b,
          // else at b or after; and it ends at d or after if a point of the left half is below the line through c and
          // d, else at c or before.
          let (a, b) = (points[Int(left.from)], points[Int(left.to)])
          let (c, d) = (points[Int(right.from)], points[Int(right.to)])
          if !left.isLeaf, orientation(a, b, c) < 0 {
            left = nodes[Int(left.left)]
          } else if !right.isLeaf, orientation(c, d, b) < 0 {
            right = nodes[Int(right.right)]
          } else if right.isLeaf
            || !left.isLeaf && Self.meetBefore(split, first: (a, b), second: (c, d))
          {
            // Right of the split, where the lines have met, what is above the second is above the first.
            left = nodes[Int(left.right)]
          } else {
            right = nodes[Int(right.left)]
          }
        }
        (nodes[Int(node)].from, nodes[Int(node)].to) = (left.from, right.from)
      }
    }
  }

  /// Returns whether two lines meet at an x-coordinate before the given one, if they meet at one point, not after the
  /// second line's first one.
  private static func meetBefore(
    _ split: Int, first: (LatticePoint, LatticePoint), second: (LatticePoint, LatticePoint)
  ) -> Bool {
    let (way, next) = (first.1 - first.0, second.1 - second.0)
    // From c back by the vector to d times the distance of c from the first line, over how much farther d is.
    let (distance, growth) = (way.cross(second.0 - first.0), way.cross(next))
    let limit = (second.0.x - split).multipliedFullWidth(by: growth)
    let step = next.x.multipliedFullWidth(by: distance)
    return (limit.high, limit.low) < (step.high, step.low)
  }

  /// Returns the indices of the points of the chain in ascending order.
  internal func chain() -> [Int] {
    var chain: [Int] = []
    addChain(root, from: 0, through: Int32(truncatingIfNeeded: points.count - 1), to: &chain)
    return chain
  }

  /// Adds the points of a node's chain from one index through another.
  private func addChain(
    _ index: Int32, from first: Int32, through last: Int32, to chain: inout [Int]
  ) {
    let node = nodes[Int(index)]
    if node.isLeaf {
      chain.append(Int(node.from))
    } else if last <= node.from {
      addChain(node.left, from: first, through: last, to: &chain)
    } else if first >= node.to {
      addChain(node.right, from: first, through: last, to: &chain)
    } else {
      addChain(node.left, from: first, through: node.from, to: &chain)
      addChain(node.right, from: node.to, through: last, to: &chain)
    }
  }
}
