// Pictures of sorting algorithms.

extension Picture {
  /// One step of an insertion sort.
  static let insertion = Picture(
    name: "insertion", module: "Sorting",
    title: "Insertion sort lifts 4 out, slides 5 and 7 to the right, and drops 4 into the hole",
    width: 520, height: 236
  ) { canvas in
    let rows: [(values: [String], lifted: Int, note: String)] = [
      (["1", "3", "5", "7", "4", "6"], 4, "4 is lifted out"),
      (["1", "3", "", "5", "7", "6"], 2, "larger ones slide"),
      (["1", "3", "4", "5", "7", "6"], 2, "4 drops into the hole"),
    ]
    for (index, row) in rows.enumerated() {
      let corner = Point(20, 20 + Double(index) * 66)
      let sortedCount = index == 0 ? 4 : 5
      canvas.cells(row.values, at: corner) { place in
        if place == row.lifted { return .amber }
        return place < sortedCount ? .green : .plain
      }
      canvas.text(row.note, at: corner.moved(284, 20), tone: .faint, align: .start)
    }
    canvas.text("sorted", at: Point(104, 216), tone: .green, size: 13)
    canvas.text("not yet seen", at: Point(260, 216), tone: .faint, size: 13)
  }

  /// The elements before and after a partition.
  static let partition = Picture(
    name: "partition", module: "Sorting",
    title: "Partitioning puts what is less before the pivot 5, and the rest behind it",
    width: 520, height: 210
  ) { canvas in
    let values = [5, 8, 1, 9, 3, 7, 2, 6, 4]
    let pivot = values[0]
    let less = values.filter { $0 < pivot }
    let rest = values.filter { $0 > pivot }
    func tone(_ value: Int) -> Tone { value == pivot ? .amber : value < pivot ? .blue : .green }
    let partitioned = less + [pivot] + rest
    canvas.cells(values.map(String.init), at: Point(20, 20)) { tone(values[$0]) }
    let places = canvas.cells(partitioned.map(String.init), at: Point(20, 124)) {
      tone(partitioned[$0])
    }
    canvas.arrow(from: Point(216, 68), to: Point(216, 116))
    canvas.text("one scan", at: Point(228, 92), tone: .faint, size: 13, align: .start)
    let left = (places[0].x + places[less.count - 1].x) / 2
    canvas.text("less, in any order", at: Point(left, 184), tone: .blue, size: 13)
    canvas.text("pivot", at: Point(places[less.count].x, 184), tone: .amber, size: 13)
    let right = (places[less.count + 1].x + places[places.count - 1].x) / 2
    canvas.text("not less, in any order", at: Point(right, 184), tone: .green, size: 13)
  }

  /// Two runs that are merged, with the number of elements of the left run that each element of the right run passes.
  static let merging = Picture(
    name: "merging", module: "Sorting",
    title: "Merging 2 5 7 8 and 1 3 6 9: 1 passes four elements, 3 three, 6 two, 9 none",
    width: 520, height: 236
  ) { canvas in
    let (left, right) = ([2, 5, 7, 8], [1, 3, 6, 9])
    let merged = (left + right).sorted()
    canvas.cells(left.map(String.init), at: Point(20, 20)) { _ in .blue }
    canvas.cells(right.map(String.init), at: Point(228, 20)) { _ in .green }
    canvas.arrow(from: Point(206, 68), to: Point(206, 104))
    let places = canvas.cells(merged.map(String.init), at: Point(20, 112)) {
      left.contains(merged[$0]) ? .blue : .green
    }
    let passed = right.map { value in left.filter { value < $0 }.count }
    for (value, count) in zip(right, passed) {
      let x = places[merged.firstIndex(of: value)!].x
      canvas.text("+\(count)", at: Point(x, 176), tone: .amber, size: 13)
    }
    let sum = passed.reduce(0, +)
    canvas.text(
      "each passes what remains on the left: \(sum) pairs were in the wrong order",
      at: Point(20, 210), tone: .faint, size: 13, align: .start)
  }

