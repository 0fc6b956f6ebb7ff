// Equal bytes, at the speed of memory.

import Foundation

extension UnsafeRawBufferPointer {
  /// Whether two texts are the same.
  func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    return count == 0 || memcmp(baseAddress!, other.baseAddress!, count) == 0
  }

  /// Returns the number of bytes at the beginning that two texts have in common.
  func commonPrefixLength(with other: UnsafeRawBufferPointer) -> Int {
    let (common, block) = (Swift.min(count, other.count), 4096)
    var length = 0
    while length + block <= common,
      memcmp(baseAddress! + length, other.baseAddress! + length, block) == 0
    {
      length += block
    }
    while length < common, self[length] == other[length] { length += 1 }
    return length
  }
}

extension ArraySlice<UInt8> {
  /// Whether two texts are the same.
  public func hasSameBytes(as other: ArraySlice<UInt8>) -> Bool {
    withUnsafeBytes { bytes in other.withUnsafeBytes { bytes.hasSameBytes(as: $0) } }
  }

  /// Returns the number of bytes at the beginning that two texts have in common.
  public func commonPrefixLength(with other: ArraySlice<UInt8>) -> Int {
    withUnsafeBytes { bytes in other.withUnsafeBytes { bytes.commonPrefixLength(with: $0) } }
  }

  /// Whether two texts have the same tokens, as `Comparison.tokens` compares them.
  ///
  /// - Parameter tolerance: The error up to which numbers are equal; `nil` to compare all as text.
  public func hasSameTokens(as other: ArraySlice<UInt8>, within tolerance: Double? = nil) -> Bool {
    withUnsafeBytes { bytes in
      other.withUnsafeBytes { other in
        TextPair(output: bytes, answer: other).firstTokenDifference { found, expected in
          tolerance.map { Comparison.isClose(found, to: expected, $0) } ?? false
        } == nil
      }
    }
  }
}
