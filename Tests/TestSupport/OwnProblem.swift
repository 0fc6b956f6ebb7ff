/// A problem that the package comes with: one of the table in the problems' README.
///
/// What else is in `problems` somebody has added, with `verdict new` for example, and is none of the
/// tests' business.
public struct OwnProblem: Sendable {
  /// The name of the executable, for example `lc-aplusb`.
  public let id: String

  /// The problem's folder, for example `problems/library-checker-aplusb`.
  public let folder: String

  /// Whether it is a conversation: its samples are, too.
  public var isInteractive: Bool { Repository.exists(folder + "/data/sample/1.interaction") }

  /// All of them, in the table's order.
  public static let all: [OwnProblem] = {
    let readme = (try? Repository.text(of: "problems/README.md")) ?? ""
    let rows = readme.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("| executable |") }.dropFirst(2).prefix { $0.hasPrefix("| ") }
    let names = rows.flatMap { row in
      // The first cell: "| [`lc-aplusb`](…), [`lc-many_aplusb`](…) "
      row.split(separator: "|")[0].split(separator: "`").enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    precondition(!names.isEmpty, "the table of problems was not found")
    return names.map(OwnProblem.init(id:))
  }()

  /// The names of all folders of problems, also of those that somebody has added.
  public static var foldersOfAll: [String] {
    Repository.names(in: "problems").filter { !$0.hasSuffix(".md") }
  }

  private init(id: String) {
    self.id = id
    let name = id.hasPrefix("lc-") ? "library-checker-" + id.dropFirst("lc-".count) : id
    folder = "problems/" + name
  }
}
