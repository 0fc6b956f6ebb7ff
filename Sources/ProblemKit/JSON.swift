// Writes JSON. Foundation could, but loading it would double the time that a judge program takes to
// start, and a judge program is started several times for each case.

/// A JSON value; the members of an object keep their order.
internal enum JSON {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case number(Double)
  case array([JSON])
  case object([(name: String, value: JSON)])

  /// Returns the value as text, indented by the given number of spaces if it takes several lines.
  internal func text(indentation: Int = 0) -> String {
    let inner = String(repeating: " ", count: indentation + 2)
    let outer = String(repeating: " ", count: indentation)
    switch self {
    case .string(let text):
      return JSON.quoted(text)
    case .integer(let value):
      return String(value)
    case .boolean(let value):
      return String(value)
    case .number(let value):
      return String(value)
    case .array(let values) where values.allSatisfy(\.isInteger):
      return "[" + values.map { $0.text() }.joined(separator: ", ") + "]"
    case .array(let values):
      let lines = values.map { inner + $0.text(indentation: indentation + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let members):
      let lines = members.map {
        "\(inner)\(JSON.quoted($0.name)): " + $0.value.text(indentation: indentation + 2)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    }
  }

  private var isInteger: Bool {
    if case .integer = self { return true }
    return false
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Problem {
  /// What `describe` prints.
  internal var json: JSON {
    var members: [(name: String, value: JSON)] = [
      ("id", .string(id)), ("title", .string(title)), ("link", .string(link)),
      (
        "limits",
        .object([
          ("time_seconds", .number(limits.seconds)), ("memory_mib", .integer(limits.memory)),
          ("output_mib", .integer(limits.output)),
        ])
      ),
      ("cases", .array(cases.map(\.json))),
      ("answers", .object(answers.map { ($0.method.rawValue, .string($0.about)) })),
      ("interactive", .boolean(interactor != nil)),
    ]
    if let size = smallInputs.largestSize { members.append(("largest_size", .integer(size))) }
    return .object(members)
  }
}

extension Case {
  fileprivate var json: JSON {
    .object([
      ("name", .string(name)), ("seeds", .array(seeds.map { .integer(Int($0)) })),
      ("about", .string(about)), ("answer", .string(answer.rawValue)),
    ])
  }
}
