// Minifies a submission: the modules' code gets short names and no unnecessary spaces, line by line, so
// that every line keeps its origin. The solution's lines stay as they are.

import Files
import Judging

/// Minifies submissions.
public struct Minifier: Sendable {
  private let compiler: Compiler

  /// Uses a launcher to run the compiler.
  public init(launcher: Launcher) {
    compiler = Compiler(launcher: launcher)
  }

  /// Returns a submission that behaves the same in fewer bytes.
  ///
  /// Names are kept if the solution uses them, if a protocol or the system requires them, and if printed values show
  /// them and nothing in them begins with an underscore.
  ///
  /// - Throws: `BundleError` if the submission does not compile.
  public func minified(_ submission: Submission, for profile: JudgeProfile) throws -> Submission {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(submission.text.utf8), as: profile.fileName)
    let (dumps, json, errors) = try compiler.syntax(
      of: [path], primary: [path], profile: profile, in: folder)
    guard errors.isEmpty, let dump = dumps.first else {
      throw BundleError(
        "the single file does not compile:", errors.map { submission.original($0, in: path) })
    }
    let file = SourceFile(
      path: path, module: nil, isMain: true, bytes: Array(submission.text.utf8))
    let index = DeclarationIndex(DeclarationReader.declarations(of: file, in: dump))
    let names = ShortNames(for: file, index, ReferredNames(dump: json)) { token in
      submission.areOfModules[file.lineNumber(of: token.range.lowerBound)]
    }
    let lines = MinifiedLines(of: file, with: names)
    let text = submission.areOfModules.enumerated().map { number, isOfModule in
      isOfModule ? lines[number] : file.text(file.line(number))
    }
    return submission.with(
      text: text.joined(separator: "\n") + "\n", originalNames: names.originals)
  }
}

/// The lines of a file with short names and minimal spacing.
private struct MinifiedLines {
  private let file: SourceFile
  private let spacing: Spacing
  /// By the start offset of a replaced identifier: its end offset and its short name.
  private let replacements: [Int: (end: Int, name: String)]

  init(of file: SourceFile, with names: ShortNames) {
    self.file = file
    spacing = Spacing(in: file)
    let identifiers = (file.tokens + file.interpolated).filter { $0.kind == .identifier }
    replacements = identifiers.reduce(into: [:]) { replacements, token in
      guard let name = names[file.name(token)] else { return }
      replacements[token.range.lowerBound] = (token.range.upperBound, name)
    }
  }

  subscript(number: Int) -> String {
    let line = file.line(number)
    let first = file.firstTokenIndex(from: line.lowerBound)
    let tokens = first..<file.firstTokenIndex(from: line.upperBound)
    if isKeptAsItIs(tokens, in: line) { return text(line) }
    var text = ""
    for index in tokens {
      let end = file.tokens[index].range.upperBound
      text += self.text(file.tokens[index].range)
      if index + 1 < tokens.upperBound, file.tokens[index + 1].range.lowerBound > end,
        spacing.isNeeded(after: index)
      {
        text += " "
      }
    }
    return text
  }

  /// Whether whitespace on the line is significant or in a comment: the line overlaps a comment or a
  /// multi-line token.
  private func isKeptAsItIs(_ tokens: Range<Int>, in line: Range<Int>) -> Bool {
    let around = [tokens.lowerBound - 1] + Array(tokens)
    let isCrossed = around.filter(file.tokens.indices.contains).contains { index in
      let range = file.tokens[index].range
      return range.overlaps(line)
        && !(line.lowerBound <= range.lowerBound && range.upperBound <= line.upperBound)
    }
    return isCrossed || file.comments.contains { $0.range.overlaps(line) }
  }

  /// Returns a range of the file with its identifiers replaced.
  private func text(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let replacement = replacements[offset] {
        text += replacement.name.utf8
        offset = replacement.end
      } else {
        text.append(file.bytes[offset])
        offset += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
