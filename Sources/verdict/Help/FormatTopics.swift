// The formats that verdict reads and writes, and its exit codes.

import Arguments

extension HelpTopics {
  static let data = HelpTopic(
    "data", about: "folders of cases",
    text: """
      Folders of cases

        problems/boj-2750/data/sample/1.in       what the task shows
        problems/boj-2750/data/sample/1.ans
        problems/boj-2750/data/secret/stress-7.in  what once failed
        problems/boj-2750/data/secret/stress-7.ans

      A case is an input and its answer, in the folder itself or at any depth below
      it. They are found by their names, as the archives of judges have them:

        1.in                1.ans, else 1.out    ICPC, Kattis, DMOJ, BOJ
        in/01               out/01               AtCoder
        in/a_00.in          out/a_00.out         Library Checker
        input/input01.txt   output/output01.txt  HackerRank
        01                  01.a                 Polygon
        in/0000.txt         none                 AtCoder's heuristic contests

      The name of a case is its path without what tells inputs from answers. An input
      without an answer is reported, and so is an answer without an input; but a
      judge program answers it, and a checker may do without, see verdict help
      checkers. Without an answer, verdict run PROBLEM CASE shows time and memory.
      Symbolic links are followed, hidden files are ignored. Cases are judged in
      lexicographic order, samples first, then other folders, then secret, and
      generated ones last.

      verdict test PROBLEM --data DIR judges a solution on any such folder, and
      verdict test --data DIR --command 'CMD ARGS' any program. With an interactor,
      answers may be missing; a sample NAME.interaction is for people: a conversation,
      see verdict help interactors.

      """)

  static let problems = HelpTopic(
    "problems", about: "the folder of a problem, and its line in Package.swift",
    text: """
      Problems

        problems/boj-1000/
          solution/main.swift   the solution: executable boj-1000
          judge/main.swift      the judge program, if there is one: boj-1000-judge
          problem.json          without a judge program: limits, and who judges
          data/sample/          what the task shows, see verdict help data
          data/secret/          what once failed; verdict stress adds to it
          README.md             the task; its first heading and link go into bundles

      The folder library-checker-aplusb belongs to the executable lc-aplusb. Either
      name will do in commands, and so will what follows the judge, 1000 for boj-1000,
      if there is only one, or a path: . in the problem's folder.

      problem.json is an object whose keys may all be left out:

        time_seconds            CPU time (default: \(seconds))
        memory_mib              memory in MiB (default: \(memory))
        output_mib              standard output in MiB (default: \(output))
        compare                 tokens, lines, bytes, unordered or float:1e-9
                                (default: tokens)
        checker                 a command that judges outputs, in place of compare
        interactor              a command that talks with the solution, and decides
        checker_protocol        of either: testlib, icpc or atcoder (default: testlib)
        brute, generator        commands for verdict stress; the generator is enough
                                with an interactor, with --no-brute, and for verdict
                                estimate
        validator               a third one, see verdict help stress-programs
        subtasks                an array of objects: points for all cases together
                                whose names match, see below

      The programs and files that a command names may lie in the problem's folder:
      "./check", "python3 check.py".

      A subtask has points, cases (an array of patterns in which * stands for any
      characters, ? for one; secret/ may be left out) and perhaps a name. It brings
      its points if all of its cases are accepted:

        "subtasks": [
          { "points": 30, "cases": ["secret/1-*"], "name": "n <= 100" },
          { "points": 70, "cases": ["secret/[12]-*"] }
        ]

      In Package.swift, one of

        problem("boj-1000"),
        problem("boj-1000", hasJudge: false),
        problem("boj-1000", uses: ["Sorting"], hasJudge: false),

      verdict new writes all of it. Without uses, the solution may import all
      algorithm modules, if the function problem has them as its default.

      """)

  private static var seconds: Int { Int(SharedOptionDescriptions.usualLimits.cpuSeconds) }
  private static var memory: Int { SharedOptionDescriptions.usualLimits.memoryBytes >> 20 }
  private static var output: Int { SharedOptionDescriptions.usualLimits.outputBytes >> 20 }

