// The URLs of problems on the judges' sites: from a URL to a problem's name and back.

import Foundation

/// The web sites of judges.
///
///     JudgeSite.name(ofProblemAt: "https://www.acmicpc.net/problem/1000")            // "boj-1000"
///     JudgeSite.name(ofProblemAt: "https://codeforces.com/contest/1234/problem/B2")  // "cf-1234b2"
///     JudgeSite.address(ofProblem: "lc-aplusb")  // "https://judge.yosupo.jp/problem/aplusb"
public struct JudgeSite: Sendable {
  /// A pattern of URL paths: `*` matches any path component, `#` one that becomes part of the name.
  private struct Route {
    let steps: [Substring]
    let isLowercased: Bool

    init(_ pattern: String, isLowercased: Bool = false) {
      steps = pattern.split(separator: "/")
      self.isLowercased = isLowercased
    }

    /// Returns the components that match `#`, or `nil` if a path does not match.
    func identifier(in path: [Substring]) -> String? {
      guard path.count == steps.count else { return nil }
      var parts: [Substring] = []
      for (step, found) in zip(steps, path) {
        if step == "#" {
          parts.append(found)
        } else if step != "*" && step != found {
          return nil
        }
      }
      return isLowercased ? parts.joined().lowercased() : parts.joined(separator: "-")
    }
  }

  private let prefix: String
  private let hosts: [String]
  private let routes: [Route]

  private static let all = [
    JudgeSite(
      prefix: "atcoder", hosts: ["atcoder.jp"], routes: [Route("contests/*/tasks/#")]),
    JudgeSite(
      prefix: "boj", hosts: ["acmicpc.net"],
      routes: [Route("problem/#"), Route("problem/preview/#"), Route("contest/problem/#/#")]),
    JudgeSite(
      prefix: "cf",
      hosts: ["codeforces.com", "codeforces.ml", "codeforces.net", "codeforc.es"],
      routes: [
        Route("contest/#/problem/#", isLowercased: true),
        Route("problemset/problem/#/#", isLowercased: true),
        Route("problemset/gymProblem/#/#", isLowercased: true),
        Route("gym/#/problem/#", isLowercased: true),
        Route("group/*/contest/#/problem/#", isLowercased: true),
        Route("edu/course/*/lesson/*/*/practice/contest/#/problem/#", isLowercased: true),
      ]),
    JudgeSite(
      prefix: "cses", hosts: ["cses.fi"], routes: [Route("problemset/task/#"), Route("*/task/#")]),
    JudgeSite(prefix: "dmoj", hosts: ["dmoj.ca"], routes: [Route("problem/#")]),
    JudgeSite(
      prefix: "kattis", hosts: ["kattis.com"],
      routes: [Route("problems/#"), Route("*/problems/#"), Route("*/*/problems/#")]),
    JudgeSite(prefix: "lc", hosts: ["judge.yosupo.jp"], routes: [Route("problem/#")]),
  ]

  /// Returns the name of the problem at a URL, or `nil` if the site or the path is unknown.
  ///
  /// The problem's identifier in the URL is taken unchanged, if it consists of ASCII letters, digits, `-` and
  /// `_`; for Codeforces, contest and letter are joined in lower case.
  public static func name(ofProblemAt address: String) -> String? {
    guard let url = URLComponents(string: address), let host = url.host?.lowercased(),
      ["https", "http"].contains(url.scheme?.lowercased())
    else { return nil }
    let path = url.path.split(separator: "/")
    let site = all.first { $0.hosts.contains { host == $0 || host.hasSuffix("." + $0) } }
    guard let site,
      let identifier = site.routes.lazy.compactMap({ $0.identifier(in: path) }).first
    else { return nil }
    return try? ProblemName("\(site.prefix)-\(identifier)").id
  }

  /// Returns the URL of a problem, or `nil` if it does not follow from the name.
  public static func address(ofProblem name: String) -> String? {
    guard let hyphen = name.firstIndex(of: "-") else { return nil }
    let identifier = String(name[name.index(after: hyphen)...])
    switch name[..<hyphen] {
    case "boj" where Int(identifier) != nil: return "https://www.acmicpc.net/problem/\(identifier)"
    case "cses" where Int(identifier) != nil: return "https://cses.fi/problemset/task/\(identifier)"
    case "dmoj": return "https://dmoj.ca/problem/\(identifier)"
    case "kattis": return "https://open.kattis.com/problems/\(identifier)"
    case "lc": return "https://judge.yosupo.jp/problem/\(identifier)"
    case "cf": return codeforcesAddress(identifier)
    // An AtCoder contest may have tasks that are named after another contest.
    default: return nil
    }
  }

  private static func codeforcesAddress(_ identifier: String) -> String? {
    let contest = identifier.prefix { $0.isNumber }
    let index = identifier.dropFirst(contest.count)
    guard let number = Int(contest), let letter = index.first, letter.isLetter else { return nil }
    // Contest numbers from here on belong to the gym.
    let section = number >= 100_000 ? "gym" : "contest"
    return "https://codeforces.com/\(section)/\(contest)/problem/\(index.uppercased())"
  }
}
