import Foundation

/// A folder for the files of one test, which vanishes with it.
final class PeerFiles {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("peers test \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns the path of a file in the folder; there are blanks in it.
  func path(_ name: String) -> String {
    folder.appendingPathComponent(name).path
  }

  /// Writes a file and returns its path.
  func write(_ data: Data, to name: String) throws -> String {
    try data.write(to: folder.appendingPathComponent(name))
    return path(name)
  }

  /// Returns what is in a file.
  func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
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
