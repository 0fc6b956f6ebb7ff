import Foundation
import TestSupport
import Testing

/// The samples and the generated cases of every problem, through validator, answers, checker and
/// solution.
@Suite struct CaseTests {
  @Test(arguments: Judge.all)
  func everySampleIsValidAndItsAnswerRight(judge: Judge) throws {
    for sample in try judge.samples() {
      let validation = try judge.run("validate", input: sample.input)
      #expect(validation.end == .exit(42), "\(validation.errors)")
      let answer = try judge.run("answer", input: sample.input)
      #expect(answer.end == .exit(0), "\(answer.errors)")
      let ours = try judge.check(input: sample.input, output: answer.output, answer: sample.answer)
      #expect(ours.verdict == .ok, "\(ours.message)")
      let theirs = try judge.check(
        input: sample.input, output: sample.answer, answer: answer.output)
      #expect(theirs.verdict == .ok && theirs.message.hasPrefix("ok "), "\(theirs.message)")
    }
  }

  @Test(arguments: Judge.checking)
  func everySmallCaseIsValidAndTheSolutionAccepted(judge: Judge) throws {
    for seeded in try judge.smallCases() {
      let name = "\(seeded.name) \(seeded.seed)"
      let input = try judge.input(of: seeded)
      let validation = try judge.run("validate", input: input)
      #expect(validation.end == .exit(42), "\(name): \(validation.errors)")
      let answer = try judge.run("answer", input: input)
      #expect(answer.end == .exit(0), "\(name): \(answer.errors)")
      let solution = try judge.solve(input)
      #expect(solution.end == .exit(0), "\(name): \(solution.errors)")
      let found = try judge.check(input: input, output: solution.output, answer: answer.output)
      #expect(found.verdict == .ok, "\(name), input \(shortened(input)): \(found.message)")
    }
  }

  /// `describe` says how each case is answered: that method must be the first that can.
  @Test(arguments: Judge.all)
  func bruteForceAnswersTheCasesItIsSaidToAndAgreesWithTheReference(judge: Judge) throws {
    let description = try judge.run("describe").output
    let hasReference = description.contains("\"reference\": ")
    for seeded in try judge.smallCases() {
      let name = "\(seeded.name) \(seeded.seed)"
      let input = try judge.input(of: seeded)
      let bruteForce = try judge.run("answer", "brute-force", input: input)
      let family = try #require(description.object(after: "\"name\": \"\(seeded.name)\""))
      let isSaidTo = family.contains("\"answer\": \"brute-force\"")
      #expect((bruteForce.end == .exit(0)) == isSaidTo, "\(name): \(bruteForce.errors)")
      if !hasReference || !isSaidTo { continue }
      let reference = try judge.run("answer", "reference", input: input)
      let agreement = try judge.check(
        input: input, output: reference.output, answer: bruteForce.output)
      #expect(agreement.verdict == .ok, "\(name), input \(shortened(input)): \(agreement.message)")
    }
  }
}

extension String {
  /// Returns what follows a text, up to the end of the JSON object that it stands in.
  fileprivate func object(after text: String) -> Substring? {
    guard let start = range(of: text)?.upperBound else { return nil }
    return self[start...].prefix { $0 != "}" }
  }
}
