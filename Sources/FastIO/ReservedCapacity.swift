// How much memory is taken at once for what is read one by one.

extension InputReader {
  /// Returns the capacity to reserve for a number of elements, which may be wrong: then little memory is lost.
  @inlinable
  internal static func _reservedCapacity(for count: Int) -> Int { Swift.min(count, 1 << 20) }
}
