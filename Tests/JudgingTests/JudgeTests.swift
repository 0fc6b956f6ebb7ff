import Foundation
import Judging
import Testing

@Suite struct JudgeTests {
  func judge(_ script: String, limits: Limits = roomyLimits) throws -> Judge {
    Judge(
      launcher: try Built.launcher(), command: Command("sh", ["-c", script]), limits: limits,
      opinion: .comparison(.tokens))
  }

  func sameCase(_ text: String) -> Case {
    Case(name: text, input: Array(text.utf8), answer: Array(text.utf8))
  }

  @Test func anAcceptedCaseHasFiguresAndNothingToSay() throws {
    let result = try judge("cat").judge(sameCase("5"))
    #expect(result.verdict == .accepted)
    #expect(result.message == "")
    #expect(result.exitCode == 0)
    #expect(result.signalName == nil)
    #expect(result.evidence == nil)
    #expect(try #require(result.run).peakMemoryBytes > 0)
  }

  @Test func aWrongAnswerComesWithItsTexts() throws {
    let result = try judge("echo 6").judge(sameCase("5"))
    #expect(result.verdict == .wrongAnswer)
    let evidence = try #require(result.evidence)
    #expect(evidence.input == Array("5".utf8))
    #expect(evidence.output == Array("6\n".utf8))
    #expect(evidence.answer == Array("5".utf8))
    #expect(evidence.difference?.number == 1)
  }

  /// What a program printed before it failed is of no account.
  @Test func aFailureComesBeforeTheComparison() throws {
    let result = try judge("cat; exit 7").judge(sameCase("5"))
    #expect(result.verdict == .runtimeError)
    #expect(result.exitCode == 7)
    let killed = try judge("cat; kill -ABRT $$").judge(sameCase("5"))
    #expect(killed.exitCode == nil)
    #expect(killed.signalName == "SIGABRT")
  }

