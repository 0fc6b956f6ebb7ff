// Integers of every width: the limits of each type, and random tokens against the standard library.

import FastIO
import InputPatterns
import Testing

@Suite struct InputReaderIntegerTests {
  #if DEBUG
    static let tokenCount = 20_000
  #else
    static let tokenCount = 200_000
  #endif

  @Test func readsTheExampleOfTheDocumentation() throws {
    var input = InputReader(bytes: Array("3\n10 20 30\n".utf8))
    let n = try input.read(Int.self, in: 1...100)
    #expect(n == 3)
    #expect(try input.readArray(of: Int.self, count: n) == [10, 20, 30])
    try input.expectEnd()
  }

  @Test func everyTypeIsReadUpToItsLimitsAndNotBeyond() {
    expectLimits(of: Int8.self)
    expectLimits(of: Int16.self)
    expectLimits(of: Int32.self)
    expectLimits(of: Int64.self)
    expectLimits(of: Int.self)
    expectLimits(of: UInt8.self)
    expectLimits(of: UInt16.self)
    expectLimits(of: UInt32.self)
    expectLimits(of: UInt64.self)
    expectLimits(of: UInt.self)
  }

  @available(macOS 15.0, *)
  @Test func typesOf128BitsAreReadUpToTheirLimitsAndNotBeyond() {
    expectLimits(of: Int128.self)
    expectLimits(of: UInt128.self)
  }

  @Test func everyNumberOfEightAndSixteenBitsIsRead() throws {
    let bytes = Int8.min...Int8.max
    let words = UInt16.min...UInt16.max
    let text = bytes.map { "\($0)" } + words.map { "\($0)" }
    var input = InputReader(bytes: Array(text.joined(separator: "\n").utf8))
    #expect(try input.readArray(of: Int8.self, count: bytes.count) == Array(bytes))
    #expect(try input.readArray(of: UInt16.self, count: words.count) == Array(words))
    try input.expectEnd()
  }

  @Test func randomNumbersAreReadAsTheStandardLibraryReadsThem() {
    expectRandomTokens(of: Int.self, seed: 1)
    expectRandomTokens(of: Int32.self, seed: 2)
    expectRandomTokens(of: Int8.self, seed: 3)
    expectRandomTokens(of: UInt64.self, seed: 4)
    expectRandomTokens(of: UInt16.self, seed: 5)
  }

  @Test func anArrayOfRandomNumbersOfEveryTypeIsReadBack() throws {
    try expectArray(of: Int8.self, seed: 1)
    try expectArray(of: Int16.self, seed: 2)
    try expectArray(of: Int32.self, seed: 3)
    try expectArray(of: Int64.self, seed: 4)
    try expectArray(of: Int.self, seed: 5)
    try expectArray(of: UInt8.self, seed: 6)
    try expectArray(of: UInt16.self, seed: 7)
    try expectArray(of: UInt32.self, seed: 8)
    try expectArray(of: UInt64.self, seed: 9)
    try expectArray(of: UInt.self, seed: 10)
  }

  /// Its 64 bits are not those of `Int64`.
  @Test func anArrayOfSomebodysOwnTypeIsReadBack() throws {
    let values = (0..<2000).map { SwappedInteger(Int64($0 * $0) - 1_000_000) }
    let text = values.map { "\($0.value)" }.joined(separator: " ")
    var input = InputReader(bytes: Array((text + "\n").utf8))
    #expect(try input.readArray(of: SwappedInteger.self, count: 2000) == values)
    try input.expectEnd()
  }

