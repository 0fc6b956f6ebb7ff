// `bench report`: charts from the results of a run.

import Arguments
import Benchmarking
import Files
import Foundation
import Reporting

/// The command `bench report`.
enum ReportCommand {
  private static let html = Option(
    "html", .text("FILE"), about: "write the page there (default: beside RESULTS.json, as .html)")
  private static let svg = Option(
    "svg", .text("DIR"), about: "write the charts into this folder instead, as SVG pictures")

  static let command = Subcommand(
    description: CommandDescription(
      "report", about: "write the results of a run as a page with charts that needs nothing else",
      operands: [.init("RESULTS.json")], options: [html, svg]),
    run: { arguments in
      let path = arguments.operands[0]
      let page = ReportPage(try ResultFile(path: path))
      let folder = try arguments.value(of: svg)
      let target = try arguments.value(of: html)
      let console = Console(usesStandardError: false)
      if let folder { try write(page.pictures, to: folder, console) }
      if target != nil || folder == nil {
        let beside = URL(fileURLWithPath: path).deletingPathExtension()
          .appendingPathExtension("html").path
        try write(page.html, to: target ?? beside, console)
      }
      try console.finish()
      return .success
    })

  private static func write(
    _ pictures: [(name: String, svg: String)], to folder: String, _ console: Console
  ) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw UsageError("cannot write \(folder): \(FileFault(error))")
    }
    let folder = URL(fileURLWithPath: folder)
    for picture in pictures {
      try write(picture.svg, to: folder.appendingPathComponent(picture.name).path, console)
    }
  }

  private static func write(_ text: String, to path: String, _ console: Console) throws {
    do {
      try ReportFile(path, over: .picture).write(text)
    } catch {
      throw UsageError("\(error)")
    }
    console.print(path)
  }
}

extension ReportPage {
  /// Prepares the report of a run of this program.
  init(_ file: ResultFile) {
    self.init(
      file, suites: Workloads.all.map(\.description), bars: Bars.all, method: Bars.method,
      length: Bars.length)
  }
}
