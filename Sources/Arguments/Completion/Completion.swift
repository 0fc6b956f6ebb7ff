// Shell completion: what the Tab key offers, and the scripts that implement it.

/// The completion of an argument.
public enum Completion: Equatable, Sendable {
  /// None: a number or a text.
  case nothing
  /// These words.
  case words([String])
  /// File and folder paths.
  case files
  /// Folder paths.
  case folders
  /// The lines that the program prints when it is run with these arguments; this has to be fast, as
  /// the user is waiting.
  case lines(ofOutputFor: [String])

  /// The words, if it is a fixed list.
  var words: [String] {
    if case .words(let words) = self { words } else { [] }
  }
}

/// The supported shells.
public enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension ProgramDescription {
  /// Returns the completion script of a shell for the program's commands, options and values.
  ///
  ///     program.completionScript(for: .bash)  // "# Completions of verdict for bash. …"
  ///
  /// Options that are already present are not offered again, as they may be given only once.
  public func completionScript(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion(self).script
    case .zsh: ZshCompletion(self).script
    case .fish: FishCompletion(self).script
    }
  }

  /// The program's name as part of a shell function's name.
  var functionName: String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

extension CommandDescription {
  /// The operands, each with the range of the number of operands that may precede it.
  var operandPlaces: [(operand: Operand, place: Range<Int>)] {
    // No command line has this many words.
    let most = 100_000
    var start = 0
    return operands.map { operand in
      let end = min(start + min(operand.count.upperBound, most), most)
      defer { start = end }
      return (operand, start..<end)
    }
  }
}

extension ProgramDescription {
  /// The options in place of a command, which belong to the program.
  static let ownOptions = [helpOption, Flag("version", about: "print the version")]
}

extension Sequence<String> {
  /// Returns the texts on separate lines, indented by the given number of spaces.
  func lines(indentedBy spaces: Int) -> String {
    map { String(repeating: " ", count: spaces) + $0 }.joined(separator: "\n")
  }
}
