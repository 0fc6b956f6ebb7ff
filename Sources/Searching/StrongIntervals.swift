// The strong intervals of a permutation. Bergeron, Chauve, de Montgolfier, Raffinot, "Computing common intervals of K
// permutations, with applications to modular decomposition of graphs", 2008; built from left to right.

/// A node of the common interval tree of a permutation (permutation tree, substitution decomposition).
public struct StrongInterval: Hashable, Sendable {
  /// The indices of the interval's elements.
  public let range: Range<Int>
  /// The index of the parent, which comes before this node; `nil` for the root.
  public let parent: Int?
  /// Whether the union of any contiguous children is a common interval (linear node).
  ///
  /// Otherwise, only single children and all of them are (prime node), and there are at least four. It is true for nodes
  /// of a single element.
  public let isLinear: Bool

  @usableFromInline
  internal init(_ range: Range<Int>, parent: Int?, isLinear: Bool) {
    (self.range, self.parent, self.isLinear) = (range, parent, isLinear)
  }
}

extension Collection where Element == Int {
  /// Returns the common interval tree of a permutation: its strong intervals, which contain each other or are disjoint.
  ///
  ///     let nodes = [1, 3, 0, 2, 5, 4].strongIntervals()
  ///     nodes.map(\.range.count)  // [6, 4, 1, 1, 1, 1, 2, 1, 1]
  ///     nodes[6].range  // 4..<6
  ///     nodes[1].isLinear  // false: 1, 3, 0, 2 has no common interval but itself and its elements
  ///     nodes[8].parent  // 6
  ///
  /// A common interval is a range of indices whose elements are contiguous integers in some order. It is strong if it
  /// overlaps with no other one: one contains the other, or they are disjoint. Each common interval is a node of the
  /// tree or the union of contiguous children of a linear node, so that there are *k*(*k* − 1) / 2 for each linear node
  /// with *k* > 1 children, and one for each other node.
  ///
  /// - Returns: The nodes in preorder: the root first, each node before its children, and these from left to right. The
  ///   nodes without children are the single elements. There are less than 2*n* nodes; none for an empty permutation.
  /// - Precondition: The elements are 0, 1, …, *n* − 1 in any order, at most 2²⁹ of them.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space for *n* elements.
  public func strongIntervals() -> [StrongInterval] {
    let elements = map { Int32(truncatingIfNeeded: $0) }
    precondition(elements.count <= 1 << 29, "a permutation has at most 536870912 elements")
    var isSeen = [Bool](repeating: false, count: elements.count)
    for element in self {
      precondition(
        0 <= element && element < isSeen.count && !isSeen[element],
        "the elements are no permutation of 0, 1, …")
      isSeen[element] = true
    }
    if elements.isEmpty { return [] }
    var builder = _StrongIntervalBuilder()
    var starts = _IntervalStarts(count: elements.count)
    for index in elements.indices {
      builder.append(elements[index], first: starts.firstStart(endingAt: index, elements))
    }
    return builder.nodes()
  }
}

// MARK: - Core

/// For each start of a range up to an index, the start plus the difference of the largest and the smallest element.
///
/// This is the index, if the range is a common interval, or else more. A segment tree finds the minimum.
internal struct _IntervalStarts {
  /// A power of two.
  private let leafCount: Int
  /// The minimum of each node, with what has been added to it, but not to the nodes above it.
  private var minima: [Int32]
  /// What has been added to all of the leaves below each inner node.
  private var sums: [Int32]
  /// The indices of the elements that are larger than all after them, and of those that are smaller.
  private var (largest, smallest): ([Int32], [Int32]) = ([], [])

  internal init(count: Int) {
    var leafCount = 1
    while leafCount < count { leafCount *= 2 }
    self.leafCount = leafCount
    sums = [Int32](repeating: 0, count: leafCount)
    minima = [Int32](repeating: 0, count: 2 * leafCount)
    for leaf in 0..<leafCount { minima[leafCount + leaf] = Int32(truncatingIfNeeded: leaf) }
    for node in (1..<leafCount).reversed() { minima[node] = minima[2 * node] }
  }

  /// Returns the first start of a common interval that ends with an index, the next one in each call.
  internal mutating func firstStart(endingAt index: Int, _ elements: [Int32]) -> Int {
    let element = elements[index]
    while let last = largest.last, elements[Int(last)] < element {
      largest.removeLast()
      let start = (largest.last.map { Int($0) } ?? -1) + 1
      add(element - elements[Int(last)], from: start, through: Int(last))
    }
    largest.append(Int32(truncatingIfNeeded: index))
    while let last = smallest.last, elements[Int(last)] > element {
      smallest.removeLast()
      let start = (smallest.last.map { Int($0) } ?? -1) + 1
      add(elements[Int(last)] - element, from: start, through: Int(last))
    }
    smallest.append(Int32(truncatingIfNeeded: index))
    // Starts after the index have values above it, so the minimum is that of the index alone.
    var node = 1
    while node < leafCount { node = 2 * node + (minima[2 * node] <= minima[2 * node + 1] ? 0 : 1) }
    return node - leafCount
  }

