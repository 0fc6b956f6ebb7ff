// The two files of a case, as problem archives name them.

import Foundation

/// The input and answer files of one case, by their paths relative to a folder.
///
/// | archive | input | answer |
/// |---|---|---|
/// | ICPC, Kattis, DMOJ, BOJ | `1.in` | `1.ans`, or else `1.out` |
/// | AtCoder, Library Checker | `in/01`, `in/01.in`, `in/01.txt` | `out/01`, and so on |
/// | HackerRank | `input/input01.txt` | `output/output01.txt` |
/// | Polygon | `01` | `01.a` |
/// | AtCoder's heuristic contests | `in/0000.txt`, or `0000.txt` | none |
public struct CaseFiles: Sendable {
  /// The path without the parts that mark inputs or answers: `"sample/1"`.
  public let name: String
  /// The path of the input.
  public let input: Result<String, MissingHalf>
  /// The path of the answer.
  public let answer: Result<String, MissingHalf>

  /// Which half of a case is missing, and how its file would be named; or which inputs are too many.
  public struct MissingHalf: Error, Equatable, CustomStringConvertible {
    /// The error message.
    public let description: String

    /// Returns the same with advice behind it.
    public func advising(_ advice: String) -> MissingHalf {
      MissingHalf(description: "\(description); \(advice)")
    }
  }

  /// Returns the cases in a folder, in lexicographic order of their names; none if there is no such
  /// folder.
  ///
  /// Cases with a missing half are included, and so are those of which there are several inputs: they
  /// have none. Symbolic links are followed, hidden files are ignored.
  ///
  /// - Parameter depth: The maximum depth of nested subfolders to search.
  /// - Throws: `FolderTree.Unreadable` for an unreadable folder: its cases must not be ignored
  ///   silently; also for a folder, or a file of a case, whose name is not UTF-8.
  public static func all(in folder: String, depth: Int = .max) throws -> [CaseFiles] {
    let tree = FolderTree(folder, depth: depth)
    if let folder = tree.unreadable.first { throw folder }
    let files = tree.paths
    let programs = programs(among: CaseNames(files).halves, in: folder)
    let found = CaseNames(files.filter { !programs.contains($0) }).halves
    if let half = found.first(where: { tree.misnamed.contains($0.path) }) {
      throw FolderTree.Unreadable(path: folder + "/" + half.path, fault: .misnamed)
    }
    return Dictionary(grouping: found, by: \.name).map { name, halves in
      // The best candidate of each half: `1.ans` before `1.out`.
      let sorted = halves.sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }
      let (input, answer) = (
        sorted.first { $0.role == .input }, sorted.first { $0.role == .answer }
      )
      let inputs = sorted.filter { $0.role == .input }.map(\.path).sorted()
      return CaseFiles(
        name: name,
        input: inputs.count > 1
          ? .failure(several(inputs))
          : input.map { .success($0.path) } ?? .failure(missing("input", of: answer)),
        answer: answer.map { .success($0.path) } ?? .failure(missing("answer", of: input)))
    }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The programs whose names are those of answers without an input, as `a.out`.
  private static func programs(among halves: [CaseNames.Half], in folder: String) -> Set<String> {
    let alone = Dictionary(grouping: halves, by: \.name).values.filter { halves in
      !halves.contains { $0.role == .input }
    }
    return Set(alone.joined().map(\.path).filter { isProgram("\(folder)/\($0)") })
  }

  /// Whether a file is what a compiler makes.
  private static func isProgram(_ path: String) -> Bool {
    FileContents.beginning(of: path, count: 4).map(startsOfPrograms.contains) ?? false
  }

  /// The first bytes of programs of Linux, and of those of macOS for one kind of processors or several.
  private static let startsOfPrograms: [[UInt8]] = [
    [0x7F, 0x45, 0x4C, 0x46], [0xCF, 0xFA, 0xED, 0xFE], [0xCA, 0xFE, 0xBA, 0xBE],
  ]

  /// Which of them the answers belong to, nobody can tell.
  private static func several(_ inputs: [String]) -> MissingHalf {
    let list = inputs.dropLast().joined(separator: ", ") + " and " + inputs[inputs.count - 1]
    return MissingHalf(
      description:
        "\(list) are inputs of one name: rename or remove all but one, and its answer")
  }

  private static func missing(_ what: String, of half: CaseNames.Half?) -> MissingHalf {
    MissingHalf(
      description: half.map { "\($0.path) has no \(what): put \($0.partner)" } ?? "no \(what)")
  }
}
