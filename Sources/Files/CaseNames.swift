// Which case a file belongs to, by its name.

/// The names of all files of an archive, which classify each as an input, an answer or neither.
struct CaseNames {
  enum Role {
    case input, answer
  }

  /// One of the two files of a case.
  struct Half {
    let path: String
    let name: String
    let role: Role
    /// Of several candidates for the same half, the one with the lowest rank wins.
    var rank = 0
    /// A description of where the other half would be.
    let partner: String
  }

  /// Pairs of sibling folders for inputs and answers.
  private static let folderPairs = [("in", "out"), ("input", "output")]

  private let paths: [String]
  private let folders: Set<String>
  private let foldersWithNumberedAnswers: Set<String>

  /// Creates the names from the paths of all files and folders of an archive; those of folders end
  /// with a slash.
  init(_ paths: [String]) {
    self.paths = paths
    folders = Set(paths.filter { $0.hasSuffix("/") })
    foldersWithNumberedAnswers = Set(
      paths.map(Self.split).filter { Self.numbered($0.file, ending: ".a") }.map(\.folder))
  }

  /// The halves of all cases.
  ///
  /// A numbered text is an input without an answer, but only in a folder where nothing else is one.
  var halves: [Half] {
    let paired = paths.compactMap(half)
    let folders = Set(paired.map { Self.split($0.path).folder })
    let others = paths.filter { !folders.contains(Self.split($0).folder) }
    return paired + others.compactMap(numberedText)
  }

  /// Returns which half of which case a file is, if any.
  private func half(_ path: String) -> Half? {
    if path.hasSuffix("/") { return nil }
    return inPairOfFolders(path) ?? withEnding(path) ?? withNumber(path)
  }

  /// `in/01.txt`, if there is a sibling folder `out` of `in`.
  private func inPairOfFolders(_ path: String) -> Half? {
    let parts = path.split(separator: "/").map(String.init)
    for (position, part) in parts.dropLast().enumerated().reversed() {
      let above = parts[..<position].map { "\($0)/" }.joined()
      for (inputs, answers) in Self.folderPairs where part == inputs || part == answers {
        guard folders.contains("\(above)\(inputs)/"), folders.contains("\(above)\(answers)/")
        else { continue }
        let isInput = part == inputs
        let inside = parts[(position + 1)...].dropLast().map { "\($0)/" }.joined()
        let file = Self.withoutRole(parts[parts.count - 1], words: [inputs, answers])
        return Half(
          path: path, name: above + inside + file, role: isInput ? .input : .answer,
          partner: "one of that name into \(above)\(isInput ? answers : inputs)")
      }
    }
    return nil
  }

  /// Returns `01` for `01.txt`, `01.in`, `01.out` and `input01.txt`.
  private static func withoutRole(_ file: String, words: [String]) -> String {
    let ending = [".in", ".out", ".ans", ".txt"].first { file.hasSuffix($0) && file != $0 } ?? ""
    let stem = file.dropLast(ending.count)
    let word = words.first {
      stem.hasPrefix($0) && stem.dropFirst($0.count).first?.isNumber == true
    }
    return String(stem.dropFirst(word?.count ?? 0))
  }

  /// `1.in`, `1.ans`, `1.out`.
  private func withEnding(_ path: String) -> Half? {
    for (rank, ending) in [".in", ".ans", ".out"].enumerated() where path.hasSuffix(ending) {
      let name = String(path.dropLast(ending.count))
      let stem = Self.split(name).file
      return Half(
        path: path, name: name, role: rank == 0 ? .input : .answer, rank: rank,
        partner: "\(rank == 0 ? "\(stem).ans or \(stem).out" : "\(stem).in") beside it")
    }
    return nil
  }

  /// `01` and `01.a`, if there are such answers.
  private func withNumber(_ path: String) -> Half? {
    let (folder, file) = Self.split(path)
    guard foldersWithNumberedAnswers.contains(folder) else { return nil }
    if Self.numbered(file, ending: ".a") {
      let name = path.dropLast(2)
      return Half(
        path: path, name: String(name), role: .answer, partner: "\(file.dropLast(2)) beside it")
    }
    guard Self.numbered(file, ending: "") else { return nil }
    return Half(path: path, name: path, role: .input, partner: "\(file).a beside it")
  }

  /// `0000.txt`, whose name is without a folder `in` that it is in.
  private func numberedText(_ path: String) -> Half? {
    let (folder, file) = Self.split(path)
    guard Self.numbered(file, ending: ".txt") else { return nil }
    let stem = file.dropLast(4)
    for (inputs, answers) in Self.folderPairs where "/\(folder)".hasSuffix("/\(inputs)/") {
      let above = folder.dropLast(inputs.count + 1)
      return Half(
        path: path, name: "\(above)\(stem)", role: .input,
        partner: "one of that name into \(above)\(answers)")
    }
    return Half(
      path: path, name: "\(folder)\(stem)", role: .input,
      partner: "\(stem).ans beside it, and call it \(stem).in")
  }

  /// Returns whether a name is a number followed by an extension.
  private static func numbered(_ file: String, ending: String) -> Bool {
    guard file.hasSuffix(ending), file.count > ending.count else { return false }
    return file.dropLast(ending.count).utf8.allSatisfy { 48...57 ~= $0 }
  }

  /// Splits a path into the folder with its slash, and the name in it.
  private static func split(_ path: String) -> (folder: String, file: String) {
    let file = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return (String(path.dropLast(file.count)), String(file))
  }
}
