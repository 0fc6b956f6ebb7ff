// How `solve` ends a program, seen in the test's own code: SolveTests compiles a program of one file.

import FastIO
import Foundation
import Testing

@Suite struct SolveExitTests {
  @Test func anyErrorOfTheBodyEndsWith1() async {
    await #expect(processExitsWith: .exitCode(1)) {
      solve { _, _ in throw CancellationError() }
    }
  }

  @Test func malformedInputEndsWith65() async {
    await #expect(processExitsWith: .exitCode(65)) {
      var ends: [CInt] = [-1, -1]
      pipe(&ends)
      write(ends[1], "x\n", 2)
      dup2(ends[0], 0)
      for end in ends { close(end) }
      solve { input, _ in _ = try input.read(Int.self) }
    }
  }

  @Test func inputThatCannotBeReadEndsWith74() async {
    await #expect(processExitsWith: .exitCode(74)) {
      // Were it closed only, another thread might open something in its place.
      dup2(open("/dev/null", O_WRONLY), 0)
      solve { input, _ in _ = try input.read(Int.self) }
    }
  }

  @Test func outputThatCannotBeWrittenEndsWith74() async {
    await #expect(processExitsWith: .exitCode(74)) {
      dup2(open("/dev/null", O_RDONLY), 1)
      solve { _, output in output.writeLine(1) }
    }
  }

  @Test func aReaderThatLeavesEndsTheProgramAsTheSignalWould() async {
    await #expect(processExitsWith: .exitCode(141)) {
      signal(SIGPIPE, SIG_IGN)
      var ends: [CInt] = [-1, -1]
      pipe(&ends)
      dup2(ends[1], 1)
      for end in ends { close(end) }
      solve { _, output in output.writeLine(1) }
    }
  }
}
