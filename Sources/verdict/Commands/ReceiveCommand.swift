// `verdict receive`: problems from the browser.

import Arguments
import Judging
import Receiving
import Reporting
import Scaffolding

/// The command `verdict receive`.
enum ReceiveCommand {
  /// One of Competitive Companion's default ports.
  private static let usualPort: UInt16 = 10045

  private static let port = Option(
    "port", .integer(0...UInt16.max, "P"),
    about: "listen on this port; 0 takes any free one (default: \(usualPort))")
  private static let once = Flag(
    "once", about: "stop after one problem, or after all problems of one contest")

  static let command = Subcommand(
    description: CommandDescription(
      "receive", about: "make a folder of each problem that Competitive Companion sends",
      options: [port, once],
      notes: """
        Competitive Companion is an extension for browsers: its button sends the
        problem, or the contest, of a page. It knows the ports 1327, 4244, 6174, 10042,
        10043, 10045 and 27121; others are added to its settings.

        Only 127.0.0.1 is listened on, and nothing is taken from web pages. A problem
        that exists is left as it is. The name comes from the address, as in boj-1000
        or cf-1234a, otherwise from the title, or from the address if the title has
        no Latin letters.

        exit codes:
          0 --once: all added      1 --once: a problem was refused
          2 invalid command line     3 internal error
          \(ExitCode.interruptedMeaning)
        """),
    run: { try run($0) })

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let workspace = try ProblemPackage().workspace
    try ScaffoldingError.asUsageErrors { try workspace.check() }
    let server: HTTPServer
    do {
      server = try HTTPServer(port: arguments.value(of: port) ?? usualPort)
    } catch let error as HTTPServerError {
      throw UsageError("\(error): choose another with --port")
    }
    let session = ReceiveSession(
      workspace, stopsAfterContest: arguments.has(once),
      console: Console(usesStandardError: false))
    return session.run(server)
  }
}

/// One run of `verdict receive`.
private final class ReceiveSession {
  private let console: Console
  private let stopsAfterContest: Bool
  private var receiver: ProblemReceiver
  private var wasRefused = false
  private var lastComplaint = ""

  init(_ workspace: Workspace, stopsAfterContest: Bool, console: Console) {
    receiver = ProblemReceiver(workspace: workspace)
    self.stopsAfterContest = stopsAfterContest
    self.console = console
  }

  func run(_ server: HTTPServer) -> ExitCode {
    let gate = CompanionGate(port: server.port)
    console.print("waiting for Competitive Companion on port \(server.port); Ctrl-C stops")
    server.run(
      while: { !Interruption.isRequested && !isDone },
      refusal: { head in
        let refusal = gate.refusal(head)
        if let refusal { complain(refusal) }
        return refusal
      },
      answer: { _, body in
        let delivery = receiver.receive(body)
        if let (draft, folder) = delivery.added {
          tell(draft, folder)
        } else {
          wasRefused = true
          complain(delivery.response)
        }
        return delivery.response
      })
    if isDone { return wasRefused ? .rejected : .accepted }
    console.print("stopped")
    return .stopped
  }

  private var isDone: Bool { stopsAfterContest && receiver.hasWholeContest }

  private func tell(_ draft: ProblemDraft, _ folder: String) {
    lastComplaint = ""
    let samples = draft.samples?.count ?? 0
    let limits = "\(Quantity.seconds(draft.seconds)), \(draft.mebibytes) MiB"
    console.print(
      "\(draft.name.id): \(draft.title)\n"
        + "  \(folder), \(samples.counted("sample")), \(limits)"
        + draft.notes.map { "\n  \($0)" }.joined())
  }

  /// Prints why a request was rejected, without repeating the same message.
  private func complain(_ response: HTTPResponse) {
    let complaint = "refused: \(response.text) (\(response.status.rawValue))"
    if complaint != lastComplaint { console.print(complaint) }
    lastComplaint = complaint
  }
}