  @Test func aRangeIsCheckedAtBothEnds() throws {
    for (token, range, isInside) in [
      ("1", 1...3, true), ("3", 1...3, true), ("0", 1...3, false), ("4", 1...3, false),
      ("-5", -5 ... -5, true), ("-6", -5 ... -5, false), ("-4", -5 ... -5, false),
      ("9223372036854775807", Int.min...(.max - 1), false),
      ("-9223372036854775808", (Int.min + 1)...(.max), false),
    ] {
      for rest in ["", String(repeating: " ", count: 100)] {
        var single = filledReader(of: (token + rest).utf8)
        var array = filledReader(of: (token + rest).utf8)
        let value = try? single.read(Int.self, in: range)
        let values = try? array.readArray(of: Int.self, count: 1, in: range)
        #expect(value == (isInside ? Int(token) : nil), "\(token) in \(range)")
        #expect(values == value.map { [$0] }, "\(token) in \(range)")
      }
    }
  }

  @Test func anUnsignedMinusIsRefusedWhereverItStands() {
    for token in ["-0", "-1", "-00000000", "-255"] {
      for rest in [0, 1, 22, 23, 24, 63, 64, 100] {
        let bytes = Array(token.utf8) + [UInt8](repeating: 32, count: rest)
        var single = filledReader(of: bytes)
        #expect(throws: InputError.self, "\(token) and \(rest) spaces") {
          try single.read(UInt8.self)
        }
        var array = filledReader(of: bytes)
        #expect(throws: InputError.self, "\(token) and \(rest) spaces") {
          try array.readArray(of: UInt64.self, count: 1)
        }
      }
    }
  }

  @Test func leadingZerosAreAllowedInAnyNumber() throws {
    for zeros in 0...100 {
      for rest in [0, 200] {
        let text = String(repeating: "0", count: zeros) + "7"
        let bytes = Array("\(text) -\(text)".utf8) + [UInt8](repeating: 10, count: rest)
        var input = filledReader(of: bytes)
        #expect(try input.read(UInt8.self) == 7, "\(zeros) zeros")
        #expect(try input.read(Int8.self) == -7, "\(zeros) zeros")
      }
    }
  }

  @Test func rowsAndArraysOfNoElementsTakeNothing() throws {
    var input = InputReader(bytes: Array(" 7".utf8))
    #expect(try input.readArray(of: Int.self, count: 0) == [])
    #expect(try input.readRows(of: Int.self, rows: 0, columns: 5) == [])
    #expect(try input.readRows(of: Int.self, rows: 2, columns: 0) == [[], []])
    #expect(try input.readByte() == 32)
    #expect(try input.read(Int.self) == 7)
  }

  @Test func rowsAreFilledInReadingOrderWhateverTheLineBreaks() throws {
    var input = InputReader(bytes: Array("1 2 3\n4\n\n5 6 7 8\r\n9".utf8))
    #expect(
      try input.readRows(of: Int32.self, rows: 3, columns: 3) == [
        [1, 2, 3], [4, 5, 6], [7, 8, 9],
      ])
  }

  @Test func aHugeCountCostsNothingForWhatIsNotThere() {
    var input = InputReader(bytes: Array("1 2 3".utf8))
    #expect {
      try input.readArray(of: Int.self, count: .max)
    } throws: { error in
      "\(error)"
        == "line 1, column 6: expected integer 4 of \(Int.max), found the end of the input"
    }
  }

  #if !DEBUG
    @Test func anArrayLongerThanTheRoomTakenAtOnceIsReadWhole() throws {
      let count = 1 << 24 + 3
      var bytes: [UInt8] = []
      bytes.reserveCapacity(2 * count)
      for index in 0..<count { bytes += [48 + UInt8(index % 10), 32] }
      var input = InputReader(bytes: bytes)
      let values = try input.readArray(of: Int64.self, count: count)
      #expect(values.count == count)
      #expect(values.indices.allSatisfy { Int(values[$0]) == $0 % 10 })
      try input.expectEnd()

      var doubled = InputReader(bytes: bytes)
      let pairs = try doubled.readPairs(of: Int64.self, count: count / 2)
      #expect(pairs.count == count / 2)
      #expect(
        pairs.indices.allSatisfy {
          Int(pairs[$0].0) == 2 * $0 % 10 && Int(pairs[$0].1) == (2 * $0 + 1) % 10
        })
      #expect {
        try doubled.readPairs(of: Int64.self, count: 1)
      } throws: { error in
        "\(error)".hasSuffix("expected integer 2 of 2, found the end of the input")
      }

      var short = InputReader(bytes: bytes)
      #expect {
        try short.readArray(of: Int64.self, count: count + 1)
      } throws: { error in
        "\(error)".hasSuffix(
          "expected integer \(count + 1) of \(count + 1), found the end of the input")
      }
    }
  #endif
}

