import TestSupport

/// What Competitive Companion sends.
enum Received {
  /// A problem of BOJ that repeats a number, as the template of a solution does.
  static func json(_ number: Int, batch: String = "") -> String {
    """
    {"name": "A + B", "group": "BOJ", "url": "https://www.acmicpc.net/problem/\(number)", \
    "interactive": false, "memoryLimit": 128, "timeLimit": 1500, "testType": "single", \
    "input": {"type": "stdin"}, "output": {"type": "stdout"}, \
    "tests": [{"input": "7\\n", "output": "7\\n"}, {"input": "8\\n", "output": "8\\n"}]\(batch)}
    """
  }
}

extension ContestPackage {
  /// Runs a shell script in the package while `verdict receive` listens on a free port.
  ///
  /// That is the process `$receiver`, and its output is returned too. `$url` leads to it, and `post` sends a problem
  /// and prints the status.
  func receive(
    options: String = "", _ script: String
  ) throws -> (run: Program.Run, log: String) {
    let start = """
      options='\(options)'
      "$0" receive --port 0 $options > log 2>&1 &
      receiver=$!
      trap 'kill $receiver 2> /dev/null' EXIT
      until grep -q 'on port' log; do sleep 0.02; done
      port=$(sed -n 's/.*on port \\([0-9]*\\);.*/\\1/p' log)
      url=http://localhost:$port/
      post() { curl -s -o answer -w '%{http_code} ' -H 'Content-Type: application/json' "$@" $url; }

      """
    let run = try shell(start + script)
    return (run, try folder.text(of: "log"))
  }
}
