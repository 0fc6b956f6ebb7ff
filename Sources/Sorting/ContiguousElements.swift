// The one door from collections to raw buffers: every algorithm of this module enters through it.

extension MutableCollection where Self: RandomAccessCollection {
  /// Calls the body with the elements in contiguous storage; what the body leaves there are the collection's elements
  /// afterwards, also when it throws.
  ///
  /// The body may permute the elements, nothing else. A collection without contiguous storage is
  /// copied out and written back, O(*n*) time and space.
  @inlinable
  internal mutating func _withContiguousElements<Result>(
    _ body: (UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result {
    if let result = try withContiguousMutableStorageIfAvailable({ try body($0) }) {
      return result
    }
    // The array owns the copies while the body permutes them; the collection keeps its own until
    // they are written over, so a throwing body cannot lose any.
    var elements = Array(self)
    defer {
      var place = startIndex
      for element in elements {
        self[place] = element
        formIndex(after: &place)
      }
    }
    return try elements.withUnsafeMutableBufferPointer { try body($0) }
  }
}
