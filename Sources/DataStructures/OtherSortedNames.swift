// Hints where a sorted multiset or dictionary is used with the names of other libraries.

extension SortedMultiset {
  /// Unavailable: shows how to get the *k*-th smallest element.
  @available(*, unavailable, renamed: "element(at:)")
  public subscript(place: Int) -> Element { fatalError("unavailable") }
}

extension SortedDictionary {
  /// Unavailable: shows how to remove a key.
  @available(*, unavailable, renamed: "removeValue(forKey:)")
  @discardableResult
  public mutating func remove(_ key: Key) -> Value? { fatalError("unavailable") }
}
