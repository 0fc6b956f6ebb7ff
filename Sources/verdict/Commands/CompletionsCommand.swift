// `verdict completions`: prints the shell completion script.

import Arguments

/// The command `verdict completions`.
enum CompletionsCommand {
  private static let shells = Shell.allCases.map(\.rawValue)

  static let command = Subcommand(
    description: CommandDescription(
      "completions", about: "print the script that makes a shell complete commands and problems",
      operands: [.init("SHELL", completion: .words(shells))], options: [],
      notes: """
        SHELL is one of \(shells.joined(separator: ", ")). With verdict in a folder of $PATH:

          bash   echo 'source <(verdict completions bash)' >> ~/.bashrc
          zsh    this line in ~/.zshrc, below compinit: source <(verdict completions zsh)
          fish   verdict completions fish > ~/.config/fish/completions/verdict.fish
        """),
    run: { try print(for: $0.operands[0]) })

  private static func print(for name: String) throws -> ExitCode {
    guard let shell = Shell(rawValue: name) else {
      throw UsageError(unknown: "shell", name, known: shells)
    }
    let script = VerdictProgram.program.description.completionScript(for: shell)
    try StandardOutput.write(Array(script.utf8))
    return .accepted
  }
}