  /// An LSD radix sort, digit by digit.
  static let radixPasses = Picture(
    name: "radix-passes", module: "Sorting",
    title: "Radix sort: by the last digit, then by the middle one, then by the first one",
    width: 560, height: 330
  ) { canvas in
    var values = [329, 457, 657, 839, 436, 720, 355]
    let headings = ["input", "by units", "by tens", "by hundreds"]
    for (pass, heading) in headings.enumerated() {
      let divisor = [1, 1, 10, 100][pass]
      if pass > 0 { values = stablySorted(values) { $0 / divisor % 10 } }
      let left = 20 + Double(pass) * 140
      canvas.text(heading, at: Point(left + 50, 20), tone: .faint)
      for (row, value) in values.enumerated() {
        let digits = String(value).map(String.init)
        let corner = Point(left, 40 + Double(row) * 40)
        let sortedDigit = 3 - pass
        canvas.cells(digits, at: corner, size: 32) { $0 == sortedDigit ? .amber : .plain }
      }
      if pass > 0 {
        canvas.arrow(from: Point(left - 28, 176), to: Point(left - 6, 176))
      }
    }
  }

  /// Returns the values stably sorted by a key.
  private static func stablySorted(_ values: [Int], by key: (Int) -> Int) -> [Int] {
    values.indices.sorted { (key(values[$0]), $0) < (key(values[$1]), $1) }.map { values[$0] }
  }

  /// The counters of a counting sort, and the values that they count.
  static let counting = Picture(
    name: "counting", module: "Sorting",
    title: "Counting sort counts each value, then writes it as often as it was seen",
    width: 520, height: 250
  ) { canvas in
    let values = [3, 1, 3, 2, 5, 3, 1, 2]
    let range = 1...5
    let counts = range.map { value in values.filter { $0 == value }.count }
    let tones: [Tone] = [.blue, .amber, .green, .plain, .red]
    canvas.text("input", at: Point(470, 36), tone: .faint, align: .end)
    canvas.cells(values.map(String.init), at: Point(20, 16)) { tones[values[$0] - 1] }
    canvas.text("counts", at: Point(470, 116), tone: .faint, align: .end)
    let places = canvas.cells(counts.map(String.init), at: Point(20, 96)) { tones[$0] }
    for (value, place) in zip(range, places) {
      canvas.text("of \(value)", at: place.moved(0, 34), tone: .faint, size: 13)
    }
    let sorted = zip(range, counts).flatMap { Array(repeating: $0, count: $1) }
    canvas.text("output", at: Point(470, 210), tone: .faint, align: .end)
    canvas.cells(sorted.map(String.init), at: Point(20, 190)) { tones[sorted[$0] - 1] }
  }

  /// A decision tree for choosing a sort.
  static let choosing = Picture(
    name: "choosing", module: "Sorting",
    title: "From a question about the elements to the sort that fits",
    width: 640, height: 360
  ) { canvas in
    let questions: [(question: [String], answer: [String])] = [
      (["only the k-th smallest?"], ["quickSelect(k)"]),
      (["too many to keep,", "few different integers?"], ["Histogram"]),
      (
        ["must equal elements", "keep their order?"],
        ["mergeSort(by:)", "countingSort(on:in:)"]
      ),
      (["no special wish"], ["fastSort()"]),
    ]
    for (index, entry) in questions.enumerated() {
      let top = 16 + Double(index) * 86
      let isLast = index == questions.count - 1
      canvas.card(
        entry.question, at: Point(20, top), width: 250, height: 62, tone: isLast ? .plain : .blue,
        text: .sentence)
      canvas.card(
        entry.answer, at: Point(370, top), width: 250, height: 62, tone: .green,
        text: .data)
      canvas.arrow(from: Point(274, top + 31), to: Point(366, top + 31))
      if isLast { continue }
      canvas.text("yes", at: Point(318, top + 19), tone: .faint, size: 13)
      canvas.arrow(from: Point(145, top + 64), to: Point(145, top + 84))
      canvas.text("no", at: Point(166, top + 73), tone: .faint, size: 13)
    }
  }
}
