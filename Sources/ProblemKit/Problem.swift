// The description of a judge problem: everything its judge program knows, in one value.

/// A judge problem: its limits, the format of its input, its test cases, the methods that answer them and
/// the checker of outputs.
///
/// A judge program describes its problem and calls `main()`:
///
///     Problem(
///       id: "lc-aplusb", title: "A + B", link: "https://judge.yosupo.jp/problem/aplusb",
///       limits: Limits(seconds: 2, memory: 1024),
///       input: .line([("A", 0...1_000_000_000), ("B", 0...1_000_000_000)]),
///       answers: [
///         Answer(.bruteForce, about: "adds the two numbers") { [.line([$0[0] + $0[1]])] }
///       ],
///       checker: .numbers,
///       smallInputs: .lists(count: 2...2, in: 0...1_000_000_000)
///     ) {
///       Case("smallest", answer: .bruteForce, about: "0 + 0") { _ in [0, 0] }
///     }.main()
///
/// `Input` is any type that suits the answers and the generators; `[Int]` is enough for most problems.
public struct Problem<Input> {
  /// The name of the solution's executable, such as `boj-14003`.
  public let id: String

  /// The title of the problem.
  public let title: String

  /// The URL of the problem on its judge.
  public let link: String

  /// The resource limits of a solution.
  public let limits: Limits

  /// The format of the input.
  public let input: InputFormat<Input>

  /// The methods that answer an input, the more trustworthy first.
  public let answers: [Answer<Input>]

  /// The checker, which judges outputs.
  public let checker: Checker<Input>

  /// The interactor, which communicates with a solution and judges it, if the problem is interactive.
  public let interactor: Interactor<Input>?

  /// The random inputs of stress tests.
  public let smallInputs: SmallInputs<Input>

  /// The families of generated test cases, in the order in which they are judged.
  public let cases: [Case<Input>]

  /// Creates a problem whose outputs are judged by a checker.
  ///
  /// - Parameters:
  ///   - id: The name of the solution's executable.
  ///   - title: The title of the problem.
  ///   - link: The URL of the problem on its judge.
  ///   - limits: The resource limits of a solution.
  ///   - input: The format of the input.
  ///   - answers: At least one, of distinct methods; the first that can answer an input does.
  ///   - checker: The checker, which judges outputs.
  ///   - smallInputs: The random inputs of stress tests.
  ///   - cases: At least one, with distinct names.
  public init(
    id: String, title: String, link: String, limits: Limits, input: InputFormat<Input>,
    answers: [Answer<Input>], checker: Checker<Input>, smallInputs: SmallInputs<Input>,
    @CaseList<Input> cases: () -> [Case<Input>]
  ) {
    self.init(
      id: id, title: title, link: link, limits: limits, input: input, answers: answers,
      checker: checker, interactor: nil, smallInputs: smallInputs, cases: cases())
  }

  /// Creates an interactive problem.
  ///
  /// - Parameters:
  ///   - id: The name of the solution's executable.
  ///   - title: The title of the problem.
  ///   - link: The URL of the problem on its judge.
  ///   - limits: The resource limits of a solution.
  ///   - input: The format of the input, which only the interactor knows.
  ///   - answers: At least one, of distinct methods: what a solution has to find out.
  ///   - interactor: The interactor, which communicates with a solution and judges it.
  ///   - smallInputs: The random inputs of stress tests.
  ///   - cases: At least one, with distinct names.
  public init(
    id: String, title: String, link: String, limits: Limits, input: InputFormat<Input>,
    answers: [Answer<Input>], interactor: Interactor<Input>, smallInputs: SmallInputs<Input>,
    @CaseList<Input> cases: () -> [Case<Input>]
  ) {
    let checker = Checker<Input> { _, _, _ in
      .juryFault("the problem is interactive: it has no outputs to check")
    }
    self.init(
      id: id, title: title, link: link, limits: limits, input: input, answers: answers,
      checker: checker, interactor: interactor, smallInputs: smallInputs, cases: cases())
  }

  private init(
    id: String, title: String, link: String, limits: Limits, input: InputFormat<Input>,
    answers: [Answer<Input>], checker: Checker<Input>, interactor: Interactor<Input>?,
    smallInputs: SmallInputs<Input>, cases: [Case<Input>]
  ) {
    self.id = id
    self.title = title
    self.link = link
    self.limits = limits
    self.input = input
    self.answers = answers
    self.checker = checker
    self.interactor = interactor
    self.smallInputs = smallInputs
    self.cases = cases
    precondition(!answers.isEmpty && !cases.isEmpty, "a problem has answers and cases")
    precondition(Set(answers.map(\.method)).count == answers.count, "two answers of one method")
    precondition(Set(cases.map(\.name)).count == cases.count, "two cases of one name")
  }

  /// Returns the checker's judgement of an output.
  ///
  /// An invalid input is the jury's fault.
  public func judge(input: [UInt8], output: [UInt8], answer: [UInt8]) -> Judgement {
    do {
      return checker.judge(try self.input.parse(input), output, answer)
    } catch {
      return .juryFault("the input is invalid: \(error)")
    }
  }
}

/// The resource limits of a solution.
public struct Limits: Equatable, Sendable {
  /// The time limit: CPU time, in seconds.
  public let seconds: Double

  /// The memory limit, in MiB.
  public let memory: Int

  /// The output limit, in MiB.
  public let output: Int

  /// Creates the resource limits of a problem.
  ///
  ///     Limits(seconds: 0.5, memory: 128)  // and 64 MiB of output
  ///
  /// - Parameters:
  ///   - seconds: The limit of the CPU time in seconds, from 0.001 to 86,400.
  ///   - memory: The limit of the memory in MiB, from 1 to 1,048,576.
  ///   - output: The limit of the output in MiB, from 1 to 65,536.
  public init(seconds: Double, memory: Int, output: Int = 64) {
    precondition(0.001...86_400 ~= seconds, "the limit of the time is not in 0.001...86,400 s")
    precondition(1...1_048_576 ~= memory, "the limit of the memory is not in 1...1,048,576 MiB")
    precondition(1...65_536 ~= output, "the limit of the output is not in 1...65,536 MiB")
    self.seconds = seconds
    self.memory = memory
    self.output = output
  }
}
