// The completion script for fish, with descriptions of commands and options.

/// Generates the completion script for fish.
struct FishCompletion {
  private let program: ProgramDescription
  private let function: String

  init(_ program: ProgramDescription) {
    self.program = program
    function = "__" + program.functionName
  }

  var script: String {
    let first = program.commands.map { command in
      complete(when: "\(function)_is", "-a \(quoted(command.name)) -d \(quoted(command.about))")
    }
    let own = ProgramDescription.ownOptions.map { option in
      complete(when: "\(function)_is", "-l \(option.name) -d \(quoted(option.about))")
    }
    return """
      # Completions of \(program.name) for fish. Written by: \(program.name) completions fish

      # Whether the command is this one, or none is there yet.
      function \(function)_is
        set -l words (commandline -opc)
        test "$words[2]" = "$argv[1]"
      end

      # Whether the command is this one and the flag is not yet there.
      function \(function)_lacks
        \(function)_is $argv[1]; and not contains -- $argv[2] (commandline -opc)
      end

      # Whether the command is this one and the option is not yet there, or waits for its value.
      function \(function)_awaits
        \(function)_is $argv[1]; and not contains -- $argv[2] (commandline -opc)[1..-2]
      end

      # Whether so many operands precede the word: FROM to TO, then the options that take a value.
      function \(function)_operands
        set -l count 0
        set -l words (commandline -opc)[3..]
        while set -q words[1]
          if contains -- $words[1] $argv[3..]
            set -e words[1]
          else if not string match -q -- '-*' $words[1]
            set count (math $count + 1)
          end
          set -e words[1]
        end
        test $count -ge $argv[1] -a $count -lt $argv[2]
      end

      # The lines that the program prints.
      function \(function)_lines
        set -l program (string replace -r '^~/' $HOME/ -- (commandline -opc)[1])
        command $program $argv 2> /dev/null
      end

      complete -c \(program.name) -e
      complete -c \(program.name) -f
      \((first + own).joined(separator: "\n"))
      \(program.commands.flatMap(lines).joined(separator: "\n"))

      """
  }

  private func lines(_ command: CommandDescription) -> [String] {
    let options = command.allOptions.map { option in
      let letter = option.name.count == 1 ? "-s" : "-l"
      let isFlag = option.placeholder == nil
      let value = isFlag ? "" : " " + value(option.completion)
      return complete(
        when: "\(function)_\(isFlag ? "lacks" : "awaits") \(command.name) \(option.spelling)",
        "\(letter) \(option.name) -d \(quoted(option.about))\(value)")
    }
    let valued = command.allOptions.filter { $0.placeholder != nil }.map { " " + $0.spelling }
    let operands = command.operandPlaces.filter { $0.operand.completion != .nothing }
    return options
      + operands.map { operand, place in
        let range = "\(place.lowerBound) \(place.upperBound)\(valued.joined())"
        return complete(
          when: "\(function)_is \(command.name); and \(function)_operands \(range)",
          candidates(operand.completion))
      }
  }

  private func complete(when condition: String, _ rest: String) -> String {
    "complete -c \(program.name) -n \(quoted(condition)) \(rest)"
  }

  /// The flags of `complete` for an option's value: `-x` requires one but offers no files, `-rF`
  /// offers files.
  private func value(_ completion: Completion) -> String {
    switch completion {
    case .nothing: "-x"
    case .files: "-rF"
    default: "-x " + candidates(completion)
    }
  }

  private func candidates(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ""
    case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
    case .files: "-F"
    case .folders: "-a '(__fish_complete_directories)'"
    case .lines(let call): "-a \(quoted("(\(function)_lines \(call.joined(separator: " ")))"))"
    }
  }

  /// Returns a text in single quotes, in which fish interprets `\'` and `\\`.
  private func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
