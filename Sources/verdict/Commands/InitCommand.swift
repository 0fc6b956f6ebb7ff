// `verdict init`: creates the user's own package for solutions.

import Arguments
import Files
import Foundation
import Judging
import Reporting
import Scaffolding

/// The command `verdict init`.
enum InitCommand {
  private static let library = Option(
    "library", .text("DIR", completion: .folders),
    about: "take the modules from the package in this folder (default: the one that verdict was "
      + "built in, else the one around the current folder)")

  static let command = Subcommand(
    description: CommandDescription(
      "init", about: "make a package of your own for solutions, beside the one with the modules",
      operands: [.init("DIR")], options: [library],
      notes: """
        DIR gets a Package.swift that takes the modules from this package by its path, a
        folder problems/ and a .gitignore. It may exist, but hold no Package.swift; nothing
        that is there is changed. In it, verdict new adds problems, and verdict test, stress,
        bundle and the others work as they do here.

        exit codes:
          0 made     2 invalid command line     3 internal error
        """),
    run: { try run($0) })

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let folder = arguments.operands[0]
    if folder.isEmpty { throw UsageError("DIR is empty: give the name of a folder") }
    let program = Launcher.folderOfThisProgram
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    if !folder.hasPrefix("/"), here.enclosingFolders.isEmpty {
      throw ProblemPackage.currentFolderIsGone
    }
    let known = try arguments.value(of: library)
    guard let found = known ?? Workspace.library(around: program) ?? Workspace.library(around: here)
    else {
      throw UsageError("where is the package with the modules? give --library DIR")
    }
    let template: PackageTemplate
    do {
      template = try PackageTemplate(library: found)
    } catch let error as ScaffoldingError {
      throw UsageError("--library \(found): \(error)")
    }
    try ScaffoldingError.asUsageErrors { try template.make(at: folder) }
    let console = Console(usesStandardError: false)
    let made = ["Package.swift", "problems"].map((folder as NSString).appendingPathComponent)
    console.print("made \(made[0]) and \(made[1])")
    if (try? Command("verdict").resolvedPath()) == nil {
      let place = ShellText.quoted(program.path)
      console.print("so that verdict is found there: export PATH=\"$PATH\":\(place)")
    }
    console.print("then, in \(folder): verdict new boj-1000")
    try console.finish()
    return .accepted
  }
}
