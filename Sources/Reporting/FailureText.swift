// All that helps to understand why one case was not accepted.

import Foundation
import Judging

/// The story of one case that was not accepted: the reason, the texts, the command to run it again.
public struct FailureText: Sendable, CustomStringConvertible {
  /// The text, in as many lines as it takes; none is longer than the style allows by much.
  public let description: String

  /// Tells about a case.
  ///
  /// - Parameters:
  ///   - result: The result of the case.
  ///   - rerun: The command that runs just this case again.
  ///   - style: How it is to look.
  public init(_ result: CaseResult, rerun: String, style: Style) {
    let name = VisibleText.line(result.name)
    let title = "\(name): \(result.verdict.rawValue) \(result.verdict.name)"
    var lines = [style.paint(title, for: result.verdict)]
    lines += VisibleText.lines(result.message)
    if let evidence = result.evidence { lines += Self.texts(result, evidence, style) }
    if let conversation = result.conversation { lines += Self.lines(of: conversation, style) }
    lines.append("rerun: \(rerun)")
    description = lines.joined(separator: "\n  ")
  }

  private static func texts(
    _ result: CaseResult, _ evidence: CaseResult.Evidence, _ style: Style
  ) -> [String] {
    // The texts lie two columns to the right.
    let inner = Style(isColored: style.isColored, width: style.width - 2)
    var lines = [style.paint("input", .bold) + " (\(size(of: evidence.input)))"]
    lines += Excerpt.headAndTail(evidence.input, width: inner.width)
    // A program that failed has had its last words.
    if result.verdict != .runtimeError {
      lines += text("standard error", Array(evidence.errors.text.utf8), inner)
    }
    if result.conversation == nil, Self.didNotEnd.contains(result.verdict) {
      lines += text("output until then", evidence.output, inner)
    }
    // What was said to an interactor is no output that could be compared.
    guard result.conversation == nil,
      result.verdict == .wrongAnswer || result.verdict == .presentationError
    else { return lines }
    let (output, answer) = (evidence.output, evidence.answer)
    if output == answer {
      lines.append("the output is the same as the jury's, byte by byte")
      return lines
    }
    if evidence.difference?.unit == .unorderedLine {
      let different = UnorderedLines(output: output, answer: answer)
      lines += text("expected, but not found", Self.lines(different.missing, of: answer), inner)
      return lines
        + text("found, but not expected", Self.lines(different.tooMany, of: output), inner)
    }
    let diff = DiffText(
      expected: answer, found: output, difference: evidence.difference, style: inner)
    lines += diff.description.split(separator: "\n").map(String.init)
    let hint = "accepted if whitespace is ignored"
    if Comparison.tokens.compare(output: output, answer: answer) == .equal {
      return result.message.contains(hint) ? lines : lines + [hint]
    }
    // Only a comparison tells of a difference: a checker knows what it does.
    if evidence.difference != nil, max(output.count, answer.count) <= Self.longestSorted,
      Comparison.unordered.compare(output: output, answer: answer) == .equal
    {
      lines.append(
        "accepted if lines may come in any order: --compare unordered, or "
          + #""compare": "unordered" in problem.json"#)
    }
    let close = Comparison.float(tolerance: 1e-6)
    if evidence.difference != nil, close.compare(output: output, answer: answer) == .equal {
      lines.append(
        "accepted as numbers, which are equal within 1e-6: --compare float:1e-6, or "
          + #""compare": "float:1e-6" in problem.json"#)
    }
    return lines
  }

  /// What a hint is worth: longer texts would be sorted for a while.
  private static let longestSorted = 1 << 20

  /// Some lines of a text, one below the other.
  private static func lines(_ ranges: [Range<Int>], of text: [UInt8]) -> [UInt8] {
    ranges.flatMap { text[$0] + [UInt8(ascii: "\n")] }
  }

  /// The verdicts on programs whose output nobody has looked at.
  private static let didNotEnd: Set<Verdict> = [
    .runtimeError, .timeLimitExceeded, .memoryLimitExceeded, .outputLimitExceeded,
  ]

  /// The beginning and the end of a text, if there is any, with its name.
  private static func text(_ name: String, _ text: [UInt8], _ style: Style) -> [String] {
    if text.isEmpty { return [] }
    return [style.paint(name, .bold) + " (\(size(of: text)))"]
      + Excerpt.headAndTail(text, width: style.width)
  }

  /// The first and, as the reason mostly lies there, more of the last lines of a conversation.
  private static func lines(of conversation: Conversation, _ style: Style) -> [String] {
    let title = style.paint("conversation", .bold) + " (> the program, < the interactor)"
    let texts = conversation.texts.map { text in
      "  " + Excerpt.around(0, of: Array(text.utf8)[...], width: style.width - 4)
    }
    if texts.isEmpty { return [title, "  nothing was said"] }
    let (head, tail) = (4, 10)
    if texts.count <= head + tail + 1 { return [title] + texts }
    // The note about lines that are not even kept stands in the middle.
    let omitted = conversation.lineCount - head - tail
    return [title] + texts.prefix(head) + ["  … \(omitted.counted("more line"))"]
      + texts.suffix(tail)
  }

  private static func size(of text: [UInt8]) -> String {
    let lines = Lines(text).reduce(0) { total, _ in total + 1 }
    return "\(lines.counted("line")), \(text.count.counted("byte"))"
  }
}
