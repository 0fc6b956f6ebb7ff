// The description of a judge problem: everything its judge program knows, in one value.

/// A judge problem: its limits, its input's format, its cases, how they are answered and how an
/// output is checked.
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
/// `Input` is whatever the answers and the generators find handy; `[Int]` suits most problems.
public struct Problem<Input> {
  /// The name of the solution's executable, such as `boj-14003`.
  public let id: String

  /// The problem's name for people.
  public let title: String

  /// The address of the problem on its judge.
  public let link: String

  /// What a solution may use.
  public let limits: Limits

  /// How an input is read and written.
  public let input: InputFormat<Input>

  /// The ways to answer an input, the more trustworthy first.
  public let answers: [Answer<Input>]

  /// Tells a right output from a wrong one.
  public let checker: Checker<Input>

  /// Talks with a solution and judges it, if the problem is interactive.
  public let interactor: Interactor<Input>?

  /// What stress tests try, besides the cases.
  public let smallInputs: SmallInputs<Input>

  /// The families of generated cases, in the order in which they are judged.
  public let cases: [Case<Input>]

  /// Describes a problem.
  ///
  /// - Parameters:
  ///   - id: The name of the solution's executable.
  ///   - title: The problem's name for people.
  ///   - link: The address of the problem on its judge.
  ///   - limits: What a solution may use.
  ///   - input: How an input is read and written.
  ///   - answers: At least one, each of another method; the first that can answer an input does.
  ///   - checker: Tells a right output from a wrong one.
  ///   - smallInputs: What stress tests try.
  ///   - cases: At least one, each of another name.
  public init(
    id: String, title: String, link: String, limits: Limits, input: InputFormat<Input>,
    answers: [Answer<Input>], checker: Checker<Input>, smallInputs: SmallInputs<Input>,
    @CaseList<Input> cases: () -> [Case<Input>]
  ) {
    self.init(
      id: id, title: title, link: link, limits: limits, input: input, answers: answers,
      checker: checker, interactor: nil, smallInputs: smallInputs, cases: cases())
  }

  /// Describes an interactive problem.
  ///
  /// - Parameters:
  ///   - id: The name of the solution's executable.
  ///   - title: The problem's name for people.
  ///   - link: The address of the problem on its judge.
  ///   - limits: What a solution may use.
  ///   - input: How an input is read and written: what the interactor knows.
  ///   - answers: At least one: what a solution has to find out.
  ///   - interactor: Talks with a solution and judges it.
  ///   - smallInputs: Inputs of any size.
  ///   - cases: At least one, each of another name.
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

  /// Judges an output.
  ///
  /// A malformed input is the jury's fault.
  public func judge(input: [UInt8], output: [UInt8], answer: [UInt8]) -> Judgement {
    do {
      return checker.judge(try self.input.parse(input), output, answer)
    } catch {
      return .juryFault("the input is invalid: \(error)")
    }
  }
}

/// What a solution may use.
public struct Limits: Equatable, Sendable {
  /// Processor time, in seconds.
  public let seconds: Double

  /// Memory, in MiB.
  public let memory: Int

  /// The length of the output, in MiB.
  public let output: Int

  /// States the limits of a problem.
  ///
  ///     Limits(seconds: 0.5, memory: 128)  // and 64 MiB of output
  ///
  /// - Parameters:
  ///   - seconds: Processor time: 0.001 to 86,400.
  ///   - memory: MiB: 1 to 1,048,576.
  ///   - output: MiB: 1 to 65,536.
  public init(seconds: Double, memory: Int, output: Int = 64) {
    precondition(0.001...86_400 ~= seconds, "the limit of the time is not in 0.001...86,400 s")
    precondition(1...1_048_576 ~= memory, "the limit of the memory is not in 1...1,048,576 MiB")
    precondition(1...65_536 ~= output, "the limit of the output is not in 1...65,536 MiB")
    self.seconds = seconds
    self.memory = memory
    self.output = output
  }
}
