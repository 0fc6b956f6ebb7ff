// How verdict and the programs around it speak to each other.

import Arguments

extension HelpTopics {
  static let checkers = HelpTopic(
    "checkers", about: "comparing outputs, and programs that judge them",
    text: """
      Comparisons and checkers

      Without a checker an output is compared with the answer (--compare MODE):

        tokens      token by token; the white space between them is ignored
        lines       line by line; trailing white space and trailing blank lines are
                    ignored
        bytes       byte by byte
        unordered   lines in any order, each compared as by tokens; blank lines are
                    ignored
        float:1e-9  as tokens, but numbers may have an absolute or relative error of
                    at most that

      A difference in white space only is a presentation error (PE), if it matters.

      A program can judge in its place (--checker 'CMD ARGS'); it gets 30 s of CPU
      time, 60 s in all, and 4 GiB. It speaks one of three protocols
      (--checker-protocol NAME):

        testlib  CMD ARGS INPUT OUTPUT ANSWER
                 exit code 0 AC, 1 WA, 2 4 8 PE, 3 IE; message: on standard error
        icpc     CMD ARGS INPUT ANSWER FOLDER/ < OUTPUT
                 exit code 42 AC, 43 WA; message: in FOLDER/judgemessage.txt
        atcoder  CMD ARGS INPUT OUTPUT
                 exit code 0 AC, with a score; any other WA; see verdict help scores

      ANSWER is an empty file if the case has none.

      Anything else, a crash or a hang too, is an internal error (IE): it is never
      blamed on the program that is judged. After a hang it is not called for the
      other cases any more.

      """)

  static let scores = HelpTopic(
    "scores", about: "outputs that are not only right or wrong: heuristic contests",
    text: """
      Scores

      The tools of AtCoder's heuristic contests give each output a score. Compiled,
      they are called with --checker-protocol atcoder:

        verdict test --data in --command ./mine --checker tools/target/release/vis \\
          --checker-protocol atcoder
        verdict test --data in --command ./mine \\
          --interactor tools/target/release/tester --checker-protocol atcoder

      --checker    CMD ARGS INPUT OUTPUT
      --interactor CMD ARGS PROGRAM ARGS < INPUT
                   starts the program itself, talks with it, and passes its standard
                   error on; time and memory are counted for both together

      Any program will do that ends with exit code 0 and prints a line such as

        Score = 51234

      on its standard output or error (an interactor: error). If there are several,
      the last one counts. Any other exit code is a wrong answer (WA), and what else
      it prints is the reason. A checker's score of 0 with a reason is one, too: so
      AtCoder's vis says that an output is illegal. Cases need no answers.

      What vis writes, as vis.html, lies in the current folder, and is of the last
      case: --case 0031 judges one, --case '000*' ten.

      A checker of the other protocols may give a score, too: testlib's by quitp (exit
      code 7, "points 12.5"), ICPC's in FOLDER/score.txt.

      The report shows each score, their mean and their sum. To see what a change has
      brought, keep a report, and compare the next one with it:

        verdict test … --json before.json
        verdict test … --against before.json

      It then shows the change of each score, how many are better, equal and worse,
      the mean of the changes with its standard error, and the greatest losses. A
      mean of less than two standard errors may be chance: take more cases. The
      greater score is the better one unless --minimize is given. Scores do not
      change the exit code.

      With a folder, the best score of each case in its reports counts, so that the
      mean says how far a program is behind the best that there was:

        verdict test … --json runs/7.json --against runs

      Parameters can be tried without changing the program: it gets the words after
      its name (--command 'mine.swift 250') and the environment (T0=250 verdict …).

      A program that looks at the clock does less on a busy machine. If it had a
      processor for less than 85 % of its time, or took longer than the limit, the
      line "on the clock" says so: compare no scores then, and take fewer --jobs.

      For the solution itself there are Annealing and beamSearch: verdict doc
      annealing.

      In a problem's problem.json, so that verdict test PROBLEM will do:

        { "time_seconds": 2, "checker": "./vis", "checker_protocol": "atcoder" }

      """)

