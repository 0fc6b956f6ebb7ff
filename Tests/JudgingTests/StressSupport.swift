import Foundation
import Judging
import TestSupport
import Testing

/// The judge program `SumJudge`, run by a shell.
struct ScriptJudge: Sendable {
  let folder: ScratchFolder
  let program: JudgeProgram

  init(fault: String = "") throws {
    folder = try ScratchFolder()
    let script = try folder.write(SumJudge.script, as: "judge.sh")
    program = JudgeProgram(
      Command("sh", [script], environment: [SumJudge.faultVariable: fault]),
      launcher: try Built.launcher())
  }

  /// The processes of the script and of all it has started.
  var processes: [String] { ProcessList.processes(mentioning: folder.path) }

  func jury(seconds: Double = 5) -> JudgeServer {
    JudgeServer(program, secondsPerRequest: seconds)
  }
}
