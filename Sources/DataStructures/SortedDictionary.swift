// A dictionary in the order of its keys, in the blocks of a sorted multiset.

/// Values by their keys, in ascending order of the keys, as `std::map` of C++ has them.
///
///     var prices = SortedDictionary<Int, String>()
///     prices[30] = "lamp"
///     prices[10] = "book"
///     prices[20] = "pen"
///     prices.first(atLeast: 15)?.value  // "pen"
///     prices.last(below: 10)  // nil
///     prices[20] = nil
///     prices.map(\.value)  // ["book", "lamp"]
///
/// A value may be changed in its place, also one that is not there yet:
///
///     var counts = SortedDictionary<String, Int>()
///     for word in ["to", "be", "or", "not", "to", "be"] { counts[word, default: 0] += 1 }
///     counts.map { "\($0.key) \($0.value)" }  // ["be 2", "not 1", "or 1", "to 2"]
///
/// Where the order of the keys does not matter a `Dictionary` is quicker; for keys without values there is
/// ``SortedMultiset``.
public struct SortedDictionary<Key: Comparable, Value> {
  /// A key and its value.
  public typealias Element = (key: Key, value: Value)

  /// An entry, which only its key is compared by.
  @usableFromInline
  internal struct _Entry: Comparable {
    @usableFromInline internal let _key: Key
    @usableFromInline internal var _value: Value

    @inlinable
    internal init(_ key: Key, _ value: Value) {
      (_key, _value) = (key, value)
    }

    @inlinable
    internal static func < (left: _Entry, right: _Entry) -> Bool { left._key < right._key }

    @inlinable
    internal static func == (left: _Entry, right: _Entry) -> Bool { left._key == right._key }

    @inlinable internal var _element: Element { (_key, _value) }
  }

  /// Entries of different keys.
  ///
  /// Of the last ones of its blocks, which it keeps a second time, only the keys are looked at: the values may be older.
  @usableFromInline internal var _entries = SortedMultiset<_Entry>()

  /// Creates an empty dictionary.
  @inlinable
  public init() {}

  /// Creates a dictionary of keys and values.
  ///
  ///     SortedDictionary(uniqueKeysWithValues: zip([3, 1], "ab")).first!.value  // "b"
  ///
  /// - Parameter elements: The keys, all of them different, and their values.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  public init(uniqueKeysWithValues elements: some Sequence<(Key, Value)>) {
    let sorted = elements.map { _Entry($0.0, $0.1) }.sorted()
    precondition(
      zip(sorted, sorted.dropFirst()).allSatisfy { $0 != $1 }, "a key is there twice")
    _entries = SortedMultiset(_sorted: sorted)
  }

  /// The number of keys.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _entries.count }

  /// Whether there is no key.
  ///
  /// - Complexity: O(1)
  @inlinable public var isEmpty: Bool { _entries.isEmpty }

  /// The smallest key with its value, or `nil` if there is none.
  ///
  /// - Complexity: O(1)
  @inlinable public var first: Element? { _entries.first?._element }

  /// The largest key with its value, or `nil` if there is none.
  ///
  /// - Complexity: O(1)
  @inlinable public var last: Element? { _entries._blocks.last?.last?._element }
}

// MARK: - Changes

extension SortedDictionary {
  /// The value of a key, or `nil` if it is not there; `nil` as the new value takes the key out.
  ///
  /// - Complexity: O(log *n*) comparisons for *n* keys to read and to replace; to add or take out that of
  ///   ``SortedMultiset``.
  @inlinable
  public subscript(key: Key) -> Value? {
    get {
      let (block, offset) = _place(of: key)
      return _has(key, block, offset) ? _entries._blocks[block][offset]._value : nil
    }
    set {
      let (block, offset) = _place(of: key)
      switch (newValue, _has(key, block, offset)) {
      case (let value?, true): _entries._blocks[block][offset]._value = value
      case (let value?, false): _entries._insert(_Entry(key, value), at: (block, offset))
      case (nil, true): _ = _entries._remove(block, offset)
      case (nil, false): break
      }
    }
  }

