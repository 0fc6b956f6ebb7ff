import InputPatterns
import ProblemKit

let longest = 100_000
let tastes = 1...1_000_000
let most = 2_000_000_000

/// What is done to the box.
enum Step {
  /// Takes out the candy at a place, counted from 1.
  case take(Int)
  /// Puts candies of a taste into the box, or throws them away.
  case change(taste: Int, by: Int)
}

/// How many candies of each taste are in the box, with the sums of a thousand neighbors each.
struct Box {
  private static let size = 1000
  private var counts = [Int](repeating: 0, count: tastes.upperBound + 1)
  private var sums = [Int](repeating: 0, count: tastes.upperBound / size + 1)
  private(set) var count = 0

  func count(of taste: Int) -> Int { counts[taste] }

  mutating func change(_ taste: Int, by change: Int) {
    counts[taste] += change
    sums[taste / Self.size] += change
    count += change
  }

  /// Takes out the candy at a place, and returns its taste.
  mutating func take(_ place: Int) -> Int {
    var (block, rest) = (0, place)
    while sums[block] < rest {
      rest -= sums[block]
      block += 1
    }
    var taste = block * Self.size
    while counts[taste] < rest {
      rest -= counts[taste]
      taste += 1
    }
    change(taste, by: -1)
    return taste
  }
}

let format = InputFormat<[Step]>(
  read: { input in
    let count = try input.integer("N", in: 1...longest)
    try input.lineEnd()
    var box = Box()
    return try (0..<count).map { _ in
      let isTaken = try input.integer("A", in: 1...2) == 1
      try input.space()
      let step: Step
      if isTaken {
        let place = try input.integer("B", in: 1...most)
        try input.require(place <= box.count, "B: the box holds \(box.count) candies")
        _ = box.take(place)
        step = .take(place)
      } else {
        let taste = try input.integer("B", in: tastes)
        try input.space()
        let change = try input.integer("C", in: -most...most)
        try input.require(change != 0, "C: no candies")
        try input.require(
          box.count(of: taste) + change >= 0, "C: there are \(box.count(of: taste)) of that taste")
        try input.require(box.count + change <= most, "C: the box would hold more than \(most)")
        box.change(taste, by: change)
        step = .change(taste: taste, by: change)
      }
      try input.lineEnd()
      return step
    }
  },
  write: { steps in
    [.line([steps.count])]
      + steps.map { step in
        switch step {
        case .take(let place): .line([1, place])
        case .change(let taste, let change): .line([2, taste, change])
        }
      }
  })

/// Counts the candies of those tastes that there are, from the best one on, each time.
func countFromTheBest(_ steps: [Step]) -> [Int] {
  var counts: [Int: Int] = [:]
  return steps.compactMap { step in
    switch step {
    case .change(let taste, let change):
      counts[taste, default: 0] += change
      return nil
    case .take(let place):
      var passed = 0
      let taste = counts.keys.sorted().first { taste in
        passed += counts[taste]!
        return passed >= place
      }!
      counts[taste]! -= 1
      return taste
    }
  }
}

/// Counts the candies of a thousand tastes each.
func countByThousands(_ steps: [Step]) -> [Int] {
  var box = Box()
  return steps.compactMap { step in
    switch step {
    case .change(let taste, let change):
      box.change(taste, by: change)
      return nil
    case .take(let place): return box.take(place)
    }
  }
}

// MARK: - Cases

/// Candies that come, are thrown away and are taken out, at random.
func mixture(
  _ random: inout SplitMix64, count: Int, tastes: ClosedRange<Int>, largest: Int
) -> [Step] {
  var box = Box()
  return (0..<count).map { _ in
    let taste = random.next(in: tastes)
    let change = min(random.next(in: 1...largest), most - box.count)
    let thrownAway = min(random.next(in: 1...largest), box.count(of: taste))
    let wanted = random.next(in: 0...3)
    if wanted == 0, thrownAway > 0 {
      box.change(taste, by: -thrownAway)
      return .change(taste: taste, by: -thrownAway)
    }
    if box.count == 0 || wanted > 1 && change > 0 {
      box.change(taste, by: change)
      return .change(taste: taste, by: change)
    }
    let place = random.next(in: 1...box.count)
    _ = box.take(place)
    return .take(place)
  }
}

