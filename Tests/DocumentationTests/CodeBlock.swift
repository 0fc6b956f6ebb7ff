import Foundation

/// A block of Swift code in a text, as three backticks and `swift` begin it.
///
/// A comment in the line above says what is done with it, where it is not simply run:
///
///     <!-- program: problems/boj-2750/data/sample/1 -->   a whole program: reads 1.in, writes 1.ans
///     <!-- program: "1 2\n" gives "3\n" -->               the same with texts
///     <!-- program: describe -->                          a whole program, called with arguments
///
/// A directive that ends in `, as PATH` says which file of the package it is when one follows the text.
struct CodeBlock {
  /// What is done with a block.
  enum Use: Equatable {
    /// Its lines are run one after the other, and the values in their comments are checked.
    case example
    /// Its lines are compiled only: they read an `input`, write an `output`, and know an `n`.
    case sketch
    /// It is a program that reads an input and writes an output.
    case program(input: String, output: String)
    /// It is a program that ends well if it is called with these arguments.
    case call(arguments: [String])
  }

  /// The path of the file.
  let path: String
  /// The line of the first line of code, counted from 1.
  let line: Int
  /// The lines of code.
  let code: [String]
  let use: Use
  /// The file that the text tells the reader to write this into, if it does.
  var file: String?

  /// Finds the blocks of a file.
  static func all(in path: String, text: String, contents: (String) throws -> String) throws
    -> [CodeBlock]
  {
    var blocks: [CodeBlock] = []
    var code: [String]?
    var directive: String?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if let lines = code {
        if line == "```" {
          let parts = directive?.components(separatedBy: ", as ") ?? []
          let use = try Use(parts.first, contents: contents)
          blocks.append(
            CodeBlock(
              path: path, line: index + 1 - lines.count, code: lines, use: use,
              file: parts.count == 2 ? parts[1] : nil))
          (code, directive) = (nil, nil)
        } else {
          code = lines + [line]
        }
      } else if line == "```swift" {
        code = []
      } else if line.hasPrefix("<!-- ") && line.hasSuffix(" -->") {
        directive = String(line.dropFirst(5).dropLast(4))
      } else {
        directive = nil
      }
    }
    return blocks
  }
}

extension CodeBlock {
  /// Finds the examples in the documentation comments of a Swift file's public declarations: what is
  /// indented by four spaces below an empty line.
  static func examples(inSource path: String, text: String) -> [CodeBlock] {
    var found: [CodeBlock] = []
    var comment: [CodeBlock] = []
    var code: [String] = []
    var isBelowEmptyLine = false
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("///     "), isBelowEmptyLine || !code.isEmpty {
        code.append(String(content.dropFirst("///     ".count)))
        continue
      }
      if !code.isEmpty, content == "///" {
        // Perhaps more of the example follows.
        code.append("")
        continue
      }
      if !code.isEmpty {
        let first = index + 1 - code.count
        comment.append(CodeBlock(path: path, line: first, code: code, use: sketchOrExample(code)))
        code = []
      }
      isBelowEmptyLine = content == "///"
      if content.hasPrefix("///") || content.hasPrefix("@") { continue }
      if content.hasPrefix("public ") { found += comment }
      comment = []
    }
    return found
  }

  /// An example of input and output, unless it brings its own, is a part of a solution.
  private static func sketchOrExample(_ code: [String]) -> Use {
    let text = code.joined(separator: "\n")
    let usesInput = text.contains("input.") && !text.contains("var input =")
    return usesInput || text.contains("output") || text.contains("}.main()") ? .sketch : .example
  }
}

extension CodeBlock.Use {
  init(_ directive: String?, contents: (String) throws -> String) throws {
    guard let directive else {
      self = .example
      return
    }
    let words = directive.split(separator: " ").map(String.init)
    if let texts = Self.texts(in: directive) {
      self = .program(input: texts.input, output: texts.output)
    } else if words.first == "program:", words.count == 2, words[1].contains("/") {
      self = .program(
        input: try contents(words[1] + ".in"), output: try contents(words[1] + ".ans"))
    } else if words.first == "program:", words.count > 1 {
      self = .call(arguments: Array(words.dropFirst()))
    } else {
      throw UnknownDirective(description: "what is \"\(directive)\"?")
    }
  }

  /// The two texts of `program: "…" gives "…"`.
  private static func texts(in directive: String) -> (input: String, output: String)? {
    let parts = directive.components(separatedBy: "\"")
    guard parts.count == 5, parts[0] == "program: ", parts[2] == " gives " else { return nil }
    func text(_ part: String) -> String { part.replacingOccurrences(of: "\\n", with: "\n") }
    return (text(parts[1]), text(parts[3]))
  }
}

/// A comment that looks like a directive and is none.
struct UnknownDirective: Error, CustomStringConvertible {
  let description: String
}
