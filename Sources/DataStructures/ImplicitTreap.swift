// A row of elements as a tree in the order of their places, which is cut and joined at random, each tree being the upper
// one with the probability of its share. Seidel, Aragon, "Randomized search trees", 1996, with the sizes of Martínez,
// Roura, "Randomized binary search trees", 1998; to reverse a range is put off until somebody looks into it.

/// Elements in a row, any range of which is reversed, moved or taken out at once, and what all elements of any range come
/// to together: an implicit treap, as others use a splay tree or a rope.
///
///     var row = ImplicitTreap([3, 1, 4, 1, 5], identity: 0, combine: max)
///     row.reverse(0..<3)
///     row.elements  // [4, 1, 3, 1, 5]
///     row.insert(9, at: 1)
///     row.combined(0..<3)  // 9
///     row.move(1...2, to: 4)
///     row.elements  // [4, 3, 1, 5, 9, 1]
///     row.remove(at: 4)  // 9
///
/// What elements come to is up to a function, as for a ``SegmentTree``, which is several times as fast where all elements
/// stay at their places. It need not be commutative. Where nobody asks, any one will do, such as `max`.
public struct ImplicitTreap<Element> {
  /// Entry 0 stands for no node at all, and has the identity for its sums.
  @usableFromInline internal var _nodes: [_TreapNode<Element>]
  @usableFromInline internal var _root: Int32
  /// The first of the nodes that are not in use, which are linked by `left`.
  @usableFromInline internal var _free: Int32
  /// What decides which of two trees becomes the upper one.
  @usableFromInline internal var _random: UInt64
  @usableFromInline internal let _combine: (Element, Element) -> Element

