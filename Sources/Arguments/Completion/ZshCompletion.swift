// The completion script for zsh, with descriptions of commands and options. It can be sourced, or
// installed as a file `_verdict` in a folder of `fpath`.

/// Generates the completion script for zsh.
struct ZshCompletion {
  private let program: ProgramDescription
  private let function: String

  init(_ program: ProgramDescription) {
    self.program = program
    function = "_" + program.functionName
  }

  var script: String {
    let commands = program.commands.map { command in
      ShellText.quoted("\(escaped(command.name)):\(command.about)")
    }
    let ownOptions = ProgramDescription.ownOptions.map { option in
      ShellText.quoted("(- *)\(option.spelling)[\(bracketed(option.about))]")
    }
    return """
      #compdef \(program.name)
      # Completions of \(program.name) for zsh. Written by: \(program.name) completions zsh

      # Offers the commands.
      \(function)_commands() {
        local -a commands=(
      \(commands.lines(indentedBy: 4))
        )
        _describe command commands
      }

      # Offers the lines that the program prints.
      \(function)_lines() {
        local -a lines=(${(f)"$("$program" "$@" 2> /dev/null)"})
        compadd -a lines
      }

      \(function)() {
        local context state state_descr line curcontext=$curcontext
        local program=${${(Q)words[1]}/#\\~\\//$HOME/}
        typeset -A opt_args
        _arguments -C \\
      \(ownOptions.map { $0 + " \\" }.lines(indentedBy: 4))
          '1: :\(function)_commands' \\
          '*::: :->rest' && return
        [[ $state == rest ]] || return 1
        words=("$line[1]" "${words[@]}")
        ((CURRENT += 1))
        case $line[1] in
      \(program.commands.map(branch).joined(separator: "\n"))
        esac
      }

      if [[ $funcstack[1] == \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(program.name)
      fi

      """
  }

  private func branch(_ command: CommandDescription) -> String {
    let specifications =
      command.allOptions.map(specification) + command.operands.map(specification)
    let words = ["_arguments"] + specifications.map(ShellText.quoted)
    return """
        \(command.name))
          \(words.joined(separator: " \\\n      ")) ;;
      """
  }

  /// The `_arguments` specification of an option: `--jobs=[run N at once]:N:action`.
  private func specification(_ option: any DescribedOption) -> String {
    let about = "[\(bracketed(option.about))]"
    guard let placeholder = option.placeholder else { return option.spelling + about }
    // After = the value may be in the same word or in the next one; -o takes it from the next.
    let name = option.spelling + (option.name.count == 1 ? "" : "=")
    return "\(name)\(about):\(escaped(placeholder)):\(action(option.completion))"
  }

  private func specification(_ operand: CommandDescription.Operand) -> String {
    let prefix = operand.count.upperBound > 1 ? "*:" : operand.count.lowerBound == 0 ? "::" : ":"
    return "\(prefix)\(escaped(operand.name)):\(action(operand.completion))"
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .words(let words): "(\(words.map(escaped).joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_path_files -/"
    // After a space: without the options that `_arguments` would add.
    case .lines(let call): " \(function)_lines \(call.joined(separator: " "))"
    }
  }

  /// Returns a text with colons, the separators of specifications, escaped.
  private func escaped(_ text: String) -> String {
    text.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "\\:")
  }

  /// Returns a text that can be put in brackets.
  private func bracketed(_ text: String) -> String {
    escaped(text.map { "[]\\".contains($0) ? "\\\($0)" : String($0) }.joined())
  }
}
