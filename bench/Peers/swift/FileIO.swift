// The class for fast input that Swift competitors pass around, in one of its usual forms: all of
// the standard input in one array, from which numbers are taken byte by byte.

import Foundation

final class FileIO {
  private let buffer: [UInt8]
  private var index = 0

  init(fileHandle: FileHandle = .standardInput) {
    // The zero behind the end stops the last number.
    buffer = Array(fileHandle.readDataToEndOfFile()) + [0]
  }

  @inline(__always)
  private func readByte() -> UInt8 {
    defer { index += 1 }
    return buffer.withUnsafeBufferPointer { $0[index] }
  }

  func readInt() -> Int {
    var sum = 0
    var byte = readByte()
    var isNegative = false
    while byte == 10 || byte == 13 || byte == 32 { byte = readByte() }
    if byte == 45 {
      isNegative = true
      byte = readByte()
    }
    while byte >= 48 && byte <= 57 {
      sum = sum * 10 + Int(byte - 48)
      byte = readByte()
    }
    return isNegative ? -sum : sum
  }
}
