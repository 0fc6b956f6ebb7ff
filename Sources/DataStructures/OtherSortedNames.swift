// What to write where a sorted multiset is used as those of other libraries are.

extension SortedMultiset {
  /// Tells how the element at a place is found.
  @available(*, unavailable, renamed: "element(at:)")
  public subscript(place: Int) -> Element { fatalError("unavailable") }
}
