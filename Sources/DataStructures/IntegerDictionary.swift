// Hash table of integers whose elements are in one array, in the order in which they came.

/// A dictionary whose keys are integers, with lookups two to five times as fast as a `Dictionary`'s.
///
///     var counts = IntegerDictionary<Int>()
///     for number in [30, 12, 30, 45, 30, 12] { counts[number, default: 0] += 1 }
///     counts[30]  // 3
///     counts[7]  // nil
///     counts.map(\.key)  // [30, 12, 45]
///     counts[12] = nil
///     counts.count  // 2
///
/// It has what a `Dictionary` has that solutions need, under the same names. Pairs of small numbers are keys as one
/// number, such as `row * width + column`; where all keys lie in a range that is not much greater than their number, an
/// array is faster still.
///
/// The elements are in the order in which their keys were inserted, until one is removed: its place is taken by the last
/// one: unlike that of a `Dictionary`, the order is the same in each run. The hash function is not, so that nobody can
/// choose keys that collide.
public struct IntegerDictionary<Value> {
  /// A key and its value.
  public typealias Element = (key: Int, value: Value)

  @usableFromInline internal var _elements: [Element] = []
  @usableFromInline internal var _index = _IntegerIndex()

  /// Creates an empty dictionary.
  @inlinable
  public init() {}

  /// Creates an empty dictionary with room for the given number of keys.
  ///
  /// - Parameter minimumCapacity: The number of keys; there has to be memory for them.
  @inlinable
  public init(minimumCapacity: Int) {
    reserveCapacity(minimumCapacity)
  }

  /// Creates a dictionary from distinct keys and their values.
  ///
  ///     IntegerDictionary(uniqueKeysWithValues: zip([30, 12], ["lamp", "book"]))[12]  // "book"
  ///
  /// - Parameter elements: The keys, which must be distinct, and their values.
  /// - Complexity: O(*n*) expected for *n* elements.
  @inlinable
  public init(uniqueKeysWithValues elements: some Sequence<(Int, Value)>) {
    for (key, value) in elements {
      let before = count
      precondition(_number(of: key, orNew: value) == before, "a key is there twice")
    }
  }

  /// Creates a dictionary from keys and values, merging the values of equal keys.
  ///
  ///     IntegerDictionary([(7, 1), (3, 2), (7, 4)], uniquingKeysWith: +)  // [7: 5, 3: 2]
  ///
  /// - Parameters:
  ///   - elements: The keys and their values.
  ///   - combine: Merges the value so far and the next one of an equal key.
  /// - Complexity: O(*n*) expected for *n* elements.
  @inlinable
  public init(
    _ elements: some Sequence<(Int, Value)>,
    uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows {
    for (key, value) in elements {
      let before = count
      let number = _number(of: key, orNew: value)
      if number < before { _elements[number].value = try combine(_elements[number].value, value) }
    }
  }

  /// The number of keys.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _elements.count }

  /// Whether the dictionary is empty.
  ///
  /// - Complexity: O(1)
  @inlinable public var isEmpty: Bool { _elements.isEmpty }

  /// Reserves room for the given total number of keys, so that none move until there are more.
  ///
  /// - Parameter capacity: The number of keys; there has to be memory for them.
  /// - Complexity: O(*n*) for a capacity of *n*.
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) {
    precondition(capacity >= 0, "a capacity must not be negative")
    _elements.reserveCapacity(capacity)
    _index.reserve(capacity)
  }
}

// MARK: - Keys and values

