import Benchmarking
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ReportPageTests {
  /// Returns what a parser of XML says against a text; `nil` if nothing.
  private func complaint(about xml: String) -> String? {
    let parser = XMLParser(data: Data(xml.utf8))
    return parser.parse() ? nil : "line \(parser.lineNumber): \(parser.parserError as Any)"
  }

  @Test func thePageNeedsNothingElse() {
    let html = Examples.page.html
    let withoutNames = html.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    for word in ["http", "<script", "<link", "<img", "@import", "url(", "src="] {
      #expect(!withoutNames.contains(word), "\(word)")
    }
  }

  @Test func thePageSuitsPhonesAndTheDark() {
    let html = Examples.page.html
    #expect(html.contains("width=device-width"))
    #expect(html.contains("prefers-color-scheme: dark"))
    #expect(html.contains("max-width: 40rem"))
  }

  @Test func thePageTellsResultsBarsGrowthMachineAndMethod() {
    let html = Examples.page.html
    let parts = [
      "2026-11-21T14:00:00Z", "Fast &amp; Sons &lt;1&gt;", "Measured &amp; &lt;found&gt;.",
      "skipped vqsort: no &lt;hwy&gt;", "bench run --quick", "aim reached", "not measured",
      "quick &amp; dirty", "a&lt;b&gt;&amp;&quot;c&quot;", "n^2.00", "extrapolated",
      "All \(Examples.results.count) results",
    ]
    for part in parts {
      #expect(html.contains(part), "\(part)")
    }
    #expect(!html.contains("<hwy>") && !html.contains("Fast & Sons"))
  }

  /// A mark that is combined with a character makes another character of it, but no other markup.
  @Test func marksAndControlCharactersMakeNoMarkup() {
    let name = "<\u{338}b>\u{338} &\u{338} \"\u{338}\u{1}\u{1B}"
    let results = [Examples.result(name, 1), Examples.result("b", 1)]
    let file = ResultFile(machine: Machine(cpu: name), settings: RunSettings(), results: results)
    let page = ReportPage(
      file, suites: [Examples.sorting], bars: [], method: [name], length: 1_000_000)
    #expect(page.html.unicodeScalars.allSatisfy { $0 == "\n" || $0 >= " " })
    #expect(complaint(about: xml(of: page)) == nil)
    #expect(page.html.contains("&lt;\u{338}b&gt;\u{338} &amp;\u{338} &quot;\u{338}"))
  }

  @Test func aMachineWithoutVectorInstructionsHasNoneToTell() {
    let file = ResultFile(machine: Machine(vectors: []), settings: RunSettings(), results: [])
    let page = ReportPage(file, suites: [], bars: [], method: [], length: 1_000_000)
    #expect(!page.html.contains("Vector instructions"))
  }

  private func xml(of page: ReportPage) -> String {
    page.html.replacingOccurrences(of: "<!DOCTYPE html>", with: "")
      .replacing(/<meta [^>]*>/, with: "")
  }

  @Test func everyElementOfThePageIsClosed() {
    // An HTML page may leave elements open; this one does so only where it must not close them.
    #expect(complaint(about: xml(of: Examples.page)) == nil)
  }

  @Test func picturesStandAlone() throws {
    let pictures = Examples.page.pictures
    #expect(
      pictures.map(\.name) == [
        "sort-int32.svg", "sort-int32-heat.svg", "sort-int32-random-growth.svg",
      ])
    for picture in pictures {
      #expect(complaint(about: picture.svg) == nil, "\(picture.name)")
      #expect(picture.svg.contains("prefers-color-scheme: dark"), "\(picture.name)")
      #expect(picture.svg.hasPrefix("<svg xmlns="), "\(picture.name)")
    }
  }

  @Test func barsHaveTheLengthOfTheirTimes() throws {
    let svg = try #require(Examples.page.pictures.first { $0.name == "sort-int32.svg" }).svg
    let widths = svg.matches(of: /width="([0-9.]+)" height="[0-9.]+" rx="2" class="(ours|peer)"/)
      .map { (Double($0.1) ?? 0, $0.2) }
    // Of many patterns only the first is drawn: ten contenders, the fastest on top.
    #expect(widths.count == 10)
    #expect(widths.first?.1 == "ours")
    let longest = try #require(widths.map(\.0).max())
    #expect(abs(widths[0].0 / longest - 0.1) < 0.01)
  }

  @Test func anEmptyRunIsAPageWithoutCharts() {
    let file = ResultFile(machine: Machine(), settings: RunSettings(), results: [])
    let page = ReportPage(
      file, suites: [Examples.sorting], bars: [], method: [], length: 1_000_000)
    #expect(page.pictures.isEmpty)
    #expect(page.html.contains("All 0 results"))
  }
}