  /// The value of a key, which is added with the given value if it is not there and the value is changed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value of a key that is not there.
  /// - Complexity: As to read or add one without a default.
  @inlinable
  public subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    _modify {
      var (block, offset) = _place(of: key)
      if !_has(key, block, offset) {
        _entries._insert(_Entry(key, value()), at: (block, offset))
        // It may have gone behind the last block, or its block become two.
        (block, offset) = _place(of: key)
      }
      yield &_entries._blocks[block][offset]._value
    }
  }

  /// Takes a key out.
  ///
  /// - Returns: Its value, or `nil` if it was not there.
  /// - Complexity: That of ``SortedMultiset``.
  @inlinable @discardableResult
  public mutating func removeValue(forKey key: Key) -> Value? {
    let (block, offset) = _place(of: key)
    return _has(key, block, offset) ? _entries._remove(block, offset)._value : nil
  }

  /// Takes the smallest key out, or returns `nil` if there is none.
  ///
  /// - Complexity: That of ``SortedMultiset``.
  @inlinable @discardableResult
  public mutating func popFirst() -> Element? {
    _entries.popFirst()?._element
  }

  /// Takes the largest key out, or returns `nil` if there is none.
  ///
  /// - Complexity: That of ``SortedMultiset``.
  @inlinable @discardableResult
  public mutating func popLast() -> Element? {
    _entries.popLast()?._element
  }
}

// MARK: - Questions

extension SortedDictionary {
  /// Returns the smallest key that is not less than the given one, with its value, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* keys.
  @inlinable
  public func first(atLeast bound: Key) -> Element? {
    _element(at: _place(of: bound))
  }

  /// Returns the smallest key that is greater than the given one, with its value, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* keys.
  @inlinable
  public func first(above bound: Key) -> Element? {
    _element(at: _placeBehind(bound))
  }

  /// Returns the largest key that is not greater than the given one, with its value, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* keys.
  @inlinable
  public func last(atMost bound: Key) -> Element? {
    _element(before: _placeBehind(bound))
  }

  /// Returns the largest key that is less than the given one, with its value, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* keys.
  @inlinable
  public func last(below bound: Key) -> Element? {
    _element(before: _place(of: bound))
  }

  /// Returns how many keys are less than the given one.
  ///
  /// - Complexity: O(log *n*) for *n* keys.
  @inlinable
  public func count(below bound: Key) -> Int {
    let (block, offset) = _place(of: bound)
    return _entries._counts._sum(before: block) + offset
  }

  /// Returns the key at a place in ascending order, counted from 0, with its value.
  ///
  /// - Parameter place: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* keys.
  @inlinable
  public func element(at place: Int) -> Element {
    _entries[place]._element
  }

  /// The keys in ascending order.
  ///
  /// - Complexity: O(*n*) for *n* keys.
  @inlinable public var keys: [Key] { _entries.map(\._key) }

  /// The values in ascending order of their keys.
  ///
  /// - Complexity: O(*n*) for *n* keys.
  @inlinable public var values: [Value] { _entries.map(\._value) }
}

extension SortedDictionary: Sequence {
  /// Returns an iterator over the keys in ascending order, with their values.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(_entries: _entries.makeIterator())
  }

  /// Goes through the keys in ascending order.
  public struct Iterator: IteratorProtocol {
    @usableFromInline internal var _entries: SortedMultiset<_Entry>.Iterator

    @inlinable
    internal init(_entries: SortedMultiset<_Entry>.Iterator) {
      self._entries = _entries
    }

    /// Returns the next key with its value, or `nil` after the largest one.
    @inlinable
    public mutating func next() -> Element? { _entries.next()?._element }
  }

  /// The number of keys.
  @inlinable public var underestimatedCount: Int { count }
}

extension SortedDictionary: CustomStringConvertible {
  /// The keys in ascending order with their values, as those of a dictionary.
  public var description: String {
    isEmpty ? "[:]" : "[" + map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
  }
}

extension SortedDictionary._Entry: Sendable where Key: Sendable, Value: Sendable {}
extension SortedDictionary: Sendable where Key: Sendable, Value: Sendable {}

// MARK: - Core

extension SortedDictionary {
  /// The place of the first key that is not less.
  @inlinable
  internal func _place(of key: Key) -> (block: Int, offset: Int) {
    _entries._place { $0._key < key }
  }

  /// The place of the first key that is greater.
  @inlinable
  internal func _placeBehind(_ key: Key) -> (block: Int, offset: Int) {
    _entries._place { !(key < $0._key) }
  }

  /// Whether the key at the first place that is not less than the given one is equal to it.
  @inlinable
  internal func _has(_ key: Key, _ block: Int, _ offset: Int) -> Bool {
    block < _entries._blocks.count && !(key < _entries._blocks[block][offset]._key)
  }

  @inlinable
  internal func _element(at place: (block: Int, offset: Int)) -> Element? {
    place.block == _entries._blocks.count
      ? nil : _entries._blocks[place.block][place.offset]._element
  }

  @inlinable
  internal func _element(before place: (block: Int, offset: Int)) -> Element? {
    if place.offset > 0 { return _entries._blocks[place.block][place.offset - 1]._element }
    return place.block == 0 ? nil : _entries._blocks[place.block - 1].last?._element
  }
}
