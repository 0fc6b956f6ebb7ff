// One call of a reader, as a value: the same list of calls can then be made on readers of different
// sources, and on the reference.

import FastIO

/// What a call gave: its result as text, or its error.
enum Outcome: Equatable, CustomStringConvertible {
  case value(String)
  case failure(Fault, message: String)

  var description: String {
    switch self {
    case .value(let text): text.debugDescription
    case .failure(let fault, let message):
      "\(fault.reason) at line \(fault.line), column \(fault.column) \(message)"
    }
  }

  /// The outcome without the wording of an error, which the reference does not know.
  var withoutMessage: Outcome {
    if case .failure(let fault, _) = self { return .failure(fault, message: "") }
    return self
  }
}

/// Described by the Swift source that makes it.
struct ReadStep: CustomDebugStringConvertible, Sendable {
  let debugDescription: String
  fileprivate let read: @Sendable (inout InputReader) throws -> String
  fileprivate let refer: @Sendable (inout ReferenceReader) throws -> String

  static func integer<T: FixedWidthInteger & Sendable>(
    _ type: T.Type, in range: ClosedRange<T> = T.min...T.max
  ) -> ReadStep {
    ReadStep(
      debugDescription: ".integer(\(type).self, in: \(range))",
      read: { "\(try $0.read(type, in: range))" },
      refer: { "\(try $0.readInteger(in: range))" })
  }

  static func array<T: FixedWidthInteger & Sendable>(
    of type: T.Type, count: Int, in range: ClosedRange<T> = T.min...T.max
  ) -> ReadStep {
    ReadStep(
      debugDescription: ".array(of: \(type).self, count: \(count), in: \(range))",
      read: { "\(try $0.readArray(of: type, count: count, in: range))" },
      refer: { reader in "\(try (0..<count).map { _ in try reader.readInteger(in: range) })" })
  }

  static func rows<T: FixedWidthInteger & Sendable>(of type: T.Type, rows: Int, columns: Int)
    -> ReadStep
  {
    ReadStep(
      debugDescription: ".rows(of: \(type).self, rows: \(rows), columns: \(columns))",
      read: { "\(try $0.readRows(of: type, rows: rows, columns: columns))" },
      refer: { reader in
        let matrix = try (0..<rows).map { _ in
          try (0..<columns).map { _ in try reader.readInteger(in: T.min...T.max) }
        }
        return "\(matrix)"
      })
  }

  static func grid(rows: Int, columns: Int) -> ReadStep {
    ReadStep(
      debugDescription: ".grid(rows: \(rows), columns: \(columns))",
      read: { "\(try $0.readGrid(rows: rows, columns: columns))" },
      refer: { "\(try $0.readGrid(rows: rows, columns: columns))" })
  }

  static let double = ReadStep(
    debugDescription: ".double",
    read: { "\(try $0.readDouble())" }, refer: { "\(try $0.readDouble())" })

  static let token = ReadStep(
    debugDescription: ".token",
    read: { try $0.readToken() }, refer: { try $0.readToken() })

  static let tokenBytes = ReadStep(
    debugDescription: ".tokenBytes",
    read: { "\(try $0.readTokenBytes())" }, refer: { "\(try $0.readTokenBytes())" })

  static let character = ReadStep(
    debugDescription: ".character",
    read: { "\(try $0.readCharacter())" }, refer: { "\(try $0.readCharacter())" })

  static let symbol = ReadStep(
    debugDescription: ".symbol",
    read: { "\(try $0.readSymbol())" }, refer: { "\(try $0.readSymbol())" })

  static let byte = ReadStep(
    debugDescription: ".byte",
    read: { "\(try $0.readByte())" }, refer: { "\(try $0.readByte())" })

  static let line = ReadStep(
    debugDescription: ".line",
    read: { try $0.readLine() ?? "nil" }, refer: { try $0.readLine() ?? "nil" })

  static func lines(count: Int) -> ReadStep {
    ReadStep(
      debugDescription: ".lines(count: \(count))",
      read: { "\(try $0.readLines(count: count))" },
      refer: { "\(try $0.readLines(count: count))" })
  }

