import Foundation
import Judging
import Reporting
import Testing

@Suite struct StressTests {
  private func report() -> StressReport {
    var report = StressReport(target: "boj-1", seed: 7)
    report.tried = 1204
    report.accepted = 1204
    report.seconds = 3
    return report
  }

  @Test func everyKeyIsThereWhetherItsValueIsKnownOrNot() throws {
    #expect(
      try JSONReport.text(report()) == """
        {
          "answer" : null,
          "conversation" : null,
          "input" : null,
          "output" : null,
          "saved_as" : null,
          "seed" : 7,
          "target" : "boj-1",
          "tried" : 1204,
          "verdict" : "AC"
        }

        """)
    var found = report()
    found.failure = Examples.wrong(expected: "1\n", found: "2\n")
    found.failure?.evidence?.output = [0xFF, 0x00, 0x31]
    found.savedAs = "secret/stress-7.in"
    let text = try JSONReport.text(found)
    #expect(text.contains(#""verdict" : "WA""#) && text.contains(#""answer" : "1\n""#))
    #expect(text.contains(#""saved_as" : "secret/stress-7.in""#))
    #expect(text.contains("\"output\" : \"\u{FFFD}\\u00001\""), "\(text)")
    // Nobody has answered what was talked about.
    var conversation = Conversation()
    conversation.add(Array("7\n".utf8), by: .interactor)
    found.failure?.conversation = conversation
    found.failure?.evidence?.answer = nil
    found.failure?.evidence?.output = nil
    let talked = try JSONReport.text(found)
    #expect(talked.contains(#""answer" : null"#) && talked.contains(#""< 7""#), "\(talked)")
    #expect(talked.contains(#""output" : null"#), "\(talked)")
    // An empty answer is one, too.
    found.failure?.evidence?.answer = []
    #expect(try JSONReport.text(found).contains("\"answer\" : \"\""))
    // Neither was anything wrong with the jury.
    var interrupted = StressReport(target: "boj-1", seed: 7)
    interrupted.wasInterrupted = true
    #expect(try JSONReport.text(interrupted).contains(#""verdict" : null"#))
    (interrupted.tried, interrupted.accepted) = (1, 1)
    #expect(try JSONReport.text(interrupted).contains(#""verdict" : "AC""#))
  }

  @Test func whereTheTimeOfASlowRunWentIsToldInOrder() {
    #expect(
      StressText.slow([.generator: 0.31, .bruteForce: 0.33, .validator: 0.3, .checker: 0.001])
        == "slow: brute force 33 %, generator 31 %, validator 30 %, program 6 % of the time")
    #expect(StressText.slow([.generator: 0.5]) == "slow: generator 50 %, program 50 % of the time")
  }

  @Test func theLastLineTellsWhatWasFoundAndHowFast() {
    let style = Examples.style
    #expect(
      StressText.summary(report(), style: style)
        == "boj-1: AC accepted, 1,204 cases in 3.0 s, 401 per second")
    var found = report()
    (found.tried, found.accepted, found.seconds, found.wasInterrupted) = (3, 2, 0.05, true)
    found.failure = Examples.wrong(expected: "1\n", found: "2\n")
    #expect(
      StressText.summary(found, style: style)
        == "boj-1: WA wrong answer, case 3, found in 0.1 s, interrupted")
    (found.failure, found.tried, found.accepted) = (nil, 0, 0)
    #expect(
      StressText.summary(found, style: style)
        == "boj-1: interrupted before the first case was finished")
    var blocked = StressReport(target: "boj-1", seed: 7)
    blocked.obstacle = Judgement(.compileError, "main.swift:1:1: error")
    #expect(
      StressText.summary(blocked, style: style) == "boj-1: CE compile error: main.swift:1:1: error")
    #expect(StressReport(target: "boj-1", seed: 7).verdict == .internalError)
  }

  @Test func whyShrinkingHasEndedIsTold() {
    var shrinking = StressTest.Shrinking()
    (shrinking.runs, shrinking.words, shrinking.bytes) = (31, 5, 12)
    #expect(StressText.shrinking(shrinking) == "shrinking: 5 words left after 31 runs")
    #expect(StressText.shrunk(shrinking, from: 1000) == "nothing simpler fails: 31 runs")
    shrinking.obstacle = .interrupted
    #expect(StressText.shrunk(shrinking, from: 1000) == "not shrunk in 31 runs; interrupted")
    (shrinking.isSimpler, shrinking.obstacle) = (true, nil)
    // Simpler, and as long.
    #expect(StressText.shrunk(shrinking, from: 12) == "shrunk from 12 bytes to 12 in 31 runs")
    #expect(StressText.shrunk(shrinking, from: 1000) == "shrunk from 1,000 bytes to 12 in 31 runs")
    for (obstacle, words) in [
      (.outOfTime, "12 in 31 runs; the time was up"), (.interrupted, "; interrupted"),
      (.tooLong, "not shrunk: 1,000 bytes are too many"),
      (.unconfirmed, "not shrunk: with the usual limits"),
      (.juryFault("the checker failed", input: [55, 10]), "failed\n  that input: 7\\n"),
    ] as [(StressTest.Obstacle, String)] {
      shrinking.obstacle = obstacle
      let text = StressText.shrunk(shrinking, from: 1000)
      #expect(text.contains(words), "\(text)")
    }
  }
}
