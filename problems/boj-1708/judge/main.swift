import InputPatterns
import ProblemKit

let counts = 3...100_000
let coordinates = -40_000...40_000

typealias Place = (x: Int, y: Int)

func places(_ numbers: [Int]) -> [Place] {
  stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
}

/// The cross product of the ways from one place to two others.
func cross(_ first: Place, _ second: Place, _ third: Place) -> Int {
  (second.x - first.x) * (third.y - first.y) - (second.y - first.y) * (third.x - first.x)
}

/// The scalar product of these ways.
func dot(_ first: Place, _ second: Place, _ third: Place) -> Int {
  (second.x - first.x) * (third.x - first.x) + (second.y - first.y) * (third.y - first.y)
}

let format = InputFormat<[Int]>.rows(count: counts, [("x", coordinates), ("y", coordinates)])
  .requiring("all points are different") { numbers in
    Set(places(numbers).map { $0.x << 32 + $0.y }).count == numbers.count / 2
  }
  .requiring("the points are not all on one line") { numbers in
    let places = places(numbers)
    return places.contains { cross(places[0], places[1], $0) != 0 }
  }

/// Counts the points from which all others lie to the left of the way to one of them, or straight ahead.
func lookAround(_ places: [Place]) -> Int {
  places.indices.count { corner in
    places.indices.contains { next in
      next != corner
        && places.indices.allSatisfy { other in
          let turn = cross(places[corner], places[next], places[other])
          let isAhead = dot(places[corner], places[next], places[other]) > 0
          return other == corner || turn > 0 || turn == 0 && isAhead
        }
    }
  }
}

/// Goes around the hull, from each corner to the point that lies farthest to the right: gift wrapping.
func wrap(_ places: [Place]) -> Int {
  let start = places.indices.min { (places[$0].x, places[$0].y) < (places[$1].x, places[$1].y) }!
  var count = 0
  var corner = start
  repeat {
    var next = corner == 0 ? 1 : 0
    for other in places.indices where other != corner {
      let turn = cross(places[corner], places[next], places[other])
      let isFarther =
        dot(places[corner], places[other], places[other])
        > dot(places[corner], places[next], places[next])
      if turn < 0 || turn == 0 && isFarther { next = other }
    }
    count += 1
    corner = next
  } while corner != start
  return count
}

// MARK: - Cases

/// The same points without those that lie on others, and some that do not lie on a line with all others.
func allowed(_ numbers: [Int]) -> [Int] {
  var seen: Set<[Int]> = []
  var kept = places(numbers).map { [$0.x, $0.y] }.filter { seen.insert($0).inserted }
  for corner in [[0, 0], [0, 1], [1, 0]] where seen.insert(corner).inserted {
    if kept.count >= counts.upperBound { kept.removeLast() }
    kept.insert(corner, at: 0)
  }
  return kept.flatMap { $0 }
}

func fixed(_ name: String, _ about: String, _ numbers: [Int]) -> Case<[Int]> {
  Case(name, answer: .bruteForce, about: about) { _ in numbers }
}

Problem(
  id: "boj-1708", title: "Convex hull", link: "https://www.acmicpc.net/problem/1708",
  limits: Limits(seconds: 2, memory: 128),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "looks around from every point, up to N = 60",
      when: { $0.count <= 120 }, solve: { [.line([lookAround(places($0))])] }),
    Answer(.reference, about: "gift wrapping") { [.line([wrap(places($0))])] },
  ],
  checker: .numbers,
  smallInputs: .points(count: counts, in: coordinates).map { numbers, _ in allowed(numbers) }
) {
  fixed("smallest", "a triangle", [0, 0, 1, 0, 0, 1])
  fixed(
    "on-the-edges", "a square with points in the middle",
    [0, 0, 2, 0, 0, 2, 2, 2, 1, 0, 0, 1, 1, 2, 2, 1, 1, 1])
  fixed(
    "two-rays", "several points on two lines through the leftmost one",
    [0, 0, 3, 3, 1, 1, 2, 2, 1, -1, 3, -3, 2, -2])
  fixed(
    "widest", "products beyond 32 bits",
    [-40_000, -40_000, 0, -39_999, 40_000, 40_000, -39_999, 39_999])
  Case("random-few", seeds: 1...20, answer: .bruteForce, about: "few points, close together") {
    random in
    let count = random.next(in: 3...12)
    return allowed(random.nextPoints(.random, count: count, in: -3...3))
  }
  Case.shapes(
    PointPattern.allCases, points: 20, in: -9...9, size: "small", seeds: 1...3, answer: .bruteForce
  ).map { $0.map { numbers, _ in allowed(numbers) } }
  Case.shapes(PointPattern.allCases, points: counts.upperBound, in: coordinates, size: "max")
    .map { $0.map { numbers, _ in allowed(numbers) } }
}.main()
