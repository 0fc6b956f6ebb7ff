// Priority queue: a 4-ary heap. Williams, "Algorithm 232: Heapsort", 1964; four children: Johnson, "Priority queues
// with update and finding minimum spanning trees", 1975; bottom-up construction: Floyd, "Algorithm 245: Treesort 3",
// 1964.

/// A priority queue, in which the smallest element by a given order comes first: a 4-ary heap.
///
///     var queue = PriorityQueue([5, 2, 8])
///     queue.insert(1)
///     queue.first  // 1
///     queue.popFirst()  // 1
///     queue.popFirst()  // 2
///     queue.count  // 2
///
/// The smallest element comes first, or the first one by another order: `>` puts the largest first, and with a closure
/// the elements may be of any type, such as tuples.
///
///     var next = PriorityQueue<(cost: Int, city: String)> { $0.cost < $1.cost }
///     next.insert((7, "Busan"))
///     next.insert((3, "Daegu"))
///     next.popFirst()!.city  // "Daegu"
///
/// Equivalent elements come in unspecified order.
public struct PriorityQueue<Element> {
  // Invariant between the calls (heap property): no element goes before its parent; that of `_elements[k]` is
  // `_elements[(k - 1) / 4]`.
  @usableFromInline internal var _elements: [Element] = []
  // As these are made where the compiler sees the order, they call no other function.
  /// Restores the heap property after an element has been appended.
  @usableFromInline internal let _raiseLast: (UnsafeMutableBufferPointer<Element>) -> Void
  /// Restores the heap property after the first element has been replaced.
  @usableFromInline internal let _sinkFirst: (UnsafeMutableBufferPointer<Element>) -> Void

  /// Creates an empty queue ordered by a closure.
  ///
  /// - Parameter areInIncreasingOrder: A strict weak ordering: whether its first argument goes before the second.
  @inlinable
  public init(by areInIncreasingOrder: @escaping (Element, Element) -> Bool) {
    _raiseLast = { $0._priorityQueueRaiseLast(by: areInIncreasingOrder) }
    _sinkFirst = { $0._priorityQueueSink(from: 0, by: areInIncreasingOrder) }
  }

  /// Creates a queue of the given elements, ordered by a closure.
  ///
  ///     var largestFirst = PriorityQueue([5, 2, 8], by: >)
  ///     largestFirst.popFirst()  // 8
  ///
  /// - Parameters:
  ///   - elements: The elements, in any order.
  ///   - areInIncreasingOrder: A strict weak ordering: whether its first argument goes before the second.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    by areInIncreasingOrder: @escaping (Element, Element) -> Bool
  ) {
    self.init(by: areInIncreasingOrder)
    _elements = Array(elements)
    _elements.withUnsafeMutableBufferPointer {
      $0._priorityQueueBuild(by: areInIncreasingOrder)
    }
  }

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _elements.count }

  /// Whether the queue is empty.
  ///
  /// - Complexity: O(1)
  @inlinable public var isEmpty: Bool { _elements.isEmpty }

  /// The first element in the order of the queue, or `nil` if the queue is empty.
  ///
  /// - Complexity: O(1)
  @inlinable public var first: Element? { _elements.first }

  /// Adds an element.
  ///
  /// - Complexity: Amortized O(log *n*) for *n* elements, O(1) on average for elements in random order; O(*n*) when the
  ///   storage grows, and for the first change of a copy.
  @inlinable
  public mutating func insert(_ element: Element) {
    let raiseLast = _raiseLast
    _elements.append(element)
    _elements.withUnsafeMutableBufferPointer { raiseLast($0) }
  }

  /// Adds the elements of a sequence.
  ///
  /// - Complexity: That of `insert(_:)` for each of them.
  @inlinable
  public mutating func insert(contentsOf elements: some Sequence<Element>) {
    for element in elements { insert(element) }
  }

  /// Removes and returns the first element in the order of the queue, or returns `nil` if the queue is empty.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  @discardableResult
  public mutating func popFirst() -> Element? {
    guard let last = _elements.popLast() else { return nil }
    return _elements.isEmpty ? last : replaceFirst(with: last)
  }

  /// Replaces the first element by another one, and returns the old one.
  ///
  /// It is faster than `popFirst()` followed by `insert(_:)`. For example, it finds the *k* largest numbers while
  /// keeping only *k* of them:
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
    let sinkFirst = _sinkFirst
    return _elements.withUnsafeMutableBufferPointer { elements in
      let first = elements[0]
      elements[0] = element
      sinkFirst(elements)
      return first
    }
  }

  /// Removes all elements.
  ///
  /// - Parameter keepingCapacity: Whether to keep the storage for new elements.
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
  /// The elements in the order in which they would be removed, formatted like an array.
  public var description: String {
    var rest = self
    return "\((0..<count).map { _ in rest.popFirst()! })"
  }
}

// MARK: - Core

extension UnsafeMutableBufferPointer {
  /// Makes the elements a heap (heapify).
  @inlinable
  internal func _priorityQueueBuild(by goesBefore: (Element, Element) -> Bool) {
    var parent = (count + 2) / 4
    while parent > 0 {
      // Invariant: no element goes before its parent if that is at `parent` or after it.
      parent -= 1
      _priorityQueueSink(from: parent, by: goesBefore)
    }
  }

  /// Sifts the last element up.
  @inlinable
  internal func _priorityQueueRaiseLast(by goesBefore: (Element, Element) -> Bool) {
    guard let base = baseAddress else { return }
    var hole = count - 1
    let raised = (base + hole).move()
    while hole > 0 {
      // A shift, as `/ 4` would have to handle negative numbers, which do not occur.
      let parent = (hole - 1) >> 2
      guard goesBefore(raised, base[parent]) else { break }
      (base + hole).moveInitialize(from: base + parent, count: 1)
      hole = parent
    }
    (base + hole).initialize(to: raised)
  }

  /// Sifts an element down; the heap property holds below its children.
  @inlinable
  internal func _priorityQueueSink(from top: Int, by goesBefore: (Element, Element) -> Bool) {
    guard let base = baseAddress else { return }
    var hole = top
    let sunk = (base + hole).move()
    while true {
      // It does not overflow: four times an index of elements that are in memory.
      let child = 4 &* hole &+ 1
      var first = child
      if child &+ 3 < count {
        // Selections, not branches: which of four goes first cannot be predicted.
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