extension InputReaderIntegerTests {
  /// Tries `min - 1`, `min`, `max` and `max + 1`, near the end of the input and far from it, each with
  /// and without leading zeros.
  private func expectLimits<T: FixedWidthInteger & Sendable>(of type: T.Type) {
    for (text, value) in [("\(T.min)", T.min as T?), ("\(T.max)", T.max)]
      + [(Self.next("\(T.max)"), nil), (T.isSigned ? Self.next("\(T.min)") : "-1", nil)]
      + [("\(T.max)0", nil), ("-\(T.max)0", nil), ("340282366920938463463374607431768211456", nil)]
    {
      let sign = text.hasPrefix("-") ? "-" : ""
      for zeros in ["", "0", "000000000000000000000000000000"] {
        for rest in ["", "\n", String(repeating: "\n", count: 100)] {
          let token = "\(sign)\(zeros)\(text.dropFirst(sign.count))"
          var single = filledReader(of: (token + rest).utf8)
          var array = filledReader(of: (token + rest).utf8)
          #expect((try? single.read(type)) == value, "\(type) \(token)")
          #expect(
            (try? array.readArray(of: type, count: 1)) == value.map { [$0] }, "\(type) \(token)")
          let remains = value == nil ? token : nil
          #expect((try? single.readToken()) == remains, "\(type): a refused token is not taken")
          #expect((try? array.readToken()) == remains, "\(type): a refused token is not taken")
        }
      }
    }
  }

  /// The next number away from zero: no limit of a type ends with a nine.
  private static func next(_ limit: String) -> String {
    limit.dropLast() + String(limit.last!.wholeNumberValue! + 1)
  }

  /// Reads random tokens, some of them spoiled, one at a time from one input.
  private func expectRandomTokens<T: FixedWidthInteger & Sendable>(of type: T.Type, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let tokens = (0..<Self.tokenCount).map { _ in
      random.chance(90) ? Array(random.integerToken().utf8) : random.spoil(random.integerToken())
    }
    // Short chunks, because the position of an error is counted from the start of its chunk.
    var input = InputReader(bytes: Array(tokens.joined(separator: [10])) + [10], chunkSize: 512)
    for token in tokens {
      let text = String(decoding: token, as: UTF8.self)
      // The two know one difference in form: only the standard library takes a plus and, for
      // unsigned types, a negative zero.
      let isOther = text.hasPrefix("+") || (!T.isSigned && text.hasPrefix("-"))
      let expected = isOther ? nil : T(text)
      let actual = try? input.read(type)
      if actual != expected {
        Issue.record("seed \(seed), \(type): \(text.debugDescription) gave \(actual as Any)")
        return
      }
      if actual == nil, (try? token.map { _ in try input.readByte() }) != token {
        Issue.record("seed \(seed), \(type): \(text.debugDescription) was taken in part")
        return
      }
    }
  }

  private func expectArray<T: FixedWidthInteger & Sendable>(of type: T.Type, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let values = (0..<Self.tokenCount).map { _ in random.integer(type) }
    let text = values.map { "\($0)\(random.whiteSpace())" }.joined()
    var input = InputReader(bytes: Array(text.utf8))
    let actual = try input.readArray(of: type, count: values.count)
    let difference = values.indices.first { actual[$0] != values[$0] }
    #expect(difference == nil, "seed \(seed), \(type): element \(difference ?? 0)")
    try input.expectEnd()
  }
}
