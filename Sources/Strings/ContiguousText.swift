// The one door from collections to raw buffers: the algorithms of this module that go back and forth in
// a text enter through it.

extension Collection {
  /// Calls the body with the elements in contiguous storage.
  ///
  /// A collection without contiguous storage is copied out, O(*n*) time and space.
  @inlinable
  internal func _withContiguousText<Result>(
    _ body: (UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    withContiguousStorageIfAvailable(body) ?? Array(self).withUnsafeBufferPointer(body)
  }
}
