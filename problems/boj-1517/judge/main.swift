import InputPatterns
import ProblemKit

let counts = 1...500_000
let values = -1_000_000_000...1_000_000_000

/// Exchanges neighbours as bubble sort does, and counts.
func exchanges(_ numbers: [Int]) -> Int {
  var row = numbers
  var exchanges = 0
  for end in row.indices.reversed() {
    for place in 0..<end where row[place] > row[place + 1] {
      row.swapAt(place, place + 1)
      exchanges += 1
    }
  }
  return exchanges
}

/// For each number, asks how many of those before it are larger: a binary indexed tree over the places
/// that the numbers have in ascending order.
func largerBefore(_ numbers: [Int]) -> Int {
  var places: [Int: Int] = [:]
  for number in Set(numbers).sorted() { places[number] = places.count + 1 }
  var tree = [Int](repeating: 0, count: places.count + 1)
  var pairs = 0
  for (seen, number) in numbers.enumerated() {
    let place = places[number]!
    var notLarger = 0
    var node = place
    while node > 0 {
      notLarger += tree[node]
      node -= node & -node
    }
    pairs += seen - notLarger
    node = place
    while node < tree.count {
      tree[node] += 1
      node += node & -node
    }
  }
  return pairs
}

Problem(
  id: "boj-1517", title: "Bubble sort", link: "https://www.acmicpc.net/problem/1517",
  limits: Limits(seconds: 1, memory: 512),
  input: .list(count: counts, values: values),
  answers: [
    Answer(
      .bruteForce, about: "exchanges neighbours, up to N = 1000", when: { $0.count <= 1000 },
      solve: { [.line([exchanges($0)])] }),
    Answer(
      .reference, about: "a binary indexed tree over the places of the numbers",
      solve: { [.line([largerBefore($0)])] }),
  ],
  checker: .numbers,
  smallInputs: .lists(count: counts, in: values)
) {
  Case("smallest", answer: .bruteForce, about: "one number") { _ in [values.lowerBound] }
  Case("equal", answer: .bruteForce, about: "equal numbers are in order") { _ in
    [5, 5, 3, 3, 5, 5, 3, 3]
  }
  Case("ends", answer: .bruteForce, about: "the ends of the range, descending") { _ in
    [values.upperBound, values.lowerBound]
  }
  Case.randomLists(
    "random-small", count: 1...10, in: values, seeds: 1...10, answer: .bruteForce)
  Case.shapes(
    [.extremes, .twoValues, .permutation, .fewValues, .pushFront], count: 100, in: values,
    size: "medium", seeds: 1...2, answer: .bruteForce)
  Case.randomLists(
    "random-medium", count: 500...1000, in: values, seeds: 1...3, answer: .bruteForce)
  Case.shapes(
    [.random, .sorted, .reversed, .allEqual, .fewValues, .mostlySorted, .organPipe, .saw],
    count: 500_000, in: values, size: "max")
}.main()
