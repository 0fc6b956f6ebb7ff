// `bench list`: lists the suites, contenders and inputs.

import Arguments
import Foundation
import Peers

/// The command `bench list`.
enum ListCommand {
  static let command = Subcommand(
    description: CommandDescription(
      "list", about: "list the suites with their algorithms, types and patterns, and the peers",
      options: []),
    run: { _ in
      let suites = Workloads.all.map { workload in
        """
        \(workload.description.name): \(workload.description.title)
          algorithms  \(workload.algorithms.joined(separator: ", "))
          types       \(usualFirst(workload.types, workload.usualTypes))
          patterns    \(usualFirst(workload.patterns, workload.usualPatterns))

        """
      }
      let peers = "peers: \(PeerLibrary.names.joined(separator: ", "))\n"
      let note = "What stands in parentheses is measured only when it is asked for.\n"
      let text = (suites + [peers, note]).joined(separator: "\n")
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      return .success
    })

  private static func usualFirst(_ all: [String], _ usual: [String]) -> String {
    let others = all.filter { !usual.contains($0) }
    let rest = others.isEmpty ? [] : ["(\(others.joined(separator: ", ")))"]
    return (usual + rest).joined(separator: ", ")
  }
}
