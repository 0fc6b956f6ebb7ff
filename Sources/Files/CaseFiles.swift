// The two files of a case, as the archives of judges name them.

import Foundation

/// The input and the answer of one case, by their paths below a folder.
///
/// | archive | input | answer |
/// |---|---|---|
/// | ICPC, Kattis, DMOJ, BOJ | `1.in` | `1.ans`, or else `1.out` |
/// | AtCoder, Library Checker | `in/01`, `in/01.in`, `in/01.txt` | `out/01`, and so on |
/// | HackerRank | `input/input01.txt` | `output/output01.txt` |
/// | Polygon | `01` | `01.a` |
public struct CaseFiles: Sendable {
  /// The path without what tells inputs from answers: `"sample/1"`.
  public let name: String
  /// The path of the input.
  public let input: Result<String, MissingHalf>
  /// The path of the answer.
  public let answer: Result<String, MissingHalf>

  /// What a case lacks, and how to name the file that is missing.
  public struct MissingHalf: Error, Equatable, CustomStringConvertible {
    /// Both in words.
    public let description: String
  }

  /// Finds the cases in a folder, in lexicographic order of their names; without such a folder there are none.
  ///
  /// A case of which one half is missing is among them. Links are followed, hidden files are left out.
  ///
  /// - Parameter depth: How many folders below it are looked into, one within the other.
  /// - Throws: `FolderTree.Unreadable` for one that cannot be looked into: what is in there must not pass for nothing.
  public static func all(in folder: String, depth: Int = .max) throws -> [CaseFiles] {
    let tree = FolderTree(folder, depth: depth)
    if let folder = tree.unreadable.first { throw folder }
    let files = tree.paths
    let reading = CaseNames(files)
    let halves = Dictionary(grouping: files.compactMap(reading.half), by: \.name)
    return halves.map { name, halves in
      // The best of each, if there are several: `1.ans` before `1.out`.
      let sorted = halves.sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }
      let (input, answer) = (
        sorted.first { $0.role == .input }, sorted.first { $0.role == .answer }
      )
      return CaseFiles(
        name: name,
        input: input.map { .success($0.path) } ?? .failure(missing("input", of: answer)),
        answer: answer.map { .success($0.path) } ?? .failure(missing("answer", of: input)))
    }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func missing(_ what: String, of half: CaseNames.Half?) -> MissingHalf {
    MissingHalf(
      description: half.map { "\($0.path) has no \(what): put \($0.partner)" } ?? "no \(what)")
  }
}
