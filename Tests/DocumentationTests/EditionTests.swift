import TestSupport
import Testing

/// A Korean README says the same as the English one, as far as a program can tell: the same headings,
/// code and tables in the same order.
@Suite struct EditionTests {
  /// What both editions have in common, one after the other.
  private enum Part: Equatable, CustomStringConvertible {
    /// A heading of a level.
    case heading(Int)
    /// A block of code with its language and its directive.
    case code(String)
    /// A table with so many rows and columns.
    case table(rows: Int, columns: Int)

    var description: String {
      switch self {
      case .heading(let level): "a heading of level \(level)"
      case .code(let text): "the block\n\(text)"
      case .table(let rows, let columns): "a table of \(rows) rows and \(columns) columns"
      }
    }
  }

  /// Finds the parts of a text with the numbers of their lines.
  private static func parts(of text: String) -> [(line: Int, part: Part)] {
    var found: [(line: Int, part: Part)] = []
    var code: [Substring]?
    var rows: [Substring] = []
    var directive: Substring?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let block = code {
        code = block + [line]
        if line == "```" {
          found.append((index + 1 - block.count, .code((block + [line]).joined(separator: "\n"))))
          code = nil
        }
        continue
      }
      if line.hasPrefix("|") {
        rows.append(line)
        continue
      }
      if !rows.isEmpty {
        let columns = rows[0].count { $0 == "|" } - 1
        found.append((index - rows.count + 1, .table(rows: rows.count, columns: columns)))
        rows = []
      }
      if line.hasPrefix("```") { code = [directive, line].compactMap { $0 } }
      let level = line.prefix { $0 == "#" }.count
      if level > 0 { found.append((index + 1, .heading(level))) }
      directive = line.hasPrefix("<!-- ") ? line : nil
    }
    return found
  }

  /// The package's README, and those of its modules and problems.
  private static let folders = ["", "Sources/", "problems/"]

  @Test(arguments: folders)
  func bothEditionsHaveTheSamePartsInTheSameOrder(folder: String) throws {
    let english = Self.parts(of: try Repository.text(of: folder + "README.md"))
    let korean = Self.parts(of: try Repository.text(of: folder + "README.ko.md"))
    #expect(english.count > 2, "the parts were not found")
    for (ours, theirs) in zip(english, korean) where ours.part != theirs.part {
      Issue.record(
        """
        \(folder)README.ko.md:\(theirs.line) has \(theirs.part),
        where README.md:\(ours.line) has \(ours.part)
        """)
      return
    }
    if let missing = english.dropFirst(korean.count).first {
      Issue.record("\(folder)README.ko.md ends before \(missing.part) of README.md:\(missing.line)")
    }
    if let surplus = korean.dropFirst(english.count).first {
      Issue.record("\(folder)README.ko.md:\(surplus.line) has more than README.md: \(surplus.part)")
    }
  }

  @Test(arguments: folders)
  func eachEditionLeadsToTheOther(folder: String) throws {
    let (english, korean) = ("English · [한국어](README.ko.md)\n", "[English](README.md) · 한국어\n")
    #expect(try Repository.text(of: folder + "README.md").contains(english))
    #expect(try Repository.text(of: folder + "README.ko.md").contains(korean))
  }
}
