// Which elements are moved rather than branched around.

extension UnsafeMutableBufferPointer {
  /// Whether the elements are plain bits, and few of them: where it depends on a comparison that
  /// cannot be predicted, two moves cost less than a wrong guess.
  @inlinable
  internal var _sortingElementsAreCheap: Bool {
    _isPOD(Element.self) && MemoryLayout<Element>.size <= 16
  }
}
