import Foundation
import Judging
import TestSupport
import Testing

/// Ctrl-C in a terminal stops everything.
///
/// One after the other, as the last one removes what the others should not have left.
@Suite(.serialized) struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalEndsTheRunAndLeavesNothing(signal: Int32) throws {
    let judge = try LingeringJudge()
    kill(judge.process.processIdentifier, signal)
    judge.process.waitUntilExit()
    #expect(judge.process.terminationStatus == 128 + signal)
    #expect(judge.restOfOutput() == "interrupted\n")
    #expect(ProcessList.processes(mentioning: judge.mark) == [])
    #expect(!judge.hasMemoryGroup)
  }

  @Test func theSecondSignalEndsTheProcessWhicheverItIs() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      Interruption.catchSignals()
      raise(SIGINT)
      #expect(Interruption.isRequested)
      #expect(Interruption.signal == SIGINT)
      // At once, it is the same request.
      raise(SIGINT)
      usleep(600_000)
      raise(SIGTERM)
    }
    await #expect(processExitsWith: .success) {
      signal(SIGHUP, SIG_IGN)
      Interruption.catchSignals()
      raise(SIGINT)
      raise(SIGHUP)
    }
  }

  #if os(Linux)
    /// Not even a judge that is killed without a chance to clean up leaves anything.
    @Test func theProgramDiesWithItsJudge() throws {
      let judge = try LingeringJudge()
      kill(judge.process.processIdentifier, SIGKILL)
      judge.process.waitUntilExit()
      let isGone = waitUntil {
        ProcessList.processes(mentioning: judge.mark) == [] && !judge.hasMemoryGroup
      }
      #expect(isGone)
    }

    /// Only a launcher that is killed itself cannot remove its group; the next judge does.
    @Test(.enabled("the system gives no memory groups") { MemoryGroups.ofThisProcess != nil })
    func theGroupOfADeadLauncherIsRemovedByTheNextJudge() throws {
      let judge = try LingeringJudge()
      #expect(judge.hasMemoryGroup)
      MemoryGroups.ofThisProcess?.removeStaleGroups()
      #expect(judge.hasMemoryGroup, "it belongs to a living launcher")
      kill(judge.launcher, SIGKILL)
      judge.process.waitUntilExit()
      #expect(judge.process.terminationStatus == 3)
      let isGone = waitUntil {
        MemoryGroups.ofThisProcess?.removeStaleGroups()
        return !judge.hasMemoryGroup && ProcessList.processes(mentioning: judge.mark) == []
      }
      #expect(isGone)
    }
  #endif
}

/// A judge whose program does nothing for a long time.
private struct LingeringJudge {
  let mark = "\(Int.random(in: 10_000_000...99_999_999))"
  let process = Process()
  private let output = Pipe()
  /// The number of the launcher's process; 0 on systems without `/proc`.
  let launcher: pid_t

  /// Returns when the program runs.
  init() throws {
    process.executableURL = URL(fileURLWithPath: Built.smallJudge)
    process.arguments = [Built.launcherPath, "10", "256", Built.fault, "linger", mark]
    process.standardOutput = output
    try process.run()
    #expect(output.fileHandleForReading.availableData == Data("running\n".utf8))
    // Its launcher is mentioned as well, until it has become the program's parent.
    let program = "\(Built.fault) linger \(mark)"
    #expect(waitUntil { ProcessList.processes(startedAs: program) != [] })
    let judge = process.processIdentifier
    let children = FileManager.default.contents(atPath: "/proc/\(judge)/task/\(judge)/children")
    let words = String(decoding: children ?? Data(), as: UTF8.self).split(separator: " ")
    launcher = words.first.flatMap { pid_t($0) } ?? 0
  }

  var hasMemoryGroup: Bool {
    MemoryGroups.ofThisProcess?.groupNames().contains("verdict-\(launcher)") == true
  }

  func restOfOutput() -> String {
    String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
