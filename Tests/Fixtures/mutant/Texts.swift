// Mistakes in searches in texts.

import FastIO
import Strings

/// boj-1786 going on behind each occurrence.
func skippedOverlaps() {
  solve { input, output in
    let text = try input.readLineBytes(length: 1...1_000_000)
    let pattern = try input.readLineBytes(length: 1...1_000_000)
    var places: [Int] = []
    var end = 0
    for place in text.occurrences(of: pattern) where place >= end {
      places.append(place + 1)
      end = place + pattern.count
    }
    output.writeLine(places.count)
    output.writeLine(places, separator: " ")
  }
}

/// boj-1786 comparing the whole pattern at each place.
func placeByPlace() {
  solve { input, output in
    let text = try input.readLineBytes(length: 1...1_000_000)
    let pattern = try input.readLineBytes(length: 1...1_000_000)
    var places: [Int] = []
    for place in stride(from: 0, through: text.count - pattern.count, by: 1) {
      if text[place...].starts(with: pattern) { places.append(place + 1) }
    }
    output.writeLine(places.count)
    output.writeLine(places, separator: " ")
  }
}

/// lc-zalgorithm taking over what the beginning says beyond where it was found to agree.
func boundlessAgreements() {
  solve { input, output in
    let text = try input.readTokenBytes(length: 1...500_000)
    var lengths = [text.count]
    var last = 0..<0
    for place in 1..<text.count {
      var length = place < last.upperBound ? lengths[place - last.lowerBound] : 0
      while place + length < text.count, text[length] == text[place + length] { length += 1 }
      if place + length > last.upperBound { last = place..<place + length }
      lengths.append(length)
    }
    output.writeLine(lengths, separator: " ")
  }
}

/// lc-number_of_substrings in numbers that half a million parts of each length do not fit in.
func thirtyTwoBitCounts() {
  solve { input, output in
    let text = try input.readTokenBytes(length: 1...500_000)
    let count = Int32(text.count)
    let common = text.lcpArray(suffixArray: text.suffixArray()).reduce(0) { $0 + Int32($1) }
    output.writeLine(count * (count + 1) / 2 - common)
  }
}

/// boj-9252 with each letter taken where it is met next.
func firstLetterFirst() {
  solve { input, output in
    let first = try input.readTokenBytes(length: 1...1000)
    var rest = try input.readTokenBytes(length: 1...1000)[...]
    var common: [UInt8] = []
    for letter in first {
      guard let place = rest.firstIndex(of: letter) else { continue }
      common.append(letter)
      rest = rest[(place + 1)...]
    }
    output.writeLine(common.count)
    if !common.isEmpty { output.writeLine(bytes: common) }
  }
}

/// boj-9252 with the same questions asked again and again.
func withoutATable() {
  @Sendable func longest(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> [UInt8] {
    guard let last = first.last, let otherLast = second.last else { return [] }
    if last == otherLast { return longest(first.dropLast(), second.dropLast()) + [last] }
    let without = longest(first.dropLast(), second)
    let withoutOther = longest(first, second.dropLast())
    return without.count > withoutOther.count ? without : withoutOther
  }
  solve { input, output in
    let first = try input.readTokenBytes(length: 1...1000)
    let common = longest(first[...], try input.readTokenBytes(length: 1...1000)[...])
    output.writeLine(common.count)
    if !common.isEmpty { output.writeLine(bytes: common) }
  }
}