  static let interactors = HelpTopic(
    "interactors", about: "interactive tasks: programs that talk with a solution and judge it",
    text: """
      Interactive tasks

      An interactor and the program that is judged run at the same time; each reads
      what the other one writes. verdict test takes the interactor of the problem's
      judge program, or one of your own:

        verdict test PROBLEM --interactor 'CMD ARGS'
        verdict test --data DIR --command 'CMD ARGS' --interactor 'CMD ARGS'

      verdict stress takes it too. It is called as a checker is, see verdict help
      checkers, --checker-protocol too:

        testlib  CMD ARGS INPUT OUTPUT [ANSWER]
        icpc     CMD ARGS INPUT ANSWER FOLDER/
        atcoder  CMD ARGS PROGRAM ARGS < INPUT, see verdict help scores

      with the same exit codes. OUTPUT may be written, but nobody reads it.

      The time from what the program says to the reply is not the program's.

      Whoever ends first decides. A program that crashes first gets RE; one that the
      interactor rejects is stopped at once, and so its signal may be SIGKILL; one
      that it accepts must still end well within its limits. An interactor that
      crashes, hangs or keeps the program waiting until the time is over is an
      internal error (IE). After a hang it is not called for the other cases any
      more.

      If both sides wait to read, that is a deadlock: on Linux it is detected after
      some 0.2 s and reported as TLE, with the likeliest reason, a missing flush.
      Codeforces calls it idleness limit exceeded; elsewhere it is TLE. Where the
      system does not tell what a program waits for, the wall-clock limit ends it.
      In Swift an OutputWriter is flushed by try output.flush(), what print has
      written by fflush(stdout).

      The report shows the conversation, the first and the last lines of it:

        < 10        the interactor has said this
        > 5         the program has said this

      """)

  static let stressPrograms = HelpTopic(
    "stress-programs", about: "the generator, brute force and validator of verdict stress",
    text: """
      Programs for verdict stress

        --generator  CMD ARGS SEED [SIZE]
                     writes an input that depends on nothing else; SIZE goes from 1 up
                     and is only passed with --max-size
        --brute      CMD ARGS < INPUT
                     writes the correct output, however slowly; not needed if there
                     is an interactor, or a checker that gives scores
        --no-brute   the checker needs no answers, and is given an empty one; with
                     --checker true all outputs are accepted, and only crashes and
                     exceeded limits are found
        --validator  CMD ARGS < INPUT
                     exit code 0 or 42: valid, any other: not; without one, an input
                     is valid if the brute force ends well on it; without either,
                     nothing is shrunk

      For a problem they can stand in its problem.json, see verdict help problems;
      each option takes the place of its key there.

      If one of them crashes, hangs or answers nonsense, that is an internal error
      (IE). Each gets 10 s of CPU time, 20 s in all, 2 GiB of memory and 64 MiB of
      output for a case. The program that is tested is given with --command;
      --compare and --checker are those of verdict test.

      """)

  static let judgePrograms = HelpTopic(
    "judge-programs", about: "the commands of a problem's judge program, such as boj-14003-judge",
    text: """
      Judge programs

        describe                   the problem as JSON: id, title, link, limits,
                                   cases, answers
        cases                      NAME SEED of each generated case, one per line
        generate NAME SEED         writes the input of a case; any seed will do
        validate                   reads an input: exit code 42 valid, 43 invalid
        answer [METHOD]            reads an input, writes the correct output; exit
                                   code 3 if it is invalid or too large
        check INPUT OUTPUT ANSWER  judges an output: exit code 0 accepted, 1 wrong
                                   answer, 2 presentation error, 3 the jury's fault
        interact INPUT OUTPUT [ANSWER]
                                   talks with a solution, then as check; only if the
                                   problem is interactive
        stress SEED SIZE           writes a random input of about SIZE elements
        serve                      answers requests until standard input ends

      For a case each command gets 60 s and 4 GiB. If one hangs, that is an internal
      error (IE), and it is not called for the other cases any more.

      A request to serve is a line, followed by texts of the given lengths in bytes:

        stress SEED SIZE
        validate LENGTH               the input
        answer LENGTH                 the input
        check LENGTH LENGTH LENGTH    the input, the output, the answer

      The reply is a line CODE LENGTH LENGTH and two texts: exit code, standard output
      and standard error of the command of that name. A malformed request ends the
      program with exit code 2.

      """)
}
