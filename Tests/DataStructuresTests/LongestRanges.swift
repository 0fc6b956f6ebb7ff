import PropertyTesting

/// Compares binary searches in a row of texts, which are read from left to right, with looks at one more text at a time.
func checkLongestRanges(
  _ texts: [String], _ name: String, from: (Int, (String) -> Bool) -> Range<Int>,
  to: (Int, (String) -> Bool) -> Range<Int>
) throws {
  for place in stride(from: 0, through: texts.count, by: 1 + texts.count / 16) {
    let (before, behind) = (texts[..<place].joined(), texts[place...].joined())
    for limit in [0, 1, 3, 7, texts.count / 2, 2 * texts.count] {
      var (start, end, length) = (place, place, 0)
      while end < texts.count, length + texts[end].utf8.count <= limit {
        length += texts[end].utf8.count
        end += 1
      }
      length = 0
      while start > 0, length + texts[start - 1].utf8.count <= limit {
        start -= 1
        length += texts[start].utf8.count
      }
      var asked: [String] = []
      let toTheRight = from(place) {
        asked.append($0)
        return $0.utf8.count <= limit
      }
      try check(toTheRight, equals: place..<end, "\(name), \(limit) from \(place)")
      try check(asked.allSatisfy(behind.hasPrefix), "\(name), from \(place): \(asked)")
      asked = []
      let toTheLeft = to(place) {
        asked.append($0)
        return $0.utf8.count <= limit
      }
      try check(toTheLeft, equals: start..<place, "\(name), \(limit) to \(place)")
      try check(asked.allSatisfy(before.hasSuffix), "\(name), to \(place): \(asked)")
    }
  }
}
