// A dictionary sorted by its keys, in blocks as those of a sorted multiset.

/// A dictionary sorted by its keys, like `std::map` of C++.
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
/// Values can be changed in place, and default values inserted:
///
///     var counts = SortedDictionary<String, Int>()
///     for word in ["to", "be", "or", "not", "to", "be"] { counts[word, default: 0] += 1 }
///     counts.map { "\($0.key) \($0.value)" }  // ["be 2", "not 1", "or 1", "to 2"]
///
/// If the order of the keys does not matter, a `Dictionary` is faster; for keys without values use ``SortedMultiset``.
public struct SortedDictionary<Key: Comparable, Value> {
  /// A key and its value.
  public typealias Element = (key: Key, value: Value)

  /// Distinct keys with their values.
  @usableFromInline internal var _list = _SortedBlocks<_KeysWithValues<Key, Value>>()

  /// Creates an empty dictionary.
  @inlinable
  public init() {}

  /// Creates a dictionary from distinct keys and their values.
  ///
  ///     SortedDictionary(uniqueKeysWithValues: zip([3, 1], "ab")).first!.value  // "b"
  ///
  /// - Parameter elements: The keys, which must be distinct, and their values.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  public init(uniqueKeysWithValues elements: some Sequence<(Key, Value)>) {
    let sorted = elements.map { (key: $0.0, value: $0.1) }.sorted { $0.key < $1.key }
    precondition(
      zip(sorted, sorted.dropFirst()).allSatisfy { $0.key < $1.key }, "a key is there twice")
    _list = _SortedBlocks(_sorted: sorted)
  }

  /// Creates a dictionary from keys and values, merging the values of equal keys.
  ///
  ///     SortedDictionary([("b", 1), ("a", 2), ("b", 4)], uniquingKeysWith: +)  // ["a": 2, "b": 5]
  ///
  /// - Parameters:
  ///   - elements: The keys and their values.
  ///   - combine: Merges the value so far and the next one of an equal key.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  public init(
    _ elements: some Sequence<(Key, Value)>,
    uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows {
    var unique: [Element] = []
    for (key, value) in elements.sorted(by: { $0.0 < $1.0 }) {
      if let last = unique.last, !(last.key < key) {
        unique[unique.count - 1].value = try combine(last.value, value)
      } else {
        unique.append((key, value))
      }
    }
    _list = _SortedBlocks(_sorted: unique)
  }

  /// The number of keys.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _list._count }

  /// Whether the dictionary is empty.
  ///
  /// - Complexity: O(1)
  @inlinable public var isEmpty: Bool { _list._count == 0 }

  /// The smallest key with its value, or `nil` if the dictionary is empty.
  ///
  /// - Complexity: O(1)
  @inlinable public var first: Element? { _list._blocks.first?.first }

  /// The largest key with its value, or `nil` if the dictionary is empty.
  ///
  /// - Complexity: O(1)
  @inlinable public var last: Element? { _list._blocks.last?.last }
}

// MARK: - Changes

extension SortedDictionary {
  /// Accesses the value of a key, or `nil` if it is absent; assigning `nil` removes the key.
  ///
  ///     var lists = SortedDictionary<Int, [Int]>()
  ///     lists[3] = [1]
  ///     lists[3]?.append(2)
  ///     lists[3]![0] += 7
  ///     lists[3]  // [8, 2]
  ///
  /// - Complexity: O(log *n*) comparisons for *n* keys to read, to replace and to change in place; insertion and
  ///   removal as for ``SortedMultiset``.
  @inlinable
  public subscript(key: Key) -> Value? {
    get {
      let place = _list._firstPlace(of: key)
      return _list._has(key, at: place) ? _list._blocks[place.block][place.offset].value : nil
    }
    set {
      let place = _list._firstPlace(of: key)
      switch (newValue, _list._has(key, at: place)) {
      case (let value?, true): _list._blocks[place.block][place.offset].value = value
      case (let value?, false): _list._insert((key, value), at: place)
      case (nil, true): _ = _list._remove(at: place)
      case (nil, false): break
      }
    }
    _modify {
      let place = _list._firstPlace(of: key)
      let isThere = _list._has(key, at: place)
      let known = isThere ? _list._blocks[place.block][place.offset].key : key
      // The value itself instead of a copy: an array is uniquely referenced while it is changed. A copy of a plain
      // number takes less time.
      let isPlain = _isPOD(Value.self)
      var value =
        !isThere
        ? nil
        : isPlain
          ? _list._blocks[place.block][place.offset].value : _list._lift(from: place).value
      defer {
        switch (value, isThere) {
        case (let value?, true):
          if isPlain {
            _list._blocks[place.block][place.offset].value = value
          } else {
            _list._putBack((known, value), at: place)
          }
        case (let value?, false): _list._insert((known, value), at: place)
        case (nil, true):
          if isPlain { _ = _list._remove(at: place) } else { _list._closeGap(at: place) }
        case (nil, false): break
        }
      }
      yield &value
    }
  }

