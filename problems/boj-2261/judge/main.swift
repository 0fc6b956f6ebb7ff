import InputPatterns
import ProblemKit

let counts = 2...100_000
let coordinates = -10_000...10_000

typealias Place = (x: Int, y: Int)

func places(_ numbers: [Int]) -> [Place] {
  stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
}

func square(_ first: Place, _ second: Place) -> Int {
  let (x, y) = (first.x - second.x, first.y - second.y)
  return x * x + y * y
}

func tryEveryPair(_ places: [Place]) -> Int {
  places.indices.dropFirst().reduce(.max) { best, second in
    places[..<second].reduce(best) { min($0, square($1, places[second])) }
  }
}

/// Goes through the points along the axis on which they have more different coordinates, and from each back to those that
/// are not too far behind.
func lookBack(_ places: [Place]) -> Int {
  let isTall = Set(places.map { $0.y }).count > Set(places.map { $0.x }).count
  let places: [Place] = places.map { isTall ? ($0.y, $0.x) : $0 }.sorted { $0 < $1 }
  var best = Int.max
  for second in places.indices.dropFirst() {
    for first in (0..<second).reversed() {
      let width = places[second].x - places[first].x
      if width * width >= best { break }
      best = min(best, square(places[first], places[second]))
    }
    if best == 0 { return 0 }
  }
  return best
}

// MARK: - Cases

/// As many different points as there can be, on ten lines side by side.
func checkerboard(
  _ name: String, about: String, _ place: @escaping (_ line: Int, _ step: Int) -> [Int]
) -> Case<[Int]> {
  Case(name, about: about) { random in
    var places = (0..<10).flatMap { line in
      stride(from: -10_000 + line % 2, to: 10_000, by: 2).map { place(line, $0) }
    }
    random.shuffle(&places)
    return places.flatMap { $0 }
  }
}

func fixed(_ name: String, _ about: String, _ numbers: [Int]) -> Case<[Int]> {
  Case(name, answer: .bruteForce, about: about) { _ in numbers }
}

Problem(
  id: "boj-2261", title: "Closest two points", link: "https://www.acmicpc.net/problem/2261",
  limits: Limits(seconds: 1, memory: 256),
  input: .rows(count: counts, [("x", coordinates), ("y", coordinates)]),
  answers: [
    Answer(
      .bruteForce, about: "tries every pair, up to n = 200",
      when: { $0.count <= 400 }, solve: { [.line([tryEveryPair(places($0))])] }),
    Answer(.reference, about: "looks back from left to right") { [.line([lookBack(places($0))])] },
  ],
  checker: .numbers,
  smallInputs: .points(count: counts, in: coordinates)
) {
  fixed("smallest", "two points, as far apart as can be", [-10_000, -10_000, 10_000, 10_000])
  fixed("same", "two points that are one", [7, -7, 7, -7])
  fixed(
    "not-neighbors", "those beside each other are not the closest", [0, 0, 1, 900, 2, 0, 3, 800])
  fixed("level", "on one level line", [5, 3, 0, 3, 100, 3, 11, 3, -50, 3])
  Case("random-few", seeds: 1...20, answer: .bruteForce, about: "few points, close together") {
    random in
    let count = random.next(in: 2...12)
    return random.nextPoints(.random, count: count, in: -30...30)
  }
  Case.shapes(
    PointPattern.allCases, points: 60, in: -99...99, size: "small", seeds: 1...3,
    answer: .bruteForce)
  Case.shapes(PointPattern.allCases, points: counts.upperBound, in: coordinates, size: "max")
  Case("staggered-max", about: "upright lines with all points at different heights") { random in
    var places = (-10_000...10_000).flatMap { height in
      [[height.isMultiple(of: 2) ? 10_000 : -10_000, height]]
    }
    random.shuffle(&places)
    return places.flatMap { $0 }
  }
  checkerboard("columns-max", about: "ten columns side by side, all points apart") { [$0, $1] }
  checkerboard("rows-max", about: "ten rows side by side, all points apart") { [$1, $0] }
}.main()
