// Paintings of streets against the plain table of houses and colors.

import DynamicProgramming

/// Called by the fuzzer with each input; a trap is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPaintings(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let colors = input.pick([3, 1, 2, 4, 5])
  // Three colors of more than 2,048 houses are worked on in several places at once.
  let costs = input.integers(of: Int32.self, atMost: 7_000)
  let rows = stride(from: 0, to: costs.count - costs.count % colors, by: colors).map {
    Array(costs[$0..<$0 + colors])
  }
  let street = PaintingCosts(rows: rows.isEmpty ? [] : rows)
  let line = reference(rows, first: nil)
  let circle =
    rows.count < 2
    ? line : (0..<colors).compactMap { reference(rows, first: $0) }.min()
  check(rows, "line", street.cheapestLine(), street.cheapestLineCost(), line)
  check(rows, "circle", street.cheapestCircle(), street.cheapestCircleCost(), circle)
  return 0
}

private func check(
  _ rows: [[Int32]], _ name: String, _ painting: Painting?, _ cost: Int?, _ expected: Int?
) {
  expect(cost == expected, "\(name) of \(rows): \(cost as Any), expected \(expected as Any)")
  expect(painting?.cost == expected, "\(name) of \(rows): \(painting as Any)")
  guard let colors = painting?.colors else { return }
  expect(colors.count == rows.count, "\(name) of \(rows): \(colors)")
  let total = zip(rows, colors).reduce(0) { $0 + Int($1.0[$1.1]) }
  expect(total == expected, "\(name) of \(rows): \(colors) cost \(total)")
  let isCircle = name == "circle" && rows.count > 1
  expect(
    zip(colors, colors.dropFirst()).allSatisfy { $0 != $1 }
      && (!isCircle || colors.first != colors.last),
    "\(name) of \(rows): neighbors in \(colors)")
}

/// The least cost, for a circle with the given color of the first house.
private func reference(_ rows: [[Int32]], first: Int?) -> Int? {
  guard let firstRow = rows.first else { return 0 }
  var totals = firstRow.indices.map { first == nil || first == $0 ? Int(firstRow[$0]) : nil }
  for row in rows.dropFirst() {
    totals = row.indices.map { color in
      let before = totals.indices.compactMap { $0 == color ? nil : totals[$0] }.min()
      return before.map { $0 + Int(row[color]) }
    }
  }
  return totals.indices.compactMap { $0 == first ? nil : totals[$0] }.min()
}
