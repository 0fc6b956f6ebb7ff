// The protocols between a judge and the programs of a jury, and what these say in them.

import Files
import Foundation

extension Checker {
  /// How a checker is called and how it answers.
  public enum Interface: String, CaseIterable, Sendable {
    /// `checker INPUT OUTPUT ANSWER`; exit code 0 accepted, 1 wrong answer, 2, 4 and 8 presentation
    /// error, 3 jury error, 7 accepted with a score; the reason on the standard error, with the score in front:
    /// `points 12.5`.
    case testlib
    /// `checker INPUT ANSWER FEEDBACK_FOLDER < OUTPUT`; exit code 42 accepted, 43 wrong answer; the
    /// reason in the file `judgemessage.txt` of the folder, and a score, if it gives any, in `score.txt`.
    case icpc
    /// `checker INPUT OUTPUT`; exit code 0 accepted, with a score on the standard output or error, `Score = 51234`; any
    /// other wrong answer, and so is a score of 0 with a reason. The tools of AtCoder's heuristic contests are called so:
    /// there are no answers.
    case atcoder
  }
}

/// What a program of the jury has said besides its exit code.
struct JuryWords {
  /// Its reason, without white space around it.
  let reason: String
  /// Its standard error.
  let errors: String
  /// The score that it gives, if it gives any.
  let score: Double?

  /// Reads the words of a finished run.
  ///
  /// - Parameter folder: The folder with the program's folder for feedback.
  init(of run: Execution, _ folder: TemporaryFolder, _ interface: Checker.Interface) {
    switch interface {
    case .testlib:
      let text = run.errors.text
      self.init(reason: text, errors: text, score: Score.points(in: text))
    case .icpc:
      self.init(
        reason: Self.shortened(Array(folder.text(of: "feedback/judgemessage.txt").utf8)),
        errors: run.errors.text,
        score: Score.number(folder.text(of: "feedback/score.txt")))
    case .atcoder:
      self.init(of: run, scoring: Self.shortened(run.output) + "\n" + run.errors.text)
    }
  }

  /// Reads the score in a text, and takes the other lines as the reason.
  init(of run: Execution, scoring text: String) {
    self.init(
      reason: Score.remark(in: text), errors: run.errors.text, score: Score.said(in: text))
  }

  private init(reason: String, errors: String, score: Double?) {
    self.reason = reason.trimmingCharacters(in: .whitespacesAndNewlines)
    self.errors = errors
    self.score = score
  }

  /// Shortens a text as a standard error is.
  private static func shortened(_ bytes: [UInt8]) -> String {
    var text = CapturedText()
    text.append(bytes)
    return text.text
  }
}

extension Checker.Interface {
  /// Returns the judgement that a program of the jury expresses by its exit code.
  ///
  /// - Parameters:
  ///   - name: The program in words, for the message if it failed.
  ///   - run: The finished run.
  ///   - limits: Its limits.
  ///   - words: What it has said.
  func judgement(
    of name: String, _ run: Execution, limits: Limits, words: JuryWords
  ) -> Judgement {
    guard run.exceeded == nil, case .exit(let code) = run.end, let verdict = verdict(for: code)
    else {
      let fault = Explanation(run, limits: limits)?.message ?? "its exit code means nothing"
      var judgement = Judgement(.internalError, "\(name) failed: \(fault)")
      judgement.isOfHang = run.isOfHang
      return judgement
    }
    if verdict == .internalError {
      return Judgement(.internalError, "\(name) blames the jury: \(words.reason)")
    }
    // In ICPC's protocol no crash ends with the exit code of a rejection.
    if self != .icpc, verdict != .accepted, words.errors.reportsCrash {
      return Judgement(.internalError, "\(name) failed: \(words.reason)")
    }
    if verdict == .accepted, let form = formOfScore(for: code), words.score == nil {
      return Judgement(.internalError, "\(name) gives no score, as in '\(form)'")
    }
    var judgement = Judgement(verdict, words.reason)
    if verdict == .accepted { judgement.score = words.score }
    return judgement
  }

  /// Returns the meaning of an exit code, or `nil` if it has none.
  func verdict(for code: Int32) -> Verdict? {
    switch (self, code) {
    case (.testlib, 0), (.testlib, 7), (.icpc, 42), (.atcoder, 0): .accepted
    case (.testlib, 1), (.icpc, 43), (.atcoder, _): .wrongAnswer
    // Malformed output; extra output after the right answer; unexpected end of output.
    case (.testlib, 2), (.testlib, 4), (.testlib, 8): .presentationError
    case (.testlib, 3): .internalError
    default: nil
    }
  }

  /// Returns an example of the score that has to come with an exit code; `nil` if none has to.
  private func formOfScore(for code: Int32) -> String? {
    switch (self, code) {
    case (.testlib, 7): "points 12.5"
    case (.atcoder, 0): "Score = 51234"
    default: nil
    }
  }
}
