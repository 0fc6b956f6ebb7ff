// Bundles a problem's solution into the single file for its judge.

import Arguments
import Bundling
import Files
import Foundation
import Judging

/// Makes and checks the submission of one problem.
struct ProblemBundler: SolutionBundler {
  private let package: ProblemPackage
  private let problem: Problem
  private let launcher: Launcher
  private let maker: SubmissionMaker

  /// Prepares for a judge; without one, for that which the problem's name begins with, or else for the one whose
  /// compiler is known best.
  init(
    package: ProblemPackage, problem: Problem, judge: JudgeProfile?, swiftc: Command?,
    launcher: Launcher
  ) {
    (self.package, self.problem, self.launcher) = (package, problem, launcher)
    maker = SubmissionMaker(
      name: problem.id, title: problem.title, link: problem.link, judge: judge, swiftc: swiftc,
      launcher: launcher)
  }

  var name: String { problem.id }

  func isMade(of path: String) -> Bool { package.builds(path, into: problem) }

  func submission(_ style: SubmissionMaker.Style) throws -> Submission {
    let sources = try SolutionSources(
      folder: problem.folder.appendingPathComponent("solution").path, root: package.root.path,
      neighbors: package.neighbors.map(\.path))
    return try BundleError.explaining(package) { try maker.submission(of: sources, style) }
  }

  /// Compiles a submission as the judge does, and writes the executable to a path.
  ///
  /// - Throws: `BundleError` if it does not compile or is too large.
  func compile(_ submission: Submission, to executable: String) throws {
    try maker.compile(submission, to: executable)
  }

  /// Compiles a submission and judges it on the samples.
  ///
  /// - Throws: `BundleError` if it does not compile, is too large, or fails a sample; `JudgeError` if
  ///   nobody can say what is right.
  func check(_ submission: Submission) throws -> String {
    try maker.check(submission, trial: trial)
  }

  /// Judges an executable on the samples, and returns a summary.
  private func trial(of executable: String) throws -> String {
    let samples = try samples()
    let compiler = try SourceCompiler(launcher: launcher, console: nil)
    defer { withExtendedLifetime(compiler) {} }
    var jury: ProblemJury?
    for sample in samples {
      let result = try judge(executable, on: sample, by: &jury, compiler)
      switch result.verdict {
      case .accepted: break
      case .internalError: throw JudgeError.helper("judging \(sample.name)", fault: result.message)
      default:
        let reason =
          "\(sample.name) of the single file: \(result.verdict.rawValue), \(result.message)"
        throw BundleError(jury?.mayRefuseRightAnswers == true ? "\(reason)\n\(advice)" : reason)
      }
    }
    return samples.isEmpty
      ? "no samples to run: 1.in and 1.ans belong in \(problem.dataPath)/sample"
      : "samples accepted: \(samples.count)"
  }

  /// The hint for a rejected answer that may be correct.
  private var advice: String {
    "hint: where any right answer counts, name a checker in problem.json (verdict help checkers), or say --no-check"
  }

  private func samples() throws -> [Case] {
    do {
      return try DataFolder(problem.dataPath).cases().filter { $0.name.hasPrefix("sample/") }
    } catch JudgeError.noCases {
      return []
    }
  }

  /// Judges a sample as the problem's settings say; or by its answer, and only if that does not decide,
  /// by the judge program: it takes long to build, but may know of other right answers, or talk with
  /// the solution.
  ///
  /// - Parameter jury: Who has judged an earlier sample, unless its answer was enough.
  private func judge(
    _ executable: String, on sample: Case, by jury: inout ProblemJury?, _ compiler: SourceCompiler
  ) throws -> CaseResult {
    // Hardly limits: a sample is small, and a judge without optimization is slow.
    let limits = Limits(cpuSeconds: 10, memoryBytes: 2 << 30)
    var judge = Judge(
      launcher: launcher, command: Command(executable), limits: limits,
      opinion: .comparison(.tokens))
    if jury == nil, problem.hasJudge, !problem.hasConversations {
      let result = try judge.judge(sample)
      guard [.wrongAnswer, .internalError].contains(result.verdict) else { return result }
    }
    let chosen = try jury ?? self.jury().compiled(by: compiler)
    jury = chosen
    (judge.opinion, judge.interactor) = (chosen.opinion, chosen.interactor)
    return try judge.judge(sample)
  }

  /// Returns who judges the problem; its judge program is built first if it has one.
  private func jury() throws -> ProblemJury {
    let products = Products(of: package, launcher: launcher, builds: true)
    let obstacles = try products.prepare([problem], withSolutions: false, console: nil)
    if let obstacle = obstacles[problem.id] {
      throw JudgeError.helper("building the judge of \(problem.id)", fault: obstacle.message)
    }
    return try products.jury(of: problem)
  }
}

/// The executable of a submission, which is deleted when it is no longer used.
struct BundledSolution {
  private let folder: TemporaryFolder

  /// The path of the executable.
  var path: String { folder.path + "/solution" }

  /// Makes the submission of a problem and compiles it as the judge does.
  ///
  /// - Throws: `BundleError` if it does not compile or is too large.
  init(_ bundler: ProblemBundler) throws {
    folder = try TemporaryFolder()
    try bundler.compile(bundler.submission(.plain), to: path)
  }
}
