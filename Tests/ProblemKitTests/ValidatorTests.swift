import TestSupport
import Testing

@Suite struct ValidatorTests {
  private func expectRefusals(_ judge: Judge, _ invalid: [RefusedInput]) throws {
    let replies = try judge.replies(to: invalid.map { Judge.request("validate", $0.text) })
    for (invalid, reply) in zip(invalid, replies) {
      #expect(reply.code == 43 && reply.output == "", "input: \(shortened(invalid.text))")
      let position = "line \(invalid.line), column \(invalid.column): "
      #expect(
        reply.message.hasPrefix(position),
        "input: \(shortened(invalid.text)), message: \(reply.message)")
    }
  }

  @Test(arguments: Judge.all)
  func everyByteMustBeTheExpectedOne(judge: Judge) throws {
    for sample in try judge.samples() {
      try expectRefusals(judge, RefusedInput.spellings(of: sample.input))
    }
  }

  @Test(arguments: Judge.all)
  func rangesAndRulesAreKept(judge: Judge) throws {
    try expectRefusals(
      judge, #require(RefusedInput.ofProblem[judge.id], "no invalid inputs"))
  }

  @Test func theLargestInputsAreValid() throws {
    let largest = [
      ("boj-1644", "4000000\n"), ("lc-aplusb", "1000000000 1000000000\n"),
      ("boj-25305", "2 2\n10000 0\n"), ("boj-1450", "1 1000000000\n1000000000\n"),
      ("boj-1927", "1\n2147483647\n"), ("lc-unionfind", "200000 1\n1 199999 0\n"),
      ("boj-11657", "500 1\n500 1 -10000\n"), ("boj-14003", "2\n-1000000000 1000000000\n"),
      ("boj-11401", "4000000 4000000\n"), ("boj-11408", "1 400\n1 400 10000\n"),
      ("lc-assignment", "2\n1000000000 -1000000000\n1 2\n"),
      ("lc-bipartitematching", "100000 100000 1\n99999 99999\n"),
      (
        "lc-range_affine_range_sum",
        "2 2\n0 998244352\n0 1 2 998244352 998244352\n1 0 2\n"
      ),
      (
        "lc-dynamic_sequence_range_affine_range_sum",
        "1 6\n998244352\n1 0\n0 0 998244352\n0 1 0\n2 0 2\n3 0 2 998244352 998244352\n4 1 2\n"
      ),
      (
        "lc-point_set_range_composite_large_array",
        "1000000000 2\n0 999999999 998244352 998244352\n1 0 1000000000 998244352\n"
      ),
      ("boj-2098", "2\n0 1000000\n1000000 0\n"),
      ("boj-1786", String(repeating: "a", count: 1_000_000) + "\n \n"),
      ("boj-2243", "3\n2 1000000 2000000000\n1 2000000000\n2 1000000 -1999999999\n"),
      ("boj-2042", "1 1 1\n-9223372036854775808\n1 1 9223372036854775807\n2 1 1\n"),
    ]
    for (id, input) in largest {
      let run = try Judge.of(id).run("validate", input: input)
      #expect(run.end == .exit(42), "\(id), input: \(shortened(input)), message: \(run.errors)")
    }
  }
}
