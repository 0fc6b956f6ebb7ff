// Shrinking: replaces numbers and characters by simpler ones.

extension TextShrinker {
  /// Simplifies many numbers at once: lines, and columns of tables.
  mutating func simplifyRegions() throws -> Bool {
    var isSimpler = false
    for region in text.regions {
      let values = region.compactMap { text[$0].value }
      guard let least = values.min(), values.count > 1 else { continue }
      let ranks = Dictionary(
        uniqueKeysWithValues: Set(values).sorted().enumerated().map { ($0.element, $0.offset) })
      // Wrapping is intended: integers may be too far apart, and the candidate is no simpler then.
      let candidates = [
        text.mapping(region) { _ in 0 }, text.mapping(region) { _ in 1 },
        text.mapping(region) { ranks[$0]! }, text.mapping(region) { ranks[$0]! + 1 },
        text.mapping(region) { $0 &- least }, text.mapping(region) { $0 &- least &+ 1 },
        text.sorting(region),
      ]
      for candidate in candidates where candidate.isSimpler(than: text, at: region) {
        if try attempt(candidate) { isSimpler = true }
      }
    }
    return isSimpler
  }

  /// Lowers each number as far as possible.
  mutating func lowerNumbers() throws -> Bool {
    var isSimpler = false
    for place in text.places {
      if try lower([place]) { isSimpler = true }
    }
    return isSimpler
  }

  /// Lowers equal numbers together: names that occur in several places, ties.
  mutating func equalizeNumbers() throws -> Bool {
    var isSimpler = false
    let values = Set(text.places.compactMap { text[$0].value }).sorted()
    for value in values {
      let places = text.places.filter { text[$0].value == value }
      if places.count > 1, try lower(places) { isSimpler = true }
    }
    for pair in zip(text.places, text.places.dropFirst()) {
      for (place, other) in [pair, (pair.1, pair.0)] {
        guard let value = text[place].value, let simpler = text[other].value,
          simpler.isSimpler(than: value)
        else { continue }
        if try attempt(text.mapping([place]) { _ in simpler }) { isSimpler = true }
      }
    }
    return isSimpler
  }

  /// Lowers equal numbers: to one of the smallest, to its absolute value, then towards 0 by ever
  /// smaller steps.
  private mutating func lower(_ places: [TokenText.Place]) throws -> Bool {
    guard let first = places.first, let value = text[first].value else { return false }
    func replaced(by number: Int) -> TokenText { text.mapping(places) { _ in number } }
    // Not only 0 and 1: the steps below may skip values if only some numbers fail, such as primes.
    for simple in 0...7 where simple.isSimpler(than: value) {
      if try attempt(replaced(by: simple)) { return true }
    }
    var isSimpler = false
    if value < 0, value != .min, try attempt(replaced(by: -value)) { isSimpler = true }
    var step = (text[first].value ?? 0) / 2
    while step != 0 {
      guard let current = text[first].value else { break }
      let target = current - step
      if target.isSimpler(than: current), try attempt(replaced(by: target)) {
        isSimpler = true
      } else {
        step /= 2
      }
    }
    return isSimpler
  }

  /// Makes the characters of non-numeric tokens equal.
  mutating func levelCharacters() throws -> Bool {
    var isSimpler = false
    for place in text.places where text[place].value == nil {
      if try levelCharacters(at: place) { isSimpler = true }
    }
    return isSimpler
  }

  /// Replaces the characters of a token by its smallest one, one after another.
  private mutating func levelCharacters(at place: TokenText.Place) throws -> Bool {
    var isSimpler = false
    guard let least = text[place].bytes.min() else { return false }
    for index in text[place].bytes.indices where text[place].bytes[index] != least {
      var candidate = text
      var bytes = text[place].bytes
      bytes[index] = least
      candidate[place] = .init(bytes)
      if try attempt(candidate) { isSimpler = true }
    }
    return isSimpler
  }
}