  /// Accesses the value of a key, or the given default value, which is inserted when the value is changed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The default value of an absent key.
  /// - Complexity: As for the subscript without a default.
  @inlinable
  public subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    _modify {
      var place = _list._firstPlace(of: key)
      if !_list._has(key, at: place) {
        _list._insert((key, value()), at: place)
        // It may have been appended to the last block, or its block been split.
        place = _list._firstPlace(of: key)
      }
      yield &_list._blocks[place.block][place.offset].value
    }
  }

  /// Removes a key and its value.
  ///
  /// - Returns: The value, or `nil` if the key was absent.
  /// - Complexity: That of ``SortedMultiset``.
  @inlinable @discardableResult
  public mutating func removeValue(forKey key: Key) -> Value? {
    let place = _list._firstPlace(of: key)
    return _list._has(key, at: place) ? _list._remove(at: place).value : nil
  }

  /// Removes and returns the smallest key with its value, or returns `nil` if the dictionary is empty.
  ///
  /// - Complexity: That of ``SortedMultiset``.
  @inlinable @discardableResult
  public mutating func popFirst() -> Element? {
    _list._popFirst()
  }

  /// Removes and returns the largest key with its value, or returns `nil` if the dictionary is empty.
  ///
  /// - Complexity: That of ``SortedMultiset``.
  @inlinable @discardableResult
  public mutating func popLast() -> Element? {
    _list._popLast()
  }

  /// Removes and returns the *k*-th smallest key with its value, counted from 0.
  ///
  /// - Parameter place: The rank *k*, in 0 ..< `count`.
  /// - Complexity: That of ``SortedMultiset``.
  @inlinable @discardableResult
  public mutating func remove(at place: Int) -> Element {
    _list._remove(at: _list._place(at: place))
  }

  /// Removes all keys and values.
  ///
  /// - Complexity: O(*n*) for *n* keys.
  @inlinable
  public mutating func removeAll() {
    self = SortedDictionary()
  }
}

// MARK: - Questions

extension SortedDictionary {
  /// Returns whether the dictionary contains a key.
  ///
  /// - Complexity: O(log *n*) for *n* keys.
  @inlinable
  public func contains(_ key: Key) -> Bool {
    _list._has(key, at: _list._firstPlace(of: key))
  }

  /// Returns the smallest key not less than the given one (lower bound) and its value, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* keys.
  @inlinable
  public func first(atLeast bound: Key) -> Element? {
    _list._element(at: _list._firstPlace(of: bound))
  }

  /// Returns the smallest key greater than the given one (upper bound) and its value, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* keys.
  @inlinable
  public func first(above bound: Key) -> Element? {
    _list._element(at: _list._placeBehind(bound))
  }

  /// Returns the largest key that is not greater than the given one, with its value, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* keys.
  @inlinable
  public func last(atMost bound: Key) -> Element? {
    _list._element(before: _list._placeBehind(bound))
  }

  /// Returns the largest key that is less than the given one, with its value, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* keys.
  @inlinable
  public func last(below bound: Key) -> Element? {
    _list._element(before: _list._firstPlace(of: bound))
  }

  /// Returns the number of keys that are less than the given one (its rank).
  ///
  /// - Complexity: O(log *n*) for *n* keys.
  @inlinable
  public func count(below bound: Key) -> Int {
    _list._count(before: _list._firstPlace(of: bound))
  }

  /// Returns the number of keys that are not greater than the given one.
  ///
  /// - Complexity: O(log *n*) for *n* keys.
  @inlinable
  public func count(atMost bound: Key) -> Int {
    _list._count(before: _list._placeBehind(bound))
  }

  /// Returns the *k*-th smallest key with its value, counted from 0.
  ///
  /// - Parameter place: The rank *k*, in 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* keys.
  @inlinable
  public func element(at place: Int) -> Element {
    let (block, offset) = _list._place(at: place)
    return _list._blocks[block][offset]
  }

  /// The keys in ascending order.
  ///
  /// To test for a single key, use `contains(_:)` of the dictionary, which does not visit all others.
  ///
  /// - Complexity: O(*n*) for *n* keys.
  @inlinable public var keys: [Key] { map(\.key) }

  /// The values in ascending order of their keys.
  ///
  /// - Complexity: O(*n*) for *n* keys.
  @inlinable public var values: [Value] { map(\.value) }
}

extension SortedDictionary: Sequence {
  /// Returns an iterator over the keys with their values, in ascending order of the keys.
  @inlinable
  public func makeIterator() -> FlattenSequence<[[Element]]>.Iterator {
    _list._blocks.joined().makeIterator()
  }

  /// The number of keys.
  @inlinable public var underestimatedCount: Int { count }
}

extension SortedDictionary: ExpressibleByDictionaryLiteral {
  /// Creates a dictionary from a dictionary literal such as `[3: "c", 1: "a"]`, whose keys must be distinct.
  @inlinable
  public init(dictionaryLiteral elements: (Key, Value)...) {
    self.init(uniqueKeysWithValues: elements)
  }
}

extension SortedDictionary: Equatable where Value: Equatable {
  /// Returns whether two dictionaries have the same keys with the same values.
  ///
  /// - Complexity: O(*n*) for *n* keys.
  @inlinable
  public static func == (first: SortedDictionary, second: SortedDictionary) -> Bool {
    first.count == second.count && first.elementsEqual(second, by: ==)
  }
}

extension SortedDictionary: Hashable where Key: Hashable, Value: Hashable {
  /// Hashes the keys and values into the given hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for (key, value) in self {
      hasher.combine(key)
      hasher.combine(value)
    }
  }
}

extension SortedDictionary: CustomStringConvertible {
  /// The keys in ascending order with their values, formatted like a dictionary.
  public var description: String {
    let elements = map { "\(String(reflecting: $0.key)): \(String(reflecting: $0.value))" }
    return isEmpty ? "[:]" : "[" + elements.joined(separator: ", ") + "]"
  }
}

extension SortedDictionary: Sendable where Key: Sendable, Value: Sendable {}
