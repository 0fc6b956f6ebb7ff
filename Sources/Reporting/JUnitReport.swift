// JUnit reports for continuous integration: the XML format of JUnit's Ant task, which is a de facto
// standard.

import Foundation
import Judging

/// JUnit XML reports.
public enum JUnitReport {
  /// Returns a document with a test suite per program and a test case per case.
  ///
  /// Cases that are not accepted are a `failure`, internal errors an `error`.
  public static func text(_ reports: [Report]) -> String {
    let suites = reports.map(suite).joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites)</testsuites>\n"
  }

  private static func suite(_ report: Report) -> String {
    let results = report.session.results
    let obstacle = report.obstacle.map { obstacle in
      // A program that never ran has no cases: this one represents them.
      CaseResult(name: "build", verdict: obstacle.verdict, message: obstacle.message)
    }
    let all = results + [obstacle].compactMap { $0 }
    let errors = all.count { $0.verdict == .internalError }
    let failures = all.count { $0.verdict != .accepted } - errors
    let cases = all.map { testCase($0, of: report.target) }.joined()
    return """
        <testsuite name="\(XML.escaped(report.target))" tests="\(all.count)" \
      failures="\(failures)" errors="\(errors)" skipped="0" time="\(seconds(report.seconds))">
      \(cases)  </testsuite>

      """
  }

  private static func testCase(_ result: CaseResult, of target: String) -> String {
    let attributes = """
      classname="\(XML.escaped(target))" name="\(XML.escaped(result.name))" \
      time="\(seconds(result.run?.wallSeconds ?? 0))"
      """
    if result.verdict == .accepted { return "    <testcase \(attributes)/>\n" }
    let element = result.verdict == .internalError ? "error" : "failure"
    let message = XML.escaped("\(result.verdict.name): \(result.message.firstLine)")
    return """
          <testcase \(attributes)>
            <\(element) type="\(result.verdict.rawValue)" message="\(message)">\
      \(XML.escaped(result.message))</\(element)>
          </testcase>

      """
  }

  private static func seconds(_ seconds: Double) -> String {
    String(format: "%.3f", seconds)
  }
}

/// Text within XML and HTML.
public enum XML {
  /// Returns a text escaped for an attribute or an element; characters that are not allowed in XML
  /// 1.0, not even escaped, are replaced.
  public static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
