import Foundation
import InputPatterns
import Receiving
import TestSupport
import Testing

/// Requests with random faults: each gets a status, or the server hangs up, and it lives on.
@Suite struct FuzzTests {
  #if DEBUG
    static let count = 300
  #else
    static let count = 2000
  #endif

  private static let statuses: Set<Int?> = [
    nil, 201, 400, 403, 404, 405, 408, 409, 411, 413, 415, 417, 431, 501, 505,
  ]

  @Test(arguments: [1, 2, 3] as [UInt64])
  func randomFaultsDoNoHarm(seed: UInt64) throws {
    let package = try Tasks.package()
    let server = try RunningServer.receiving(into: package)
    let valid = Array(
      Requests.post(
        Tasks.json(batch: ("x", 2)), port: server.port,
        replacing: ["Origin": "moz-extension://abc", "Expect": nil]
      ).utf8)
    var random = SplitMix64(seed: seed)
    var seen: Set<Int?> = []
    for number in 0..<Self.count {
      let request = Self.mutated(valid, &random)
      let client = try RawClient(port: server.port)
      client.send(request)
      client.finish()
      let status = client.status()
      seen.insert(status)
      let shown = String(decoding: request.prefix(600), as: UTF8.self).debugDescription
      #expect(Self.statuses.contains(status), "seed \(seed), request \(number): \(shown)")
    }
    #expect(seen.isSuperset(of: [nil, 400, 403, 409]), "seed \(seed): too harmless, only \(seen)")
    // What was valid all the same has made a folder; nothing else has changed.
    let names = try package.contents().keys
    #expect(names.allSatisfy { $0 == "Package.swift" || $0.hasPrefix("problems/") })
    for name in names where name.hasPrefix("problems/") && name != "problems/" {
      let folder = name.split(separator: "/")[1]
      let isPlain = folder.utf8.allSatisfy { $0 < 0x80 && !"./\\ ".utf8.contains($0) }
      #expect(isPlain || folder == "README.md", "seed \(seed): \(name)")
    }
    let last = Requests.post(
      Tasks.json(url: "https://www.acmicpc.net/problem/777777"), port: server.port)
    #expect(try server.status(of: last) == 201, "seed \(seed)")
  }

  /// Returns bytes with a few of them changed, removed, repeated or moved.
  private static func mutated(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    let special = Array("\r\n\0: /.,;\"{}[]\\%0129-eHx\u{7F}é".utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let position = Int.random(in: bytes.indices, using: &random)
      let end = Swift.min(bytes.count, position + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[position] = special.randomElement(using: &random)!
      case 2: bytes.insert(special.randomElement(using: &random)!, at: position)
      case 3: bytes.removeSubrange(position..<end)
      case 4: bytes.insert(contentsOf: bytes[position..<end], at: position)
      default: bytes.removeSubrange(position...)
      }
    }
    return bytes
  }
}
