// Elements and their arrays in files.

import Foundation

protocol Element: Comparable {
  static var typeName: String { get }
  static func readArray(_ file: String) throws -> [Self]
  static func writeArray(_ array: [Self], _ file: String) throws
}

/// A number: its bytes, in the machine's order.
protocol NumberElement: Element {}

extension NumberElement {
  static func readArray(_ file: String) throws -> [Self] {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    return data.withUnsafeBytes { Array($0.bindMemory(to: Self.self)) }
  }

  static func writeArray(_ array: [Self], _ file: String) throws {
    try array.withUnsafeBytes { Data($0) }.write(to: URL(fileURLWithPath: file))
  }
}

extension Int32: NumberElement { static let typeName = "int32" }
extension Int: NumberElement { static let typeName = "int64" }
extension Double: NumberElement { static let typeName = "double" }

/// A text: a line.
extension String: Element {
  static let typeName = "string"

  static func readArray(_ file: String) throws -> [String] {
    // A copy of each line: a part of the whole text would not be as short strings are.
    try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  static func writeArray(_ array: [String], _ file: String) throws {
    let text = array.map { $0 + "\n" }.joined()
    try text.write(toFile: file, atomically: false, encoding: .utf8)
  }
}