  static let block = ReadStep(
    debugDescription: ".block",
    read: { "\(try $0.readLines() as Any)" }, refer: { "\(try $0.readLines() as Any)" })

  static let gridBlock = ReadStep(
    debugDescription: ".gridBlock",
    read: { "\(try $0.readGrid() as Any)" }, refer: { "\(try $0.readGrid() as Any)" })

  static let lineBytes = ReadStep(
    debugDescription: ".lineBytes",
    read: { "\(try $0.readLineBytes() as Any)" }, refer: { "\(try $0.readLineBytes() as Any)" })

  static func tokenBytes(length: ClosedRange<Int>) -> ReadStep {
    ReadStep(
      debugDescription: ".tokenBytes(length: \(length))",
      read: { "\(try $0.readTokenBytes(length: length))" },
      refer: { "\(try $0.readTokenBytes(length: length))" })
  }

  static func lineBytes(length: ClosedRange<Int>) -> ReadStep {
    ReadStep(
      debugDescription: ".lineBytes(length: \(length))",
      read: { "\(try $0.readLineBytes(length: length))" },
      refer: { "\(try $0.readLineBytes(length: length))" })
  }

  static func tokensBytes(count: Int, length: ClosedRange<Int>? = nil) -> ReadStep {
    ReadStep(
      debugDescription: ".tokensBytes(count: \(count), length: \(length as Any))",
      read: { "\(try $0.readTokensBytes(count: count, length: length))" },
      refer: { reference in
        let words = try (0..<count).map { _ in
          try length.map { try reference.readTokenBytes(length: $0) } ?? reference.readTokenBytes()
        }
        return "\(words)"
      })
  }

  static let hasNextToken = ReadStep(
    debugDescription: ".hasNextToken",
    read: { "\(try $0.hasNextToken())" }, refer: { "\($0.hasNextToken())" })

  static let expectEnd = ReadStep(
    debugDescription: ".expectEnd",
    read: { "\(try $0.expectEnd())" }, refer: { "\(try $0.expectEnd())" })
}

extension Array where Element == ReadStep {
  /// Makes the calls one after the other, also after errors.
  func outcomes(on reader: inout InputReader) -> [Outcome] {
    var outcomes: [Outcome] = []
    for step in self {
      do {
        outcomes.append(.value(try step.read(&reader)))
      } catch let error as InputError {
        let fault = Fault(reason: error.reason, line: error.line, column: error.column)
        outcomes.append(.failure(fault, message: error.message))
      } catch {
        outcomes.append(.value("an error of another type: \(error)"))
      }
    }
    return outcomes
  }

  /// Makes the calls on the reference.
  func outcomesOfReference(for input: [UInt8]) -> [Outcome] {
    var reference = ReferenceReader(input)
    var outcomes: [Outcome] = []
    for step in self {
      do {
        outcomes.append(.value(try step.refer(&reference)))
      } catch let fault as Fault {
        outcomes.append(.failure(fault, message: ""))
      } catch {
        outcomes.append(.value("an error of another type: \(error)"))
      }
    }
    return outcomes
  }

  /// Describes the first call whose outcome differs; nil if all are equal.
  func firstDifference(_ actual: [Outcome], _ expected: [Outcome]) -> String? {
    for (index, step) in enumerated() where actual[index] != expected[index] {
      return "call \(index + 1), \(step): got \(actual[index]), expected \(expected[index])"
    }
    return nil
  }
}

/// Returns a reader that already has its first chunk in its buffer.
///
/// Only then can the first number take the usual way: an empty buffer always means the careful one.
func filledReader(of bytes: some Collection<UInt8>) -> InputReader {
  var reader = InputReader(bytes: Array(bytes))
  _ = try? reader.hasNextToken()
  return reader
}

/// Shows the start of an input in a failure message.
func excerpt(_ bytes: some Collection<UInt8>) -> String {
  String(decoding: bytes.prefix(400), as: UTF8.self).debugDescription
    + (bytes.count > 400 ? "… (\(bytes.count) bytes)" : "")
}
