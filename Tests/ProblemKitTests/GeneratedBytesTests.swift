import TestSupport
import Testing

/// A failure report names a case and a seed: these must mean the same input for ever, on every
/// machine.
@Suite struct GeneratedBytesTests {
  /// FNV-1a, 64 bits.
  private func hash(_ text: String) -> UInt64 {
    // Wrapping is meant: the product is taken modulo 2^64.
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  static let hashes: [(id: String, name: String, seed: String, hash: UInt64)] = [
    ("boj-14003", "random-small", "3", 0xf29f_61ed_c947_edd9),
    ("boj-14003", "random-medium", "2", 0x730b_64d8_3185_1990),
    ("boj-11657", "hills-small", "7", 0x1db2_11b0_4ac2_60a4),
    ("boj-11657", "hills-medium", "1", 0x2d05_9534_260e_015c),
    ("boj-17404", "ends-clash-small", "4", 0xd5a3_af8c_0b3e_1e8a),
    ("boj-2631", "permutation-medium", "2", 0xb476_db47_2302_eeee),
    ("boj-11004", "random-medium", "18446744073709551615", 0x6832_916c_187b_085d),
    ("boj-1450", "random-max", "1", 0x92ca_37f0_c917_4e73),
    ("boj-2750", "organ-pipe-max", "1", 0x1f61_3b6e_353a_6236),
    ("lc-many_aplusb", "skewed-small", "5", 0x55a1_2fb0_5206_f09d),
    ("boj-25305", "random-small", "12", 0x888b_1ee4_0185_3922),
    ("boj-2751", "median-of-three-killer-max", "1", 0xfd00_cb00_6620_7754),
    ("boj-10989", "every-value", "2", 0x32f8_f06d_42af_5a2f),
  ]

  @Test(arguments: hashes)
  func seedsKeepTheirMeaning(id: String, name: String, seed: String, expected: UInt64) throws {
    let run = try Judge.of(id).run("generate", name, seed)
    #expect(hash(run.output) == expected, "\(id) \(name) \(seed): \(shortened(run.output))")
  }
}
