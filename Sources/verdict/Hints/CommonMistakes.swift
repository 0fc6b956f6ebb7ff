// Hints for common mistakes, by the compiler's error messages.

/// Says what to write instead where the compiler has no words for it.
enum CommonMistakes {
  /// Returns a hint for each kind of mistake.
  ///
  /// - Parameters:
  ///   - text: All that the compiler says.
  ///   - places: The lines that it is about, with the files that they are in.
  static func hints(in text: String, at places: [(line: String, file: String)]) -> [String] {
    let lines = places.map(\.line)
    func isOnALine(_ code: String) -> Bool { lines.contains { $0.contains(code) } }
    let aboutText: [(message: String, hint: String)] = [
      (
        "main actor-isolated",
        "in Swift 6 neither a function nor solve { … } can use a variable of the top level: "
          + "write nonisolated(unsafe) before 'var' or 'let', or declare all of it inside of solve { … }"
      ),
      (
        "conform to 'DurationProtocol'",
        "both sides of an operator are of one type: write an Int as M(n), Double(n) or BigInteger(n)"
      ),
      (
        "(aka 'Character') and 'UInt8' be equivalent",
        "texts are bytes here: word.utf8, words.map(\\.utf8), or input.readTokenBytes()"
      ),
      ("UnboundedRange_", "all of it is written 0... here, as in tree.combined(0...)"),
      (
        "(have 'format:_:'",
        "String(format:) is of Foundation: import Foundation; without it, output.write(x, digits: 6) "
          + "writes decimals, and n.zeroPadded(to: 2) is an integer with leading zeros"
      ),
      (
        "cannot specialize non-generic type 'Weighted",
        "lengths of edges are whole numbers: of decimals, take the hundredths or millionths"
      ),
      (
        "that 'Double' conform to 'FixedWidthInteger'",
        "decimal numbers are read by readDouble(), or several by readDoubles(count: 2)"
      ),
    ]
    let aboutLines: [(message: String, isMeant: Bool, hint: String)] = [
      (
        "missing argument for parameter #2 in call",
        places.contains { $0.line.contains("visit(") && !$0.file.contains("func visit") },
        "a step has a weight: visit(vertex, 1)"
      ),
      (
        " in call", isOnALine("RootedTree(parents:"),
        "the root of RootedTree(parents:) is 0, or the vertex whose parent is nil if all have an entry"
      ),
      (
        "missing argument label 'at:' in call", isOnALine(".add("),
        "the value comes first: add(value, at: index)"
      ),
      (
        "generic parameter 'T' could not be inferred", isOnALine(".read"),
        "say of what: readArray(of: Int.self, count: n), readRows(of: Int.self, rows: n, columns: m)"
      ),
      (
        "generic parameter 'First' could not be inferred", isOnALine("Pair"),
        "as a type a pair is Pair<Int, Int>"
      ),
      (
        "no exact matches in call to instance method 'writeLine'", true,
        "written are integers, texts and characters, and arrays of them: of modular integers "
          + "values.map(\\.value), of others values.map { \"\\($0)\" }"
      ),
    ]
    let ofText = aboutText.filter { text.contains($0.message) }.map(\.hint)
    let ofLines = aboutLines.filter { text.contains($0.message) && $0.isMeant }.map(\.hint)
    return (tooHard(in: text, at: places) + ofText + ofLines + ofTypes(in: text)).map {
      "hint: \($0)"
    }
  }

  /// Helps where the compiler has given up, with what may be meant.
  private static func tooHard(
    in text: String, at places: [(line: String, file: String)]
  ) -> [String] {
    guard text.contains("unable to type-check this expression in reasonable time") else {
      return []
    }
    let makesATree = places.contains { $0.line.contains(#/Tree\(|Treap\(|RangeMinima\(/#) }
    let calculates = places.contains { $0.file.contains(#/ModularInteger|BigInteger/#) }
    let advice = [
      makesATree
        ? "a structure of tuples is made as SegmentTree<(Int, Int)>(…), or "
          + "LazySegmentTree<Int, (isSet: Bool, value: Int)>(…)" : nil,
      calculates
        ? "among modular or long integers an Int is written as one of them, M(n) or BigInteger(n)"
        : nil,
      "write out the type where values are tuples, let views: [(Int, Int)] = …, and those of closures' "
        + "parameters, { (p: Double) in … }",
      "divide a long expression", "this may hide another mistake further down in the same closure",
    ]
    return [advice.compactMap { $0 }.joined(separator: "; ")]
  }

  /// Tells types apart that are taken for one another.
  private static func ofTypes(in text: String) -> [String] {
    var hints: [String] = []
    if text.contains(#/type '\(.+\)' (does not|cannot) conform to .*'(Comparable|Hashable)'/#) {
      hints.append(
        "tuples are no elements of sets and no keys, and max, min and sorted() do not take them: of two values "
          + "make a Pair(a, b), of DataStructures, or compare with <, as in sorted(by: <)")
    }
    if isAboutTextAndBytes(text) {
      hints.append(
        "the byte of a character is UInt8(ascii: \"#\"); where FastIO is imported, cell == \"#\" and "
          + "digit - \"0\" are understood, too, in this order, and input.readSymbol() reads a letter "
          + "as a byte")
    }
    if isAboutWholeNumbers(text) {
      hints.append(
        "a modular or long integer takes another one only, or a number that is written out: M(n) or "
          + "BigInteger(n) of an Int n")
    }
    return hints
  }

  /// Whether a text stands where a byte should, most often to be compared with one.
  private static func isAboutTextAndBytes(_ text: String) -> Bool {
    text.contains(#/error: .* operands of type .*'UInt8'\)? and '(?:String|Character)'/#)
      || text.contains(#/error: .* operands of type '(?:String|Character)' and .*'UInt8'/#)
      || text.contains(
        #/type '(?:String|Character)' (?:cannot match values|to expected argument) .*'UInt8'/#)
      || text.contains(#/requires the types .*'UInt8'\)? and .*'Character'\)? be equivalent/#)
  }

  /// Whether an `Int` stands where a modular or a long integer should.
  private static func isAboutWholeNumbers(_ text: String) -> Bool {
    let whole = #"(?:\w+' \(aka ')?(?:ModularInteger<[^']*|BigInteger)'\)?"#
    return [
      "type 'Int' to expected argument type '\(whole)", "operands of type '\(whole) and 'Int'",
      "operands of type 'Int' and '\(whole)",
    ].contains { pattern in
      (try? Regex(pattern)).map(text.contains) ?? false
    }
  }
}