  @Test func whatMakesACaseMayFailAndTheProgramIsNotBlamed() throws {
    let faults = [
      Case(
        name: "input", input: { throw JudgeError.helper("generator", fault: "crashed") },
        answer: { _ in [] }),
      Case(
        name: "answer", input: { [] },
        answer: { _ in throw JudgeError.helper("brute force", fault: "hangs") }),
    ]
    let session = try judge("exit 1").run(faults)
    #expect(session.results.map(\.verdict) == [.internalError, .internalError])
    #expect(
      session.results.map(\.message) == ["generator failed: crashed", "brute force failed: hangs"])
    #expect(session.results.allSatisfy { $0.run == nil })
  }

  @Test(arguments: [1, 2, 7])
  func resultsKeepTheOrderOfTheCases(jobs: Int) throws {
    let cases = (0..<20).map { sameCase("\($0)") }
    let reported = Mailbox<[String]>([])
    // The later ones are faster.
    let script = "read n; [ $n -lt 5 ] && sleep 0.05; echo $n"
    let session = try judge(script).run(cases, jobs: jobs) { result in
      reported.update { $0.append(result.name) }
    }
    #expect(session.results.map(\.name) == cases.map(\.name))
    #expect(session.verdict == .accepted)
    #expect(reported.value.sorted() == cases.map(\.name).sorted())
    #expect(!session.wasInterrupted)
    #expect(session.protection.contains([.processGroup, .resourceLimits]))
  }

  /// Each of the programs waits for the other one.
  @Test func jobsRunAtTheSameTime() throws {
    let folder = try ScratchFolder()
    let script = """
      read n; touch \(folder.path)/$n
      until [ -e \(folder.path)/$((1 - n)) ]; do sleep 0.01; done; echo $n
      """
    let session = try judge(script).run(["0", "1"].map(sameCase), jobs: 2)
    #expect(session.verdict == .accepted)
  }

  /// Nothing but the program itself takes part in what is measured; before and after it nobody waits.
  @Test func aSingleJobRunsAloneAndItsHelpersTogether() throws {
    let folder = try ScratchFolder()
    let (busy, checked) = (folder.path + "/busy", folder.path + "/checked")
    let order = folder.path + "/order"
    let helpers = Mailbox((now: 0, most: 0, disturbances: 0))
    @Sendable func help(_ number: Int) {
      helpers.update { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.disturbances) }
      // One is soon done, the next one is not.
      for _ in 0..<(number.isMultiple(of: 2) ? 2 : 20) {
        if FileManager.default.fileExists(atPath: busy) { helpers.update { $0.disturbances += 1 } }
        usleep(1000)
      }
      helpers.update { $0.now -= 1 }
    }
    let workers = min(ProcessInfo.processInfo.activeProcessorCount, 4)
    let cases = (0..<4 * workers).map { number in
      Case(
        name: "\(number)",
        input: {
          help(number)
          return Array("\(number)".utf8)
        },
        answer: { input in
          help(number)
          return input
        })
    }
    // A second one at the same time could not make the folder.
    var judge = try judge(
      "mkdir \(busy) && tee -a \(order); echo >> \(order); sleep 0.03; rmdir \(busy)")
    // Each checker waits for the others of its round, though not for ever.
    let checker = """
      printf x >> \(checked); for i in $(seq 1000); do
        [ -e \(busy) ] && exit 3
        [ $(($(wc -c < \(checked)) % \(workers))) = 0 ] && exec cmp -s $2 $3
        sleep 0.01
      done; exit 1
      """
    judge.opinion = .checker(Checker(Command("sh", ["-c", checker, "checker"])))
    let session = judge.run(cases)
    #expect(session.verdict == .accepted, "\(session.results.map(\.message))")
    #expect(helpers.value.disturbances == 0)
    #expect(helpers.value.most > 1 || workers == 1)
    let runs = try String(contentsOfFile: order, encoding: .utf8).split(separator: "\n")
    #expect(runs.map(String.init) == cases.map(\.name), "the order of the cases")
  }

  /// They may be large: only those of the first failures are told about.
  @Test(arguments: [1, 4])
  func theTextsOfTheFirstFailuresAreKept(jobs: Int) throws {
    let cases = (0..<12).map { sameCase("\($0)") }
    // The first ones are the last to end.
    let script = "read n; [ $n -lt 4 ] && sleep 0.2; [ $n = 1 ] && echo 1 || echo no"
    let mailbox = Mailbox(0)
    let session = try judge(script).run(cases, jobs: jobs, evidence: 3) { result in
      if result.evidence != nil { mailbox.update { $0 += 1 } }
    }
    let kept = session.results.filter { $0.evidence != nil }.map(\.name)
    #expect(kept == ["0", "2", "3"])
    #expect(mailbox.value == 11, "whoever is told a result is told all of it")
    var forgotten = session
    forgotten.dropEvidence()
    #expect(forgotten.results.allSatisfy { $0.evidence == nil })
    #expect(forgotten.results.map(\.verdict) == session.results.map(\.verdict))
  }

  @Test func theFirstFailureCanBeTheLast() throws {
    let cases = ["1", "2", "bad", "3"].map(sameCase)
    let session = try judge("read x; echo ${x#b}").run(cases, stopsAtFirstFailure: true)
    #expect(session.results.map(\.verdict) == [.accepted, .accepted, .wrongAnswer])
    #expect(session.verdict == .wrongAnswer)
  }

  @Test func aProgramThatCannotStartIsAnInternalErrorWithItsPath() throws {
    var judge = try judge("")
    judge.command = Command("/no/such/solution")
    let result = try judge.judge(sameCase("1"))
    #expect(result.verdict == .internalError)
    #expect(result.message == "cannot start /no/such/solution: no such file")
  }

  @Test func resultsAreEncodedUnderStableKeys() throws {
    let accepted = try judge("cat").judge(sameCase("1"))
    let crashed = try judge("kill -SEGV $$").judge(sameCase("1"))
    var missing = try judge("")
    missing.command = Command("/no/such/solution")
    let results = [accepted, crashed, try missing.judge(sameCase("1"))]
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(results))
    let objects = try #require(json as? [[String: Any]])
    let keys: Set = [
      "name", "verdict", "cpu_seconds", "wall_seconds", "peak_memory_bytes", "exit_code", "signal",
      "message", "score", "conversation",
    ]
    for object in objects { #expect(Set(object.keys) == keys) }
    #expect(objects[0]["verdict"] as? String == "AC")
    #expect(objects[0]["exit_code"] as? Int == 0)
    #expect(objects[0]["signal"] is NSNull)
    #expect(objects[1]["signal"] as? String == "SIGSEGV")
    #expect(objects[1]["exit_code"] is NSNull)
    #expect(objects[2]["cpu_seconds"] is NSNull)
  }
}
