import Foundation
import TestSupport
import Testing

/// The command `verdict receive`, spoken to by curl.
@Suite(.serialized, .enabled(if: Program(installed: "curl") != nil, "needs curl"))
struct ReceiveCommandTests {
  /// `NewCommandTests` has one judged.
  @Test func aProblemBecomesAFolderWithItsLimitsAndSamples() throws {
    let package = try ContestPackage()
    let (run, log) = try package.receive(
      options: "--once",
      """
      post -H 'Origin: chrome-extension://cjnmckjndlpiamhfimnnjmnckgghkjbl' \\
        -d '\(Received.json(1000))'
      wait $receiver; echo "end $?"
      """)
    #expect(run.output == "201 end 0\n", "\(run.errors)\(log)")
    #expect(
      log.hasSuffix(
        "boj-1000: A + B\n  problems/boj-1000, 2 samples, 1.50 s, 128 MiB\n  From: BOJ.\n"),
      "\(log)")
    let list = try package.verdict("list")
    #expect(list.output.contains("boj-1000   1.50 s   128 MiB      2  A + B\n"), "\(list.output)")
    #expect(try package.verdict("generate", "boj-1000", "sample/2").output == "8\n")
  }

  @Test func whatIsSpecialAboutAProblemIsTold() throws {
    let package = try ContestPackage()
    let (_, log) = try package.receive(
      options: "--once",
      """
      post -d "$(printf %s '\(Received.json(3))' \\
        | sed 's/: false/: true/; s/{"type": "stdin"}/{"type": "file", "fileName": "in.txt"}/')"
      wait $receiver
      """)
    #expect(log.contains("\n  The task is interactive: "), "\(log)")
    #expect(log.contains("\"interactor\" in problem.json.\n"), "\(log)")
    #expect(log.contains("\n  The judge gives the input in the file in.txt.\n"), "\(log)")
  }

  @Test func onceMeansAWholeContest() throws {
    let package = try ContestPackage()
    let batch = ", \"batch\": {\"id\": \"c\", \"size\": 3}"
    let (run, log) = try package.receive(
      options: "--once",
      """
      for number in 1 2 3; do
        body=$(printf %s '\(Received.json(99, batch: batch))' | sed "s/99/$number/")
        kill -0 $receiver && post -d "$body"
      done
      wait $receiver; echo "end $?"
      """)
    #expect(run.output == "201 201 201 end 0\n", "\(run.errors)\(log)")
    let names = try package.folder.contents().keys.filter { $0.hasSuffix("/problem.json") }.sorted()
    #expect(names == (1...3).map { "problems/boj-\($0)/problem.json" })
  }

  @Test func whatExistsIsRefusedAndTheExitCodeSaysSo() throws {
    let package = try ContestPackage()
    #expect(try package.verdict("new", "boj-5").end == .exit(0))
    let before = try package.folder.contents().filter { $0.key.hasPrefix("problems/") }
    let (run, log) = try package.receive(
      options: "--once", "post -d '\(Received.json(5))'; wait $receiver; echo \"end $?\"")
    #expect(run.output == "409 end 1\n", "\(run.errors)\(log)")
    #expect(log.contains("refused: boj-5 exists already: problems/boj-5 stays as it is (409)"))
    #expect(try package.folder.contents().filter { $0.key.hasPrefix("problems/") } == before)
  }

  @Test func hostileRequestsChangeNothing() throws {
    let package = try ContestPackage()
    let before = try package.folder.contents()
    let (run, log) = try package.receive(
      """
      body='\(Received.json(6))'
      head -c 9000000 /dev/zero > large
      post -H 'Origin: https://evil.example' -d "$body"
      post -H 'Origin: null' -d "$body"
      post -H 'Sec-Fetch-Site: cross-site' -d "$body"
      post -H 'Host: evil.example' -d "$body"
      curl -s -o answer -w '%{http_code} ' -H 'Content-Type: text/plain' -d "$body" $url
      post -X PUT -d "$body"
      post --request-target /../x -d "$body"
      post -d '{'
      post -d "$(printf %s "$body" | sed 's|A + B|../../x|')"
      post -H 'Transfer-Encoding: chunked' -d "$body"
      post --data-binary @large
      post -H 'Expect:' --data-binary @large
      curl -s -o answer -w '%{http_code} ' -F "file=$body" $url
      curl -s -o answer -w '%{http_code} ' -I $url
      kill -TERM $receiver; wait $receiver; echo "end $?"
      rm -f large answer
      """)
    #expect(
      run.output == "403 403 403 403 415 405 404 400 400 501 413 413 415 405 end 143\n",
      "\(run.errors)\(log)")
    #expect(try package.folder.contents().filter { $0.key != "log" } == before)
    #expect(log.hasSuffix("\nstopped\n"), "\(log)")
  }

  /// As Ctrl-C does; a shell without a terminal has its jobs ignore that one signal.
  @Test func interruptedItStopsAtOnce() throws {
    let package = try ContestPackage()
    let start = ContinuousClock.now
    let (run, log) = try package.receive(
      """
      for number in 7 7 7 8 7; do
        post -d "$(printf %s '\(Received.json(99))' | sed "s/99/$number/")"
      done
      kill -TERM $receiver; wait $receiver; echo "end $?"
      """)
    #expect(run.output == "201 409 409 201 409 end 143\n", "\(run.errors)\(log)")
    // Whoever sends the same again and again is told about once, until something else has come.
    #expect(log.components(separatedBy: "refused: boj-7 exists already").count == 3, "\(log)")
    #expect(log.hasSuffix("\nstopped\n"), "\(log)")
    #expect(start.duration(to: .now) < .seconds(20))
  }

  @Test func itListensOnThisMachineOnly() throws {
    let package = try ContestPackage()
    let (run, log) = try package.receive(
      """
      hexadecimal=$(printf '%04X' $port)
      awk -v port=":$hexadecimal" '$4 == "0A" && substr($2, length($2) - 4) == port { print $2 }' \\
        /proc/net/tcp /proc/net/tcp6
      "$0" receive --port $port; echo "end $?"
      kill -TERM $receiver; wait $receiver
      """)
    #if os(Linux)
      #expect(run.output.hasPrefix("0100007F:"), "\(run.output)\(log)")
    #endif
    #expect(run.output.hasSuffix("\nend 2\n"), "\(run.output)")
    #expect(run.errors.contains("is in use by another program: choose another with --port"))
  }

  @Test func withoutAListOfProblemsItDoesNotBegin() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "problems/x": ""])
    let run = try Program(path: "/bin/sh").run([
      "-c", "cd '\(folder.path)' && '\(Verdict.program.path)' receive --port 0",
    ])
    #expect(run.end == .exit(2))
    #expect(run.errors.contains("no list of problems is found"), "\(run.errors)")
    let usage = try Verdict.run("receive", "--port", "70000")
    #expect(usage.end == .exit(2))
    #expect(usage.errors.contains("--port: expected an integer from 0 to 65535"))
  }
}