  static let exitCodes = HelpTopic(
    "exit-codes", about: "what the exit codes of verdict, solutions and judges mean",
    text: """
      Exit codes

      verdict
          0  all accepted, all written, help printed
          1  something was rejected, or with receive --once refused; of estimate:
             anything but likely AC; of bundle: what is made does not compile, is
             too large or fails a sample; of doc: nothing is found
          2  usage error: invalid command line
          3  an internal error: the judge's own side failed
        130  stopped by Ctrl-C; 143 by SIGTERM, 129 by SIGHUP, 131 by SIGQUIT

      A solution that uses solve { input, output in … }
          0  the body has returned
          1  the body has thrown an error
         65  the input is malformed: line, column and reason on standard error
         74  the input cannot be read, or the output cannot be written
        141  broken pipe: nobody reads the output any more

      A problem's judge program
          0  done; check, interact: accepted
          1  check, interact: wrong answer
          2  usage error; check, interact: presentation error
          3  answer: the input is invalid or too large; check, interact: the jury's
             fault
         42  validate: valid
         43  validate: invalid
         66  the input cannot be read
         74  the output cannot be written

      """)

  static let json = HelpTopic(
    "json", about: "the reports of test, stress, estimate and list as JSON",
    text: """
      JSON

      verdict test --json FILE: an object for one problem, an array for several.

        target             the problem or the command
        verdict            of all cases together: AC, WA, …; null if not certain
        score              points of all subtasks; null if there are none
        scores             cases (how many have one), sum and mean; null if none has
        subtasks           an array, one object for each: points, name (or null),
                           cases (an array of names), score and
                           verdict (null if it is not certain yet)
        limits             an object:
          time_seconds     CPU time
          wall_seconds     wall-clock time
          memory_mib       memory in MiB
          output_mib       standard output in MiB
        protection         an array of names, see verdict help protection
        cases              an array, one object for each case:
          name             "sample/1"
          verdict          of the case
          cpu_seconds      a number
          wall_seconds     a number; without an interactor's time to reply
          peak_memory_bytes
          exit_code        a number; null if it was killed
          signal           "SIGSEGV"; null if it was not
          message          the reason in words
          score            what the checker gives; null if it gives none
          conversation     an array of lines as "< 7" and "> 3"; null if there is none

      What a program that was never run does not have is null.

      verdict stress --json FILE: one object.

        target             the problem or the command
        tried              how many cases
        verdict            of the case that was found, else AC; null if none was tried
        seed               of the case that was found, else of the run
        input, output, answer
                           texts of the case that was found, else null
        conversation       its lines, as above; null if there is none
        saved_as           the path of the file it is kept in, else null

      verdict estimate --json FILE: one object.

        target             the problem
        verdict            likely AC, TLE or MLE, else: too close to call, failed
        largest_size       that the problem allows; null if that is not known
        measurements       an array, one object for each size:
          size             of the input
          cpu_seconds      of the slowest run
          peak_memory_bytes
        time               what is to be expected at the largest size, in seconds:
          low, high        a range; high is null if the measured sizes tell too little
          limit            of the problem
          exponent         of the size, in its growth; null if there is none
          measured         whether the largest size was measured itself
        memory             the same in bytes
        failure            null, or size (null before any run), verdict and message

      verdict list --json: an array, one object for each problem.

        id                 "boj-2750"
        title              "Sort numbers"
        link               where the task is found
        limits             an object, or null until the judge program is built:
          time_seconds     CPU time
          wall_seconds     wall-clock time
          memory_mib       memory in MiB
          output_mib       standard output in MiB
        cases              an object, or null like the limits:
          sample, secret, generated
                           how many there are of each kind

      Keys are never left out, and those that are there keep their meaning. A FILE is
      replaced as a whole when all is done; - is standard output, and what is meant
      for people then goes to standard error.

      """)

  static let junit = HelpTopic(
    "junit", about: "reports for continuous integration servers",
    text: """
      JUnit XML

      verdict test --junit FILE writes

        testsuites             everything
          testsuite            a problem: name, tests, failures, errors, skipped, time
            testcase           a case: classname (the problem), name, time
              failure          not accepted: type (the verdict), message, the reason
              error            the same for an internal error

      Times are wall-clock seconds. A program that was not built has one case,
      named build.

      """)
}