  private mutating func add(_ value: Int32, from start: Int, through end: Int) {
    var (low, high) = (start + leafCount, end + leafCount + 1)
    minima.withUnsafeMutableBufferPointer { minima in
      sums.withUnsafeMutableBufferPointer { sums in
        while low < high {
          if low & 1 == 1 {
            minima[low] += value
            if low < leafCount { sums[low] += value }
            low += 1
          }
          if high & 1 == 1 {
            high -= 1
            minima[high] += value
            if high < leafCount { sums[high] += value }
          }
          (low, high) = (low / 2, high / 2)
        }
        (low, high) = ((start + leafCount) / 2, (end + leafCount) / 2)
        while low > 0 {
          minima[low] = Swift.min(minima[2 * low], minima[2 * low + 1]) + sums[low]
          if high != low {
            minima[high] = Swift.min(minima[2 * high], minima[2 * high + 1]) + sums[high]
          }
          (low, high) = (low / 2, high / 2)
        }
      }
    }
  }
}

/// The strong intervals of what has been appended, as trees from left to right.
internal struct _StrongIntervalBuilder {
  private struct Node {
    var start: Int32
    var smallest: Int32
    var largest: Int32
    /// The first and the last child, and the next child of the same parent; −1 for none.
    var first: Int32 = -1
    var last: Int32 = -1
    var next: Int32 = -1
    var isLinear = true

    /// Takes in another node's elements.
    mutating func unite(with other: Node) {
      start = Swift.min(start, other.start)
      smallest = Swift.min(smallest, other.smallest)
      largest = Swift.max(largest, other.largest)
    }
  }

  /// All nodes; children come before their parents.
  private var all: [Node] = []
  /// The roots from left to right.
  private var roots: [Int32] = []
  private var count: Int32 = 0

  /// Appends an element.
  ///
  /// - Parameter first: The first start of a common interval that ends with it.
  internal mutating func append(_ element: Int32, first: Int) {
    let start = count
    count += 1
    var current = add(Node(start: start, smallest: element, largest: element))
    while let top = roots.last, all[Int(top)].start >= first {
      roots.removeLast()
      let child = all[Int(top)].last
      if child >= 0, isInterval(united(child, current)) {
        // One more child of a linear node: of a prime one the last child is in no common interval with what follows.
        all[Int(top)].unite(with: all[Int(current)])
        all[Int(child)].next = current
        all[Int(top)].last = current
        current = top
      } else {
        current = joined(top, current)
      }
    }
    roots.append(current)
  }

  /// Makes a node of the last ones from right to left, as many as it takes for a common interval.
  private mutating func joined(_ top: Int32, _ current: Int32) -> Int32 {
    var node = united(top, current)
    (node.first, node.last) = (top, current)
    all[Int(top)].next = current
    // Two of them make a linear node, and more are prime.
    while !isInterval(node), let another = roots.popLast() {
      node.unite(with: all[Int(another)])
      all[Int(another)].next = node.first
      node.first = another
      node.isLinear = false
    }
    return add(node)
  }

  private mutating func add(_ node: Node) -> Int32 {
    all.append(node)
    return Int32(truncatingIfNeeded: all.count - 1)
  }

  /// Returns a linear node without children for the elements of two nodes.
  private func united(_ left: Int32, _ right: Int32) -> Node {
    let (left, right) = (all[Int(left)], all[Int(right)])
    var node = Node(start: left.start, smallest: left.smallest, largest: left.largest)
    node.unite(with: right)
    return node
  }

  /// Whether the elements from a node's start to the last one are contiguous integers.
  private func isInterval(_ node: Node) -> Bool {
    node.largest - node.smallest == count - 1 - node.start
  }

  /// Returns all nodes in preorder, once there is one root.
  internal func nodes() -> [StrongInterval] {
    var nodes: [StrongInterval] = []
    nodes.reserveCapacity(all.count)
    // Nodes whose subtrees come next, each with its parent.
    var stack: [(node: Int32, parent: Int?)] = [(roots[0], nil)]
    while let (index, parent) = stack.popLast() {
      let node = all[Int(index)]
      let start = Int(node.start)
      let range = start..<start + Int(node.largest - node.smallest) + 1
      if node.next >= 0 { stack.append((node.next, parent)) }
      if node.first >= 0 { stack.append((node.first, nodes.count)) }
      nodes.append(StrongInterval(range, parent: parent, isLinear: node.isLinear))
    }
    return nodes
  }
}
