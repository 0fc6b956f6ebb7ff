import Foundation
import TestSupport

/// A shell that has been taught to complete the command lines of `verdict`.
enum CompletingShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The shells that this machine has.
  static let installed = allCases.filter { $0.program != nil }

  private var program: Program? { Program(installed: rawValue) }

  /// Returns what the shell offers at the end of each line, in order, within a folder.
  ///
  /// - Parameter lines: Command lines without the name of the program.
  func offers(for lines: [String], in folder: String = Repository.root.path) throws -> [[String]] {
    let verdict = Verdict.program.path
    // Behind the script, bash and zsh expect its name.
    let name = self == .fish ? [] : [rawValue]
    guard let program else { throw ShellFailure(description: "\(rawValue) is not installed") }
    let run = try program.run(["-c", driver] + name + [folder, verdict] + lines)
    let answers = run.output.components(separatedBy: "end of offers\n").dropLast()
    guard run.end == .exit(0), answers.count == lines.count else {
      throw ShellFailure(description: "\(rawValue): \(run.end) \(run.output)\(run.errors)")
    }
    return zip(lines, answers).map { line, answer in
      let words = Set(answer.split(separator: "\n").map(word)).subtracting([""]).sorted()
      // Where nothing else fits, zsh offers the options unasked.
      let areOptionsWanted = line.split(separator: " ").last?.hasPrefix("-") ?? true
      return areOptionsWanted ? words : words.filter { !$0.hasPrefix("-") }
    }
  }

  /// The word in a line: without the option that fish puts before it, its description and the slash
  /// behind a folder's name.
  private func word(of line: Substring) -> String {
    var word = line.prefix { $0 != "\t" }
    if word.hasPrefix("--"), let sign = word.firstIndex(of: "=") {
      word = word[word.index(after: sign)...]
    }
    return String(word.hasSuffix("/") ? word.dropLast() : word)
  }

  /// A script that gets a folder, the program and the lines as its arguments.
  private var driver: String {
    switch self {
    // Readline divides a line into words at white space, and before and behind each = and colon.
    case .bash:
      """
      cd "$1" || exit; shift
      source /dev/stdin <<< "$("$1" completions bash)"
      program=$1; shift
      for line; do
        spaced=${line//=/ = }
        read -ra COMP_WORDS <<< "$program ${spaced//:/ : }"
        [[ $line != *' ' && $line ]] || COMP_WORDS+=('')
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _verdict
        printf '%s\\n' "${COMPREPLY[@]}" 'end of offers'
      done
      """
    case .fish:
      """
      cd $argv[1]; or exit
      $argv[2] completions fish | source
      for line in $argv[3..]
        complete -C "$argv[2] $line"
        echo 'end of offers'
      end
      """
    case .zsh: Self.zshDriver
    }
  }

  /// The completion of zsh works only in its line editor, which works only on a terminal.
  private static let zshDriver = #"""
    cd "$1" || exit; shift
    zmodload zsh/zpty
    export program=$1 folder=$(mktemp -d); shift
    cat > $folder/setup <<'END'
    PROMPT=
    autoload -Uz compinit; compinit -u -D
    source <($program completions zsh)
    # What goes to the list of matches is written down; calls that only filter a list are not.
    compadd() {
      local -a found
      if [[ -z ${argv[(r)-[OAD]]} ]]; then
        builtin compadd -A found "$@"
        print -rl -- $found >> $folder/found
      fi
      builtin compadd "$@"
    }
    complete-and-stop() { _main_complete; compstate[insert]= compstate[list]= }
    zle -C complete-and-stop complete-word complete-and-stop
    forget() { zle kill-whole-line; : > $folder/done }
    zle -N forget
    bindkey '^A' complete-and-stop '^B' forget
    END
    zpty shell 'zsh -f -i'
    zpty -w shell "source $folder/setup; print READ''Y"
    zpty -r shell output '*READY*'
    for line; do
      : > $folder/found
      zpty -n -w shell "$program $line"$'\x01\x02'
      repeat 1000; do [[ -e $folder/done ]] && break; sleep 0.01; done
      cat $folder/found
      print 'end of offers'
      rm -f $folder/done
    done
    zpty -d shell
    rm -rf $folder
    """#
}

/// A shell that did not get to the end.
struct ShellFailure: Error, CustomStringConvertible {
  let description: String
}
