import Foundation
import TestSupport

extension TemporaryFolder {
  /// A folder for the files of one test, with blanks in its path.
  static func forPeers() throws -> TemporaryFolder {
    try TemporaryFolder(prefix: "peers test ")
  }
}

/// Elements as the protocol has them in files.
protocol Exchanged: Comparable {
  static func data(_ array: [Self]) -> Data
  static func array(_ data: Data) -> [Self]
}

extension Exchanged {
  static func data(_ array: [Self]) -> Data {
    array.withUnsafeBytes { Data($0) }
  }

  static func array(_ data: Data) -> [Self] {
    data.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: MemoryLayout<Self>.stride).map {
        bytes.loadUnaligned(fromByteOffset: $0, as: Self.self)
      }
    }
  }
}

extension Int32: Exchanged {}
extension Int64: Exchanged {}
extension Double: Exchanged {}

extension String: Exchanged {
  static func data(_ array: [String]) -> Data {
    Data(array.map { $0 + "\n" }.joined().utf8)
  }

  static func array(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
