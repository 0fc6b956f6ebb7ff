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
    let cases = try judge.smallCases()
    let inputs = try cases.map { try judge.input(of: $0) }
    let validations = try judge.replies(to: inputs.map { Judge.request("validate", $0) })
    let answers = try judge.replies(to: inputs.map { Judge.request("answer", $0) })
    let solutions = try inputs.map { try judge.solve($0) }
    let checks = try judge.checks(
      inputs.indices.map { (inputs[$0], solutions[$0].output, answers[$0].output) })
    for (index, seeded) in cases.enumerated() {
      let name = "\(seeded.name) \(seeded.seed)"
      #expect(validations[index].code == 42, "\(name): \(validations[index].message)")
      #expect(answers[index].code == 0, "\(name): \(answers[index].message)")
      #expect(solutions[index].end == .exit(0), "\(name): \(solutions[index].errors)")
      #expect(
        checks[index].verdict == .ok,
        "\(name), input \(shortened(inputs[index])): \(checks[index].message)")
    }
  }

  /// `describe` says how each case is answered: that method must be the first that can.
  @Test(arguments: Judge.all)
  func bruteForceAnswersTheCasesItIsSaidToAndAgreesWithTheReference(judge: Judge) throws {
    let description = try judge.run("describe").output
    let hasReference = description.contains("\"reference\": ")
    var names: [String] = []
    var compared: [(input: String, output: String, answer: String)] = []
    for seeded in try judge.smallCases() {
      let name = "\(seeded.name) \(seeded.seed)"
      let input = try judge.input(of: seeded)
      let bruteForce = try judge.run("answer", "brute-force", input: input)
      let family = try #require(description.object(after: "\"name\": \"\(seeded.name)\""))
      let isSaidTo = family.contains("\"answer\": \"brute-force\"")
      #expect((bruteForce.end == .exit(0)) == isSaidTo, "\(name): \(bruteForce.errors)")
      if !hasReference || !isSaidTo { continue }
      let reference = try judge.run("answer", "reference", input: input)
      names.append(name)
      compared.append((input, reference.output, bruteForce.output))
    }
    if compared.isEmpty { return }
    for (index, agreement) in try judge.checks(compared).enumerated() {
      #expect(
        agreement.verdict == .ok,
        "\(names[index]), input \(shortened(compared[index].input)): \(agreement.message)")
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
