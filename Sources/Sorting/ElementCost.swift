// Which elements are moved rather than branched around, and how they are copied.

extension UnsafeMutableBufferPointer {
  /// Whether the elements are plain bits, and few of them: where it depends on a comparison that
  /// cannot be predicted, two moves cost less than a wrong guess.
  @inlinable
  internal var _sortingElementsAreCheap: Bool {
    _isPOD(Element.self) && MemoryLayout<Element>.size <= 16
  }
}

extension UnsafeMutablePointer {
  /// Copies plain elements, as the last thing that a function does which may throw.
  ///
  /// Never inlined: such a function would end with a jump to `memmove`, and then the compiler (Swift 6.3.1
  /// for x86-64) does not restore the register that says whether an error was thrown. A predicate that may
  /// throw, and did not, was taken for one that had.
  @inlinable
  @inline(never)
  internal func _copyAtLast(from source: UnsafeMutablePointer, count: Int) {
    update(from: source, count: count)
  }
}
