import Foundation
import PropertyTesting
import Testing

@Suite struct ReportTests {
  private enum Fault: Error { case tooLarge }

  @Test func thePropertyThatHoldsHasNoCounterexample() {
    var calls = 0
    let found = counterexample(to: { _ in calls += 1 }, in: .integers(Int.self))
    #expect(found == nil)
    #expect(calls == 256)
  }

  @Test func theNumberOfCasesIsTheOneAskedFor() {
    var calls = 0
    _ = counterexample(
      to: { _ in calls += 1 }, in: .integers(Int.self), PropertySettings(cases: 10))
    #expect(calls == 10)
  }

  @Test func whatThePropertyThrowsForTheSimplestValueIsReported() throws {
    let found = try #require(
      counterexample(to: { if $0 > 41 { throw Fault.tooLarge } }, in: .integers(in: 0...99)))
    #expect(found.value == 42)
    #expect(found.error is Fault)
    #expect(found.shrinkSteps > 0)
    #expect(
      found.message(replay: "run it") == """
        does not hold for
          let value = 42
        tooLarge
        (case \(found.caseNumber), simplified in \(found.shrinkSteps) steps)
        replay: run it
        """)
  }

  @Test func checksSayWhatWasFoundAndExpected() {
    func message(_ body: () throws -> Void) -> String {
      do { try body() } catch { return "\(error)" }
      return ""
    }
    #expect(message { try check([1], equals: [2]) } == "found [1], expected [2]")
    #expect(message { try check("a", equals: "b", "text") } == #"text: found "a", expected "b""#)
    #expect(message { try check(1 > 2, "1 is small") } == "1 is small")
    #expect(message { try check(1, equals: 1) } == "")
    #expect(message { try check(true, "") } == "")
    let long = message { try check(Array(0..<10_000), equals: []) }
    #expect(long.count < 400)
  }

  /// Runs once as the README says, with the environment of this test: 256 cases or as asked for.
  @Test func anIssueIsRecordedWhereThePropertyIsWithTheCommandThatRepeatsIt() throws {
    let settings = try PropertySettings(environment: ProcessInfo.processInfo.environment)
    let line = #line + 3
    let id = "PropertyTestingTests.ReportTests/"
    withKnownIssue {
      forAll(.array(of: .integers(Int.self), counts: 2...9)) { _ in try check(false, "never") }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("let value = [0, 0]\nnever\n")
        && text.contains("\nreplay: VERDICT_PROPERTY_SEED=\(settings.seed) ")
        && text.contains("swift test") && text.contains("--filter '\(id)anIssueIsRecorded")
        && text.hasSuffix("RepeatsIt'") && issue.sourceLocation?.line == line
    }
  }

  @Test func theEnvironmentSetsCasesAndSeed() throws {
    #expect(try PropertySettings(environment: [:]) == PropertySettings(cases: 256, seed: 1))
    #expect(
      try PropertySettings(environment: [
        "VERDICT_PROPERTY_CASES": "12", "VERDICT_PROPERTY_SEED": "18446744073709551615",
      ]) == PropertySettings(cases: 12, seed: .max))
  }

  @Test(arguments: ["", "0", "-1", "x", "1e3", " 5", "99999999999999999999"])
  func anEnvironmentThatMakesNoSenseIsAnError(text: String) {
    #expect(throws: MalformedSetting.self) {
      try PropertySettings(environment: ["VERDICT_PROPERTY_CASES": text])
    }
    if text == "0" { return }
    #expect(throws: MalformedSetting.self) {
      try PropertySettings(environment: ["VERDICT_PROPERTY_SEED": text])
    }
  }

  @Test func theErrorNamesTheVariableAndWhatItShouldBe() {
    let error = #expect(throws: MalformedSetting.self) {
      try PropertySettings(environment: ["VERDICT_PROPERTY_CASES": "many"])
    }
    #expect(
      error?.description
        == #"VERDICT_PROPERTY_CASES is "many", expected a number of at least 1"#)
  }
}
