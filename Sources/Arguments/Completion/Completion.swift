// What a shell offers when the Tab key is pressed, and the scripts that teach it to.

/// What a shell offers for a word of a command line.
public enum Completion: Equatable, Sendable {
  /// Nothing: a number, a text.
  case nothing
  /// These words.
  case words([String])
  /// The paths of files and folders.
  case files
  /// The paths of folders.
  case folders
  /// The lines that the program itself prints when it is called with these words; it has to be
  /// quick about it, as somebody waits.
  case lines(ofOutputFor: [String])

  /// The words, if there are only a few.
  var words: [String] {
    if case .words(let words) = self { words } else { [] }
  }
}

/// The shells that can be taught to complete a program's command lines.
public enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension ProgramDescription {
  /// Returns the script that makes a shell complete the program's commands, options and values.
  ///
  ///     program.completionScript(for: .bash)  // "# Completions of verdict for bash. …"
  ///
  /// An option that is there already is not offered again, as it may be given only once.
  public func completionScript(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion(self).script
    case .zsh: ZshCompletion(self).script
    case .fish: FishCompletion(self).script
    }
  }

  /// The program's name as a part of a function's name.
  var functionName: String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

extension CommandDescription {
  /// The options and `--help`, which every command has.
  var allOptions: [any DescribedOption] { options + [Self.help] }

  private static let help = Flag("help", about: "print this help")

  /// The operands, each with the numbers of operands that may precede it.
  var operandPlaces: [(operand: Operand, place: Range<Int>)] {
    // No command line has so many words.
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
  /// What stands in the place of a command: not an option of any.
  static let ownOptions = [
    Flag("help", about: "print this help"), Flag("version", about: "print the version"),
  ]
}

extension Sequence<String> {
  /// The texts below each other, each behind so many spaces.
  func lines(indentedBy spaces: Int) -> String {
    map { String(repeating: " ", count: spaces) + $0 }.joined(separator: "\n")
  }
}
