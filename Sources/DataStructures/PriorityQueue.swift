// Priority queue: a heap in an array, in which each element has four children instead of two.
// Williams, "Algorithm 232: Heapsort", 1964; four children: Johnson, "Priority queues with update and
// finding minimum spanning trees", 1975; built from the leaves up: Floyd, "Algorithm 245: Treesort 3", 1964.

/// A container whose first element in a given order is always at hand.
///
///     var queue = PriorityQueue([5, 2, 8])
///     queue.insert(1)
///     queue.first  // 1
///     queue.popFirst()  // 1
///     queue.popFirst()  // 2
///     queue.count  // 2
///
/// The smallest element comes first, or what another order says: `>` puts the largest first, and
/// with a closure the elements may be anything, such as tuples.
///
///     var next = PriorityQueue<(cost: Int, city: String)> { $0.cost < $1.cost }
///     next.insert((7, "Busan"))
///     next.insert((3, "Daegu"))
///     next.popFirst()!.city  // "Daegu"
///
/// Of elements that the order does not tell apart any may come first.
public struct PriorityQueue<Element> {
  // Invariant between the calls: no element goes before its parent; that of `_elements[k]` is
  // `_elements[(k - 1) / 4]`.
  @usableFromInline internal var _elements: [Element] = []
  @usableFromInline internal let _goesBefore: (Element, Element) -> Bool

  /// Creates an empty queue with an order of its own.
  ///
  /// - Parameter areInIncreasingOrder: A strict weak ordering: whether its first argument goes before
  ///   the second.
  @inlinable
  public init(by areInIncreasingOrder: @escaping (Element, Element) -> Bool) {
    _goesBefore = areInIncreasingOrder
  }

  /// Creates a queue of the given elements with an order of its own.
  ///
  ///     var largestFirst = PriorityQueue([5, 2, 8], by: >)
  ///     largestFirst.popFirst()  // 8
  ///
  /// - Parameters:
  ///   - elements: The elements, in any order.
  ///   - areInIncreasingOrder: A strict weak ordering: whether its first argument goes before the
  ///     second.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    by areInIncreasingOrder: @escaping (Element, Element) -> Bool
  ) {
    _goesBefore = areInIncreasingOrder
    _elements = Array(elements)
    _elements.withUnsafeMutableBufferPointer {
      $0._priorityQueueBuild(by: areInIncreasingOrder)
    }
  }

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _elements.count }

  /// Whether there is no element.
  ///
  /// - Complexity: O(1)
  @inlinable public var isEmpty: Bool { _elements.isEmpty }

  /// The element that goes before all others, or `nil` if there is none.
  ///
  /// - Complexity: O(1)
  @inlinable public var first: Element? { _elements.first }

  /// Adds an element.
  ///
  /// - Complexity: O(log *n*) for *n* elements, O(1) on average for elements in random order; now and
  ///   then O(*n*), to make room, and for the first change of a copy.
  @inlinable
  public mutating func insert(_ element: Element) {
    let goesBefore = _goesBefore
    _elements.append(element)
    _elements.withUnsafeMutableBufferPointer { $0._priorityQueueRaiseLast(by: goesBefore) }
  }

  /// Removes the element that goes before all others and returns it; returns `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  @discardableResult
  public mutating func popFirst() -> Element? {
    guard let last = _elements.popLast() else { return nil }
    return _elements.isEmpty ? last : replaceFirst(with: last)
  }

  /// Puts another element in the place of the one that goes before all others, and returns that one.
  ///
  /// Quicker than to remove one and to add the other. So the *k* largest numbers are found, without
  /// keeping more than *k* of them:
  ///
  ///     var largest = PriorityQueue([5, 2, 8])
  ///     for score in [9, 1, 7] where score > largest.first! {
  ///       largest.replaceFirst(with: score)
  ///     }
  ///     largest.first  // 7: of 8, 9 and 7
  ///
  /// - Precondition: The queue is not empty.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  @discardableResult
  public mutating func replaceFirst(with element: Element) -> Element {
    precondition(!_elements.isEmpty, "an empty queue has no first element")
    let goesBefore = _goesBefore
    return _elements.withUnsafeMutableBufferPointer { elements in
      let first = elements[0]
      elements[0] = element
      elements._priorityQueueSink(from: 0, by: goesBefore)
      return first
    }
  }

  /// Removes all elements.
  ///
  /// - Parameter keepingCapacity: Whether the memory is kept for the elements to come.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    _elements.removeAll(keepingCapacity: keepingCapacity)
  }
}

extension PriorityQueue where Element: Comparable {
  /// Creates an empty queue with the smallest element first.
  @inlinable
  public init() {
    self.init(by: <)
  }

  /// Creates a queue of the given elements with the smallest one first.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init(elements, by: <)
  }
}

extension PriorityQueue: CustomStringConvertible {
  /// The elements in the order in which they would be removed, as those of an array.
  public var description: String {
    var rest = self
    return "\((0..<count).map { _ in rest.popFirst()! })"
  }
}

// MARK: - Core

extension UnsafeMutableBufferPointer {
  /// Makes the elements a heap.
  @inlinable
  internal func _priorityQueueBuild(by goesBefore: (Element, Element) -> Bool) {
    var parent = (count + 2) / 4
    while parent > 0 {
      // Invariant: no element goes before its parent if that is at `parent` or behind it.
      parent -= 1
      _priorityQueueSink(from: parent, by: goesBefore)
    }
  }

  /// Moves the last element up to its place.
  @inlinable
  internal func _priorityQueueRaiseLast(by goesBefore: (Element, Element) -> Bool) {
    guard let base = baseAddress else { return }
    var hole = count - 1
    let raised = (base + hole).move()
    while hole > 0 {
      // A shift, as `/ 4` has to treat negative numbers, which there are none of.
      let parent = (hole - 1) >> 2
      guard goesBefore(raised, base[parent]) else { break }
      (base + hole).moveInitialize(from: base + parent, count: 1)
      hole = parent
    }
    (base + hole).initialize(to: raised)
  }

  /// Moves an element down to its place; its children have theirs already.
  @inlinable
  internal func _priorityQueueSink(from top: Int, by goesBefore: (Element, Element) -> Bool) {
    guard let base = baseAddress else { return }
    var hole = top
    let sunk = (base + hole).move()
    while true {
      // Wrapping cannot happen: four times an index of elements that are in memory.
      let child = 4 &* hole &+ 1
      var first = child
      if child &+ 3 < count {
        // Choices, not branches: which of four goes first cannot be predicted.
        let left = child &+ (goesBefore(base[child &+ 1], base[child]) ? 1 : 0)
        let right = child &+ (goesBefore(base[child &+ 3], base[child &+ 2]) ? 3 : 2)
        first = goesBefore(base[right], base[left]) ? right : left
      } else if child < count {
        for other in child &+ 1..<count where goesBefore(base[other], base[first]) { first = other }
      } else {
        break
      }
      guard goesBefore(base[first], sunk) else { break }
      (base + hole).moveInitialize(from: base + first, count: 1)
      hole = first
    }
    (base + hole).initialize(to: sunk)
  }
}