  /// Creates a row of the given elements.
  ///
  /// - Parameters:
  ///   - elements: The elements from left to right, fewer than 2³¹.
  ///   - identity: What changes nothing, on either side of `combine`: 0 for sums.
  ///   - combine: An associative function: what its first argument and the second, to the right of it, come to together.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, identity: Element,
    combine: @escaping (Element, Element) -> Element
  ) {
    _nodes = [_TreapNode(identity, count: 0)]
    (_root, _free, _random, _combine) = (0, 0, 0x9E37_79B9_7F4A_7C15, combine)
    let first = _nodes.count
    for element in elements { _nodes.append(_TreapNode(element, count: 1)) }
    _root = _change { [end = _nodes.count] in $0.balanced(first..<end) }
  }

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { Int(_nodes[Int(_root)].count) }

  /// The elements from left to right.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable public var elements: [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    // Nodes that are left of the next element's, and whether all below them is turned around.
    var waiting: [(node: Int32, isReversed: Bool)] = []
    var (node, isReversed) = (_root, false)
    while node != 0 || !waiting.isEmpty {
      if node != 0 {
        let next = _nodes[Int(node)]
        waiting.append((node, isReversed))
        node = isReversed ? next.right : next.left
        isReversed = isReversed != next.isTurning
      } else {
        let (above, wasReversed) = waiting.removeLast()
        let next = _nodes[Int(above)]
        elements.append(next.element)
        node = wasReversed ? next.left : next.right
        isReversed = wasReversed != next.isTurning
      }
    }
    return elements
  }

  /// The element at a place, which may be replaced.
  ///
  /// - Parameter index: In 0 ..< `count`.
  /// - Complexity: O(log *n*) on average for *n* elements.
  @inlinable
  public subscript(index: Int) -> Element {
    get {
      precondition(0 <= index && index < count, "no element has this index")
      return _nodes.withUnsafeBufferPointer { nodes in
        let nodes = nodes.baseAddress!
        var (node, isReversed, rest) = (_root, false, Int32(index))
        while true {
          // The node is not copied, whose elements may be large.
          let next = nodes + Int(node)
          let (left, right) = (next.pointee.left, next.pointee.right)
          let (before, behind) = isReversed ? (right, left) : (left, right)
          let countBefore = nodes[Int(before)].count
          if rest == countBefore { return next.pointee.element }
          (node, rest) = rest < countBefore ? (before, rest) : (behind, rest &- countBefore &- 1)
          isReversed = isReversed != next.pointee.isTurning
        }
      }
    }
    set {
      precondition(0 <= index && index < count, "no element has this index")
      let root = _root
      _change { $0.replace(root, Int32(index), by: newValue) }
    }
  }

  /// Returns what the elements of a range come to together; those of an empty one to the identity.
  ///
  ///     let prices = ImplicitTreap([30, 12, 45, 7], identity: 0, combine: +)
  ///     prices.combined(1...2)  // 57
  ///     prices.combined(..<2)  // 42
  ///
  /// - Parameter range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) on average for *n* elements.
  @inlinable
  public func combined(_ range: some RangeExpression<Int>) -> Element {
    let bounds = _rangeBounds(range, in: count)
    return _nodes.withUnsafeBufferPointer {
      _TreapReader(nodes: $0.baseAddress!, combine: _combine)
        .combined(_root, Int32(bounds.lowerBound)..<Int32(bounds.upperBound), isReversed: false)
    }
  }

  /// Inserts an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - index: Where it will be, in 0 ... `count`.
  /// - Complexity: O(log *n*) on average for *n* elements.
  @inlinable
  public mutating func insert(_ element: Element, at index: Int) {
    precondition(0 <= index && index <= count, "an element cannot be inserted there")
    precondition(count < Int32.max - 1, "there are too many elements")
    let new: Int32
    if _free != 0 {
      new = _free
      _free = _nodes[Int(new)].left
      _nodes[Int(new)] = _TreapNode(element, count: 1)
    } else {
      new = Int32(_nodes.count)
      _nodes.append(_TreapNode(element, count: 1))
    }
    let root = _root
    let isLast = index == count
    _root = _change { treap in
      if isLast { return treap.join(root, new) }
      let (before, behind) = treap.split(root, Int32(index))
      return treap.join(treap.join(before, new), behind)
    }
  }

  /// Removes an element and returns it.
  ///
  /// - Parameter index: In 0 ..< `count`.
  /// - Complexity: O(log *n*) on average for *n* elements.
  @discardableResult
  @inlinable
  public mutating func remove(at index: Int) -> Element {
    precondition(0 <= index && index < count, "no element has this index")
    let root = _root
    let removed = _change { treap in
      let (before, rest) = treap.split(root, Int32(index))
      let (single, behind) = treap.split(rest, 1)
      return (single, treap.join(before, behind))
    }
    _root = removed.1
    let node = Int(removed.0)
    let element = _nodes[node].element
    // What it holds is given up.
    _nodes[node] = _nodes[0]
    _nodes[node].left = _free
    _free = removed.0
    return element
  }

  /// Turns a range around.
  ///
  ///     var row = ImplicitTreap("abcdef", identity: "a", combine: max)
  ///     row.reverse(1...4)
  ///     String(row.elements)  // "aedcbf"
  ///
  /// - Parameter range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) on average for *n* elements.
  @inlinable
  public mutating func reverse(_ range: some RangeExpression<Int>) {
    let bounds = _rangeBounds(range, in: count)
    let root = _root
    _root = _change { treap in
      let (before, middle, behind) = treap.split(root, bounds)
      treap.turn(middle)
      return treap.join(treap.join(before, middle), behind)
    }
  }

  /// Takes a range out and inserts it elsewhere.
  ///
  ///     var row = ImplicitTreap(0..<8, identity: 0, combine: +)
  ///     row.move(2...4, to: 0)
  ///     row.elements  // [2, 3, 4, 0, 1, 5, 6, 7]
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< `count`.
  ///   - index: Where its first element will be, in 0 ... the number of the other elements.
  /// - Complexity: O(log *n*) on average for *n* elements.
  @inlinable
  public mutating func move(_ range: some RangeExpression<Int>, to index: Int) {
    let bounds = _rangeBounds(range, in: count)
    precondition(
      0 <= index && index <= count - bounds.count, "the range cannot be inserted there")
    let root = _root
    _root = _change { treap in
      let (before, middle, behind) = treap.split(root, bounds)
      let (first, last) = treap.split(treap.join(before, behind), Int32(index))
      return treap.join(treap.join(first, middle), last)
    }
  }
}

extension ImplicitTreap: CustomStringConvertible {
  /// The elements from left to right, as those of an array.
  public var description: String { "\(elements)" }
}

// MARK: - Core

extension ImplicitTreap {
  /// Changes the nodes.
  @inlinable
  internal mutating func _change<Result>(_ body: (inout _TreapChange<Element>) -> Result) -> Result
  {
    let (combine, random) = (_combine, _random)
    let (result, next) = _nodes.withUnsafeMutableBufferPointer { nodes in
      var change = _TreapChange(nodes: nodes.baseAddress!, combine: combine, random: random)
      return (body(&change), change.random)
    }
    _random = next
    return result
  }
}
