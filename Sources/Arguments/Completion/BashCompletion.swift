// The completion script for bash 3.2 (the version of macOS) and later.

/// Generates the completion script for bash.
struct BashCompletion {
  private let program: ProgramDescription
  private let function: String

  init(_ program: ProgramDescription) {
    self.program = program
    function = "_" + program.functionName
  }

  var script: String {
    let first = program.commands.map(\.name) + ProgramDescription.ownOptions.map(\.spelling)
    return """
      # Completions of \(program.name) for bash. Written by: \(program.name) completions bash

      # Offers those of the words that begin as the one that is being typed.
      \(function)_words() {
        local candidate
        for candidate in "$@"; do
          [[ $candidate != "$word"* ]] || COMPREPLY+=("$candidate")
        done
      }

      # Offers those of the options that are not yet there; fails if an operand is being typed.
      \(function)_options() {
        local option
        [[ $word == -* ]] || return
        for option in "$@"; do
          [[ " ${COMP_WORDS[*]:0:COMP_CWORD} " == *" $option "* ]] || \(function)_words "$option"
        done
      }

      # Counts the operands before the word; the options that take a value are named.
      \(function)_count() {
        local i
        for ((i = 2; i < COMP_CWORD; i++)); do
          if [[ " $* " == *" ${COMP_WORDS[i]} "* ]]; then
            [[ ${COMP_WORDS[i + 1]} != = ]] || ((i++))
            ((i++))
          elif [[ ${COMP_WORDS[i]} != -* ]]; then
            ((operands++))
          fi
        done
      }

      # Offers the lines that the program prints, quoted: they are never evaluated.
      \(function)_lines() {
        local program=${COMP_WORDS[0]} line quoted
        program=${program/#\\~\\//$HOME/}
        while IFS= read -r line; do
          printf -v quoted %q "$line"
          \(function)_words "$quoted"
        done < <("$program" "$@" 2> /dev/null)
      }

      # Offers paths: -f those of files, -d those of folders.
      \(function)_paths() {
        local path
        compopt -o filenames 2> /dev/null
        while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$word")
      }

      \(function)() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} operands=0
        COMPREPLY=()
        # For bash --option=value is three words.
        if [[ $word == = ]]; then
          word=
        elif [[ $before == = ]]; then
          before=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        if ((COMP_CWORD == 1)); then
          \(function)_words \(words(first))
          return
        fi
        case ${COMP_WORDS[1]} in
      \(program.commands.map(branch).joined(separator: "\n"))
        esac
      }

      complete -F \(function) \(program.name)

      """
  }

  /// The `case` branch of one command: completes an option's value, an option, or an operand.
  private func branch(_ command: CommandDescription) -> String {
    let valued = command.options.filter { $0.placeholder != nil }
    var lines = valuesByAction(of: valued)
    lines.append(
      "\(function)_options \(words(command.allOptions.map(\.spelling))) && return")
    let operands = command.operandPlaces.filter { $0.operand.completion != .nothing }
    if !operands.isEmpty {
      lines.append(words(["\(function)_count"] + valued.map(\.spelling)))
      lines += operands.map { operand, place in
        let start = place.lowerBound == 0 ? "" : "operands >= \(place.lowerBound) && "
        return "((\(start)operands < \(place.upperBound))) && \(action(operand.completion))"
      }
    }
    return "  \(command.name))\n\(lines.lines(indentedBy: 4)) ;;"
  }

  /// The lines that complete the value of the preceding option, if it takes one: one branch for all
  /// options with the same completion.
  private func valuesByAction(of options: [any DescribedOption]) -> [String] {
    if options.isEmpty { return [] }
    let actions = options.map { action($0.completion) }
    let branches = Set(actions).sorted().map { action in
      let names = zip(options, actions).filter { $0.1 == action }.map(\.0.spelling)
      return "\(names.joined(separator: "|"))) \(action); return ;;"
    }
    return ["case $before in"] + branches + ["esac"]
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .words(let candidates): "\(function)_words \(words(candidates))"
    case .files: "\(function)_paths -f"
    case .folders: "\(function)_paths -d"
    case .lines(let call): "\(function)_lines \(words(call))"
    }
  }

  private func words(_ words: [String]) -> String {
    words.map(ShellText.quoted).joined(separator: " ")
  }
}
