// The details of a case that was not accepted.

import Foundation
import Judging

/// The details of a case that was not accepted: the reason, the texts, the command to run it again.
public struct FailureText: Sendable, CustomStringConvertible {
  /// The text, of any number of lines; none exceeds the style's width by much.
  public let description: String

  /// Describes a case.
  ///
  /// - Parameters:
  ///   - result: The result of the case.
  ///   - rerun: The command that runs only this case again.
  ///   - style: The style of the text.
  public init(_ result: CaseResult, rerun: String, style: Style) {
    let name = VisibleText.name(result.name)
    let title = "\(name): \(result.verdict.rawValue) \(result.verdict.name)"
    var lines = [style.paint(title, for: result.verdict)]
    lines += VisibleText.lines(result.message).map { $0.shortened(to: 4 * style.width) }
    if let evidence = result.evidence { lines += Self.texts(result, evidence, style) }
    if let conversation = result.conversation { lines += Self.lines(of: conversation, style) }
    lines.append("rerun: \(rerun)")
    description = lines.joined(separator: "\n  ")
  }

  private static func texts(
    _ result: CaseResult, _ evidence: CaseResult.Evidence, _ style: Style
  ) -> [String] {
    // The texts are indented by two columns.
    let inner = Style(isColored: style.isColored, width: style.width - 2)
    var lines = [style.paint("input", .bold) + " (\(size(of: evidence.input)))"]
    lines += Excerpt.headAndTail(evidence.input, width: inner.width)
    // The message of a runtime error already ends with the standard error.
    if result.verdict != .runtimeError {
      lines += text("standard error", Array(evidence.errors.text.utf8), inner)
    }
    if result.conversation == nil, Self.didNotEnd.contains(result.verdict) {
      lines += text("output until then", evidence.output ?? [], inner)
    }
    // Messages to an interactor are no output that could be compared.
    guard result.conversation == nil, Self.wereJudged.contains(result.verdict),
      let output = evidence.output
    else { return lines }
    let answer = evidence.answer ?? []
    if result.verdict == .internalError || answer.isEmpty && evidence.difference == nil {
      // A checker has judged it, which needs no answer, or has failed on it.
      return lines
        + (output.isEmpty ? ["the output is empty"] : text("output", output, inner))
    }
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
    // Only for a built-in comparison: a checker gives its own reasons.
    if evidence.difference != nil, max(output.count, answer.count) <= Self.longestSorted,
      Comparison.unordered.compare(output: output, answer: answer) == .equal
    {
      lines.append(
        "accepted if lines may come in any order: --compare unordered, or "
          + #""compare": "unordered" in problem.json"#)
    }
    let close = Comparison.float(tolerance: 1e-6)
    if evidence.difference != nil, !result.message.contains("--compare float:1e-6"),
      close.compare(output: output, answer: answer) == .equal
    {
      lines.append(
        "accepted as numbers, which are equal within 1e-6: --compare float:1e-6, or "
          + #""compare": "float:1e-6" in problem.json"#)
    }
    return lines
  }

  /// The maximum length of texts to sort for a hint: longer ones would take too long.
  private static let longestSorted = 1 << 20

  /// Returns some lines of a text, one below the other.
  private static func lines(_ ranges: [Range<Int>], of text: [UInt8]) -> [UInt8] {
    ranges.flatMap { text[$0] + [UInt8(ascii: "\n")] }
  }

  /// The verdicts on programs whose output was not judged.
  private static let didNotEnd: Set<Verdict> = [
    .runtimeError, .timeLimitExceeded, .memoryLimitExceeded, .outputLimitExceeded,
  ]

  /// The verdicts on outputs, and that of a checker which failed on one.
  private static let wereJudged: Set<Verdict> = [
    .wrongAnswer, .presentationError, .internalError,
  ]

  /// Returns the first and last lines of a text with a title, unless it is empty.
  private static func text(_ name: String, _ text: [UInt8], _ style: Style) -> [String] {
    if text.isEmpty { return [] }
    return [style.paint(name, .bold) + " (\(size(of: text)))"]
      + Excerpt.headAndTail(text, width: style.width)
  }

  /// Returns the first lines of a conversation and more of the last ones, which usually show the
  /// reason.
  private static func lines(of conversation: Conversation, _ style: Style) -> [String] {
    let title = style.paint("conversation", .bold) + " (> the program, < the interactor)"
    let texts = conversation.texts.map { text in
      "  " + Excerpt.around(0, of: Array(text.utf8)[...], width: style.width - 4)
    }
    if texts.isEmpty { return [title, "  nothing was said"] }
    let (head, tail) = (4, 10)
    if texts.count <= head + tail + 1 { return [title] + texts }
    // The note about dropped lines goes in the middle.
    let omitted = conversation.lineCount - head - tail
    return [title] + texts.prefix(head) + ["  … \(omitted.counted("more line"))"]
      + texts.suffix(tail)
  }

  private static func size(of text: [UInt8]) -> String {
    "\(Lines.count(in: text).counted("line")), \(text.count.counted("byte"))"
  }
}
