// Pictures of reading numbers.

extension Picture {
  /// The buffer of an `InputReader` while it is consumed.
  static let readerBuffer = Picture(
    name: "reader-buffer", module: "FastIO",
    title:
      "The input passes through one buffer in chunks of 64 KiB; only what is not yet used stays",
    width: 640, height: 250
  ) { canvas in
    canvas.card(["input", "file or pipe"], at: Point(10, 92), width: 100, height: 62, tone: .plain)
    canvas.arrow(from: Point(114, 123), to: Point(178, 123))
    canvas.text("64 KiB", at: Point(146, 104), tone: .faint, size: 13)
    canvas.text("at a time", at: Point(146, 142), tone: .faint, size: 13)
    let parts: [(name: String, width: Double, tone: Tone)] = [
      ("used up", 130, .plain), ("still to be read", 190, .blue), ("free", 110, .plain),
    ]
    var left = 182.0
    for part in parts {
      canvas.box(Point(left, 92), width: part.width, height: 62, tone: part.tone)
      canvas.text(part.name, at: Point(left + part.width / 2, 123))
      left += part.width + 4
    }
    canvas.arrow(from: Point(316, 56), to: Point(316, 88), tone: .amber)
    canvas.text("next token", at: Point(316, 42), tone: .amber, size: 13)
    canvas.arrow(from: Point(508, 56), to: Point(508, 88), tone: .amber)
    canvas.text("a zero byte ends every scan", at: Point(508, 42), tone: .amber, size: 13)
    canvas.arrow(from: Point(411, 158), to: Point(230, 158), tone: .faint, bend: 60)
    canvas.text(
      "at its end, the rest of a token moves to the front", at: Point(340, 214), tone: .faint,
      size: 13)
  }

  /// The conversion of eight digits to a number in three steps.
  static let eightDigits = Picture(
    name: "eight-digits", module: "FastIO",
    title: "Eight digits become four pairs, two fours, and one number",
    width: 560, height: 300
  ) { canvas in
    let digits = [1, 4, 0, 0, 3, 1, 7, 2]
    let levels: [(name: String, group: Int, tone: Tone)] = [
      ("digits", 1, .plain), ("pairs", 2, .blue), ("fours", 4, .amber), ("the number", 8, .green),
    ]
    for (row, level) in levels.enumerated() {
      let top = 16 + Double(row) * 70
      let values = stride(from: 0, to: digits.count, by: level.group).map { start in
        digits[start..<start + level.group].map(String.init).joined()
      }
      let width = Double(level.group) * 44 - 4
      let places = canvas.cells(
        values, at: Point(20, top), size: 40, width: width
      ) { _ in level.tone }
      canvas.text(level.name, at: Point(540, top + 20), tone: .faint, align: .end)
      if row == 0 { continue }
      let shift = Double(level.group) * 11
      for place in places {
        canvas.line(from: place.moved(-shift, -50), to: place.moved(-4, -22))
        canvas.line(from: place.moved(shift, -50), to: place.moved(4, -22))
      }
    }
  }
}
