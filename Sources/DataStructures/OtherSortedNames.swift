// What to write where a sorted multiset or dictionary is used as those of other libraries are.

extension SortedMultiset {
  /// Tells how the element at a place is found.
  @available(*, unavailable, renamed: "element(at:)")
  public subscript(place: Int) -> Element { fatalError("unavailable") }
}

extension SortedDictionary {
  /// Tells how a key is taken out.
  @available(*, unavailable, renamed: "removeValue(forKey:)")
  @discardableResult
  public mutating func remove(_ key: Key) -> Value? { fatalError("unavailable") }
}
