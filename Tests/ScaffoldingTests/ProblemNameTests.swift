import InputPatterns
import Scaffolding
import Testing

@Suite struct ProblemNameTests {
  @Test(arguments: [
    ("boj-1000", "boj-1000"), ("abc123_a", "abc123_a"), ("X", "X"), ("cf-1234a", "cf-1234a"),
    ("lc-many_aplusb", "library-checker-many_aplusb"), ("lcm", "lcm"),
  ])
  func aLegalNameTellsItsFolderAndTheFolderTellsTheName(name: String, folder: String) throws {
    #expect(try ProblemName(name).id == name)
    #expect(try ProblemName(name).folder == folder)
    #expect(try ProblemName(folder).id == name)
    #expect(ProblemName.id(ofFolder: folder) == name)
    #expect(try ProblemName(name).judgeID == name + "-judge")
  }

  @Test(arguments: [
    "", " ", "1000", "-a", "_a", "a b", "a/b", "../a", "..", ".", "a.b", "a\nb", "a\0", "é", "aé",
    "문제", "a\u{301}", "a\"", "a,b", "a-judge", "A-JUDGE", "a_judge", "lc-", "library-checker-",
    "Foundation",
    "swift", "testing", "~", "a:b", "a\\b", "%41", String(repeating: "a", count: 65),
  ])
  func whatCannotBeATargetIsRefused(name: String) {
    #expect(throws: ScaffoldingError.self) { try ProblemName(name) }
  }

  @Test func whateverIsAcceptedIsOnePlainStepOfAPath() throws {
    let letters = Array("ab-_./\\ 01\0\n~é\"'$lcjudge")
    var random = SplitMix64(seed: 11)
    var accepted = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...7, using: &random)
      let text = String((0..<count).map { _ in letters.randomElement(using: &random)! })
      guard let name = try? ProblemName(text) else { continue }
      accepted += 1
      let isPlain = name.folder.utf8.allSatisfy { byte in
        let letter = Character(Unicode.Scalar(byte))
        return letter.isASCII && (letter.isLetter || letter.isNumber || "-_".contains(letter))
      }
      #expect(isPlain && !name.folder.isEmpty, "seed 11, name: \(text.debugDescription)")
    }
    #expect(accepted > 100)
  }

  @Test(arguments: [
    ("https://www.acmicpc.net/problem/1000", "boj-1000"),
    ("https://www.acmicpc.net/contest/problem/1234/5", "boj-1234-5"),
    ("https://atcoder.jp/contests/abc123/tasks/abc123_a", "atcoder-abc123_a"),
    ("https://atcoder.jp/contests/abc123/tasks/abc123_a?lang=en", "atcoder-abc123_a"),
    ("https://codeforces.com/contest/1234/problem/A", "cf-1234a"),
    ("https://codeforces.com/problemset/problem/954/G", "cf-954g"),
    ("https://m1.codeforces.com/gym/101991/problem/E1?locale=en", "cf-101991e1"),
    ("https://codeforces.com/group/x/contest/77/problem/B", "cf-77b"),
    ("https://open.kattis.com/problems/hello", "kattis-hello"),
    ("https://open.kattis.com/contests/x/problems/hello", "kattis-hello"),
    ("https://judge.yosupo.jp/problem/aplusb", "lc-aplusb"),
    ("https://dmoj.ca/problem/ccc00s1", "dmoj-ccc00s1"),
    ("https://cses.fi/problemset/task/1068", "cses-1068"),
  ])
  func theAddressOfAJudgesProblemTellsItsName(address: String, name: String) {
    #expect(JudgeSite.name(ofProblemAt: address) == name)
  }

  @Test(arguments: [
    "", "x", "https://", "https://example.org/problem/1", "ftp://www.acmicpc.net/problem/1",
    "https://www.acmicpc.net/problem/", "https://www.acmicpc.net/problem/..",
    "https://www.acmicpc.net/problem/..%2F..%2Fx", "https://www.acmicpc.net/problem/1%00",
    "https://www.acmicpc.net/problem/a b", "https://acmicpc.net.example.org/problem/1",
    "https://notacmicpc.net/problem/1", "https://judge.yosupo.jp/problem/x-judge",
    "file:///problem/1", "https://www.acmicpc.net/problem/가",
  ])
  func anotherAddressTellsNone(address: String) {
    #expect(JudgeSite.name(ofProblemAt: address) == nil)
  }

  @Test(arguments: [
    "boj-1000", "cf-1234b2", "cf-101991e", "cses-1068", "kattis-hello", "lc-aplusb",
  ])
  func aNameLeadsToTheAddressThatLeadsBack(name: String) throws {
    let address = try #require(JudgeSite.address(ofProblem: name))
    #expect(JudgeSite.name(ofProblemAt: address) == name)
  }

  @Test func whatIsOfTheGymIsThere() {
    let host = "https://codeforces.com"
    #expect(JudgeSite.address(ofProblem: "cf-1234b2") == "\(host)/contest/1234/problem/B2")
    #expect(JudgeSite.address(ofProblem: "cf-100001a") == "\(host)/gym/100001/problem/A")
  }

  @Test(arguments: ["boj-x", "cf-x", "cf-1", "other-1", "abc123_a", "atcoder-abc123_a", ""])
  func aNameThatTellsNoAddressHasNone(name: String) {
    #expect(JudgeSite.address(ofProblem: name) == nil)
  }
}
