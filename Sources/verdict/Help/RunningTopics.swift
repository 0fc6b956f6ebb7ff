// What happens to a program that is judged, and what is said about it.

import Arguments
import Bundling
import Foundation
import Judging

extension HelpTopics {
  static let verdicts = HelpTopic(
    "verdicts", about: "what the verdicts mean, and which one is reported if several apply",
    text: """
      Verdicts

      \(Verdict.allCases.map(meaning).joined(separator: "\n"))

      They are in order of precedence: where several hold, for one case or for many,
      the first one is reported. One exception: a stack overflow is a runtime error,
      however much memory the stack took. If there is no case to judge, the exit code
      is 2.

      """)

  private static func meaning(of verdict: Verdict) -> String {
    let code = verdict.rawValue.padding(toLength: 5, withPad: " ", startingAt: 0)
    return "  \(code)\(verdict.name)\n       \(explanation(of: verdict))"
  }

  private static func explanation(of verdict: Verdict) -> String {
    switch verdict {
    case .internalError: "The judge's own side failed: a generator, an answer, a checker."
    case .compileError: "The program was not built; the compiler's message is shown."
    case .timeLimitExceeded: "CPU time, or three times that and a second of wall-clock time."
    case .memoryLimitExceeded: "Resident memory, including the stack; or an allocation failed."
    case .outputLimitExceeded: "More standard output than allowed."
    case .runtimeError: "Nonzero exit code, killed by a signal, or too many processes."
    case .wrongAnswer: "The first difference is shown."
    case .presentationError: "Correct but for its format: white space, or not a number."
    case .accepted: "Correct, within all limits."
    }
  }

  static let protection = HelpTopic(
    "protection", about: "how a program that is judged is kept in check",
    text: """
      What keeps a program in check

      The report names what was on:

        process-group  It has a process group of its own, which is killed as a whole,
                       and a session: however many processes it starts, Linux gives
                       the judge its part of the processors, unless it shares them
                       out in another way.
        rlimits        The kernel limits its CPU time and stack; no core dumps.
        pid-namespace  Its processes live in a namespace of their own, with a /proc
                       that shows only them, and die with it. At most 128 processes;
                       for users other than root, at most 512 threads (Linux 5.14).
        subreaper      In place of a namespace: processes that left the group are
                       found and killed all the same.
        cgroup         A control group of its own limits the memory of all its
                       processes together.

      Files and the network are not kept from it: what you may read, write and ask
      for, it may too. Without pid-namespace, it may also send signals to every
      process of yours, verdict included. Run nothing that you would not run without
      verdict.

      What the system does not allow is left out: root has everything, most
      containers have less. Swift's reports on crashes are off, as they take longer
      than small programs do; a program that has crashed is run once more with a
      report, which tells the lines it was at, and so is the first case whose time
      is over.

      Memory is what is resident, as the kernel has noted it for the largest process.
      A look every few milliseconds stops a program that exceeds its limit. With a
      control group no program gets far beyond it before somebody looks, and several
      processes count together, dead ones too. The kernel counts memory of its own in
      there, such as page tables and full pipes: the group's limit is higher by a
      64th and 8 MiB. Whoever is killed for it gets MLE.

      Control groups of version 1 are made below the own one, of version 2 beside it,
      which needs the right to write there: root has it, and on a desktop whatever is
      started with systemd-run --user --scope. Version 2 has not been tried with its
      memory controller yet.

      With one job, the default on two processors, nothing of the judge's runs beside
      the program. Before and after it, the texts of up to four cases are made side
      by side, and are in memory together.

      See also: verdict help environment

      """)

  static let commands = HelpTopic(
    "commands", about: "how 'CMD ARGS' is read: programs of your own in options and problem.json",
    text: """
      Commands

        --command './a.out 3'    --brute "python3 'slow one.py'"

      'CMD ARGS' is a program and its arguments: words between blanks, with quotes and
      backslashes as in a shell. But no shell runs it: there are no variables, no *
      and no pipes. What would be one (| & ; < >) is refused unless it is quoted; ask
      a shell for it:

        --generator 'sh -c "./gen $0 | sort -n"'

      A shell calls the first argument behind its commands $0, the next $1.

      A CMD with a slash is a path, from the current folder or, in problem.json, from
      the folder of the problem; any other is looked for in PATH.

      A CMD may be a source file, with a slash or not:

      \(SourceLanguage.allCases.map(recipe).joined(separator: "\n"))

      Swift may import the modules of the package that one is in, and InputPatterns
      for generators. A file that may be executed and begins with #! is run as it is.
      What was compiled in a package is kept in .build/verdict-programs until the file
      or one of the modules changes.

      """)

  private static func recipe(of language: SourceLanguage) -> String {
    let endings = language.endings.map { ".\($0)" }.joined(separator: " ")
    return "  \(endings.padding(toLength: 15, withPad: " ", startingAt: 0))\(language.recipe)"
  }

  static let environment = HelpTopic(
    "environment", about: "environment variables that change what verdict does",
    text: """
      Environment variables

        VERDICT_CGROUP=off  no control groups, should those of a system misbehave
        NO_COLOR=1          no colors, as --no-color; any value but an empty one
        TERM=dumb           no colors, no lines that are written over
        PATH                where a program without a slash in its name is looked for
        TMPDIR              the folder for temporary files, also of compilers

      Programs that are judged see the whole environment, and besides
      SWIFT_BACKTRACE=enable=no and LLVM_PROFILE_FILE=/dev/null; but no
      PYTHONUNBUFFERED, which would hide that a program has to flush.

      """)

  static let judges = HelpTopic(
    "judges", about: "the judges that verdict bundle writes for",
    text: """
      Judges

      \(JudgeProfile.all.map(compiler).joined(separator: "\n"))

      A problem's name says which one is meant: boj-2750 is of boj, lc-aplusb of
      library-checker. verdict bundle --judge NAME asks for another. A name that says
      none is taken for one of library-checker.

      The installed compiler stands for the judge's, which may be older and take less.
      With --swiftc another one does, of a version that you have installed besides:
      --swiftc ~/.local/share/swiftly/toolchains/6.2.3/usr/bin/swiftc

      """)

  private static func compiler(of judge: JudgeProfile) -> String {
    let command = HelpTopicLayout.wrapped(
      (["swiftc"] + judge.arguments + ["main.swift"]).joined(separator: " "), indentation: 4)
    let unverified =
      judge.unverified.isEmpty
      ? "" : "\n    Unverified: \(judge.unverified.joined(separator: ", "))."
    return """
        \(judge.name), \(judge.version.map { "Swift \($0)" } ?? "its version of Swift is not known")
      \(command)
          The file may have \(judge.sizeLimit >> 10) KiB.\(unverified)
      """
  }
}