extension IntegerDictionary {
  /// Accesses the value of a key, or `nil` if it is absent; assigning `nil` removes the key.
  ///
  ///     var lists = IntegerDictionary<[Int]>()
  ///     lists[3] = [1]
  ///     lists[3]?.append(2)
  ///     lists[3]![0] += 7
  ///     lists[3]  // [8, 2]
  ///
  /// - Complexity: O(1) expected.
  @inlinable
  public subscript(key: Int) -> Value? {
    get { _number(of: key).map { _elements[$0].value } }
    set {
      guard let newValue else {
        removeValue(forKey: key)
        return
      }
      let before = count
      let number = _number(of: key, orNew: newValue)
      if number < before { _elements[number].value = newValue }
    }
    _modify {
      let number = _number(of: key)
      // The value itself instead of a copy: an array is uniquely referenced while it is changed.
      var value = number.map { _takeOut($0) }
      defer {
        switch (value, number) {
        case (let value?, let number?): _putBack((key, value), at: number)
        case (let value?, nil): _ = _number(of: key, orNew: value)
        case (nil, let number?): _forget(key, at: number)
        case (nil, nil): break
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
  /// - Complexity: O(1) expected.
  @inlinable
  public subscript(key: Int, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    _modify {
      yield &_elements[_number(of: key, orNew: value())].value
    }
  }

  /// Returns whether the dictionary contains a key.
  ///
  /// - Complexity: O(1) expected.
  @inlinable
  public func contains(_ key: Int) -> Bool {
    _number(of: key) != nil
  }

  /// Removes a key and its value.
  ///
  /// - Returns: The value, or `nil` if the key was absent.
  /// - Complexity: O(1) expected.
  @inlinable @discardableResult
  public mutating func removeValue(forKey key: Int) -> Value? {
    guard let number = _number(of: key) else { return nil }
    let value = _takeOut(number)
    _forget(key, at: number)
    return value
  }

  /// Removes all keys and values.
  ///
  /// - Parameter keepingCapacity: Whether to keep the storage for new keys.
  /// - Complexity: O(*n*) for a capacity of *n*.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    if !keepingCapacity { return self = IntegerDictionary() }
    _elements.removeAll(keepingCapacity: true)
    _index.removeAll()
  }

  /// The keys, in the order of the elements.
  ///
  /// To test for a single key, use `contains(_:)` of the dictionary, which does not visit all others.
  ///
  /// - Complexity: O(*n*) for *n* keys.
  @inlinable public var keys: [Int] { map(\.key) }

  /// The values, in the order of the elements.
  ///
  /// - Complexity: O(*n*) for *n* keys.
  @inlinable public var values: [Value] { map(\.value) }
}

// MARK: - Elements

extension IntegerDictionary {
  /// Returns the number of a key's element, or `nil` if it is absent.
  @inlinable @inline(__always)
  internal func _number(of key: Int) -> Int? {
    _index.number(of: _index.hash(key)) { _elements[$0].key == key }
  }

  /// Returns the number of a key's element, which is added with the given value if the key is absent.
  @inlinable @inline(__always)
  internal mutating func _number(of key: Int, orNew value: @autoclosure () -> Value) -> Int {
    _index.reserve(_elements.count + 1)
    let hash = _index.hash(key)
    let place = _index.place(of: hash) { _elements[$0].key == key }
    if let number = _index.number(at: place) { return number }
    _elements.append((key, value()))
    _index.fill(place, hash, number: _elements.count - 1)
    return _elements.count - 1
  }

  /// Takes an element out of the array, in which the last one takes its place for the time being.
  @inlinable
  internal mutating func _takeOut(_ number: Int) -> Value {
    _elements.swapAt(number, _elements.count - 1)
    return _elements.removeLast().value
  }

  /// Puts an element that has been taken out back into its place.
  @inlinable
  internal mutating func _putBack(_ element: Element, at number: Int) {
    _elements.append(element)
    _elements.swapAt(number, _elements.count - 1)
  }

  /// Makes it final that an element has been taken out.
  @inlinable
  internal mutating func _forget(_ key: Int, at number: Int) {
    let last = number < _elements.count ? _elements[number].key : key
    _index.remove(
      number, _index.hash(key), last: _elements.count, _index.hash(last))
  }
}

extension IntegerDictionary: Sequence {
  /// Returns an iterator over the keys with their values.
  @inlinable
  public func makeIterator() -> IndexingIterator<[Element]> { _elements.makeIterator() }

  /// The number of keys.
  @inlinable public var underestimatedCount: Int { count }
}

extension IntegerDictionary: ExpressibleByDictionaryLiteral {
  /// Creates a dictionary from a dictionary literal such as `[3: "c", 1: "a"]`, whose keys must be distinct.
  @inlinable
  public init(dictionaryLiteral elements: (Int, Value)...) {
    self.init(uniqueKeysWithValues: elements)
  }
}

extension IntegerDictionary: Equatable where Value: Equatable {
  /// Returns whether two dictionaries have the same keys with the same values, in any order.
  ///
  /// - Complexity: O(*n*) expected for *n* keys.
  @inlinable
  public static func == (first: IntegerDictionary, second: IntegerDictionary) -> Bool {
    first.count == second.count && first.allSatisfy { second[$0.key] == $0.value }
  }
}

extension IntegerDictionary: Hashable where Value: Hashable {
  /// Hashes the keys and values into the given hasher, in whatever order they are.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    var all = 0
    for (key, value) in self {
      var copy = hasher
      copy.combine(key)
      copy.combine(value)
      all ^= copy.finalize()
    }
    hasher.combine(all)
  }
}

extension IntegerDictionary: CustomStringConvertible {
  /// The keys with their values, formatted like a dictionary.
  public var description: String {
    let elements = map { "\($0.key): \(String(reflecting: $0.value))" }
    return isEmpty ? "[:]" : "[" + elements.joined(separator: ", ") + "]"
  }
}

extension IntegerDictionary: Sendable where Value: Sendable {}
