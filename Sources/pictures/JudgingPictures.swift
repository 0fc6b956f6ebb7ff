// Pictures of judging and bundling.

extension Picture {
  /// The steps from a case to its verdict.
  static let judging = Picture(
    name: "judging", module: "ProblemKit",
    title: "The judge program generates, validates and answers a case, and checks the output",
    width: 640, height: 300
  ) { canvas in
    func step(_ lines: [String], _ left: Double, _ top: Double, _ tone: Tone) {
      canvas.card(lines, at: Point(left, top), width: 132, height: 60, tone: tone)
    }
    step(["generate", "family, seed"], 20, 110, .blue)
    step(["validate", "strict format"], 184, 110, .blue)
    step(["answer", "brute force"], 348, 30, .blue)
    step(["solution", "under limits"], 348, 190, .green)
    step(["check", "output, answer"], 512 - 20, 110, .blue)
    canvas.arrow(from: Point(154, 140), to: Point(182, 140))
    canvas.arrow(from: Point(318, 124), to: Point(346, 68))
    canvas.arrow(from: Point(318, 156), to: Point(346, 212))
    canvas.arrow(from: Point(482, 60), to: Point(544, 108), bend: 14)
    canvas.arrow(from: Point(482, 220), to: Point(544, 172), bend: -14)
    canvas.arrow(from: Point(558, 174), to: Point(558, 248))
    canvas.text("AC, WA, PE", at: Point(558, 264), size: 14, isData: true)
    canvas.text("TLE, MLE, OLE, RE", at: Point(414, 282), size: 14, isData: true)
    canvas.arrow(from: Point(414, 252), to: Point(414, 268))
    canvas.box(Point(20, 214), width: 16, height: 16, tone: .blue, radius: 3)
    canvas.text("judge program", at: Point(44, 222), tone: .faint, size: 13, align: .start)
    canvas.box(Point(20, 240), width: 16, height: 16, tone: .green, radius: 3)
    canvas.text("what is judged", at: Point(44, 248), tone: .faint, size: 13, align: .start)
  }

  /// The bundling of a solution into one file.
  static let bundling = Picture(
    name: "bundling", module: "verdict",
    title: "What the solution reaches of the modules goes into one file, and the rest stays out",
    width: 640, height: 290
  ) { canvas in
    let modules: [(name: String, parts: [Tone])] = [
      ("FastIO", [.green, .green, .plain, .green]),
      ("DynamicProgramming", [.plain, .green, .plain]),
      ("Sorting", [.plain, .plain, .plain, .plain]),
    ]
    canvas.card(
      ["main.swift", "ten lines"], at: Point(20, 112), width: 110, height: 62, tone: .blue)
    for (row, module) in modules.enumerated() {
      let top = 24 + Double(row) * 86
      canvas.text(module.name, at: Point(190, top), tone: .faint, size: 13, align: .start)
      for (place, tone) in module.parts.enumerated() {
        canvas.box(Point(190 + Double(place) * 44, top + 14), width: 40, height: 34, tone: tone)
      }
      if module.parts.contains(.green) {
        canvas.arrow(from: Point(132, 136 + Double(row) * 10), to: Point(184, top + 31))
      }
    }
    canvas.arrow(from: Point(370, 143), to: Point(412, 143))
    canvas.box(Point(420, 20), width: 200, height: 246, tone: .plain)
    canvas.text("one file", at: Point(520, 38), tone: .faint, size: 13)
    let parts: [(lines: [String], height: Double, tone: Tone)] = [
      (["main.swift"], 56, .blue), (["FastIO"], 90, .green), (["DynamicProgramming"], 46, .green),
    ]
    var top = 54.0
    for part in parts {
      canvas.card(
        part.lines, at: Point(430, top), width: 180, height: part.height, tone: part.tone,
        text: .sentence)
      top += part.height + 6
    }
  }
}