/// As many candies of each of some tastes, then one taken out after the other from a place.
func filled(
  with tastes: some Collection<Int>, each count: Int, place: (Int) -> Int
) -> [Step] {
  tastes.map { .change(taste: $0, by: count) }
    + (0..<longest - tastes.count).map { .take(place($0)) }
}

func fixed(_ name: String, _ about: String, _ steps: [Step]) -> Case<[Step]> {
  Case(name, answer: .bruteForce, about: about) { _ in steps }
}

let smallInputs = SmallInputs<[Step]>(largestSize: longest) { random, size in
  let last = random.nextIsOne(in: 4) ? tastes.upperBound : min(1 + size, tastes.upperBound)
  return mixture(
    &random, count: size.clamped(to: 1...longest), tastes: 1...last,
    largest: random.nextIsOne(in: 8) ? most : 4)
}

Problem(
  id: "boj-2243", title: "The box of candies", link: "https://www.acmicpc.net/problem/2243",
  limits: Limits(seconds: 2, memory: 128),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "counts from the best one on, each time, up to N = 2000",
      when: { $0.count <= 2000 }, solve: { [.column(countFromTheBest($0))] }),
    Answer(.reference, about: "counts of a thousand tastes each") {
      [.column(countByThousands($0))]
    },
  ],
  checker: .numbers,
  smallInputs: smallInputs
) {
  fixed("smallest", "one candy", [.change(taste: 1, by: 1), .take(1)])
  fixed("nothing-taken", "candies come and go: no output", [.change(taste: 5, by: 1)])
  fixed(
    "ends", "the best taste and the worst one",
    [
      .change(taste: 1_000_000, by: 2), .take(1), .change(taste: 1, by: 2), .take(3), .take(2),
      .take(1),
    ])
  fixed(
    "several-of-one", "the first and the last of several that are equal, and what is beside them",
    [
      .change(taste: 7, by: 5), .change(taste: 6, by: 1), .change(taste: 8, by: 1), .take(6),
      .take(2), .take(1), .take(1), .take(3), .take(2), .take(1),
    ])
  fixed(
    "thrown-away", "all candies of a taste are gone",
    [
      .change(taste: 3, by: 2), .change(taste: 9, by: 2), .change(taste: 3, by: -2), .take(1),
      .change(taste: 9, by: -1), .change(taste: 4, by: 1), .take(1),
    ])
  fixed(
    "full", "as many as there can be, and the last of them",
    [
      .change(taste: 2, by: most), .take(most), .change(taste: 999_999, by: 1), .take(most),
      .change(taste: 2, by: 1 - most), .change(taste: 1, by: most), .take(most),
    ])
  Case("random-small", seeds: 1...20, answer: .bruteForce, about: "few tastes, often equal") {
    let last = $0.next(in: 1...12)
    return mixture(&$0, count: 20, tastes: 1...last, largest: 4)
  }
  Case("random-medium", seeds: 1...4, answer: .bruteForce, about: "any tastes, up to full") {
    mixture(&$0, count: 2000, tastes: tastes, largest: most / 100)
  }
  Case("random-max", seeds: 1...2, about: "as many steps as there can be") {
    mixture(&$0, count: longest, tastes: tastes, largest: 10_000)
  }
  Case("few-tastes-max", about: "a hundred tastes") {
    mixture(&$0, count: longest, tastes: 1...100, largest: 1000)
  }
  Case("worst-taste-max", about: "always the last one, of the worst taste") { _ in
    filled(with: [tastes.upperBound], each: most) { most - $0 }
  }
  Case("half-and-half-max", about: "50,000 tastes come, and go from the worst on") { _ in
    filled(with: (950_001...1_000_000), each: 1) { 50_000 - $0 }
  }
  Case("best-first-max", about: "50,000 tastes come, and go from the best on") { _ in
    filled(with: (950_001...1_000_000).reversed(), each: 1) { _ in 1 }
  }
}.main()
