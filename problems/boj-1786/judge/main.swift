import InputPatterns
import ProblemKit

let most = 1_000_000
let characters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ "

struct Search {
  var text: String
  var pattern: String
}

let format = InputFormat<Search>(
  read: { input in
    let text = try input.text("T", count: 1...most, of: characters)
    try input.lineEnd()
    let pattern = try input.text("P", count: 1...most, of: characters)
    try input.lineEnd()
    return Search(text: text, pattern: pattern)
  },
  write: { [.text($0.text), .text($0.pattern)] })

/// Looks at every place.
func placeByPlace(_ search: Search) -> [Int] {
  let text = Array(search.text.utf8)
  let pattern = Array(search.pattern.utf8)
  return text.indices.filter { text[$0...].starts(with: pattern) }
}

/// Looks how far the text from each place on agrees with the pattern, and what is known about that from the
/// place where the last agreement began.
func byAgreements(_ search: Search) -> [Int] {
  let pattern = Array(search.pattern.utf8)
  let whole = pattern + [0] + Array(search.text.utf8)
  var lengths = [Int](repeating: 0, count: whole.count)
  var last = 0..<0
  for place in 1..<whole.count {
    var length = 0
    if place < last.upperBound {
      length = min(last.upperBound - place, lengths[place - last.lowerBound])
    }
    while place + length < whole.count, whole[length] == whole[place + length] { length += 1 }
    if place + length > last.upperBound { last = place..<place + length }
    lengths[place] = length
  }
  return lengths.indices.dropFirst(pattern.count + 1)
    .filter { lengths[$0] == pattern.count }.map { $0 - pattern.count - 1 }
}

func blocks(_ places: [Int]) -> [Block] {
  [.line([places.count]), .line(places.map { $0 + 1 })]
}

// MARK: - Cases

/// A part of a text, often with another character at its end.
func pattern(from text: String, _ random: inout SplitMix64, longest: Int) -> String {
  let bytes = Array(text.utf8)
  let start = random.next(in: 0...bytes.count - 1)
  var part = Array(bytes[start...].prefix(random.next(in: 1...longest)))
  if random.nextIsOne(in: 2) {
    part[part.count - 1] = bytes[random.next(in: 0...bytes.count - 1)]
  }
  return String(decoding: part, as: UTF8.self)
}

/// The texts with a part of each as its pattern.
func searches(_ texts: [Case<String>], longest: Int) -> [Case<Search>] {
  texts.map { family in
    family.map { text, random in
      Search(text: text, pattern: pattern(from: text, &random, longest: longest))
    }
  }
}

func fixed(_ name: String, _ about: String, _ text: String, _ pattern: String) -> Case<Search> {
  Case(name, answer: .bruteForce, about: about) { _ in Search(text: text, pattern: pattern) }
}

/// Beginnings of the pattern behind each other: whoever forgets what has matched already, or takes too much for
/// it, goes wrong there.
let smallInputs = SmallInputs<Search>(largestSize: most) { random, size in
  let pattern = random.trickyText(count: random.next(in: 1...min(size, 8)), of: "ab ")
  let count = (2 * size).clamped(to: 1...most)
  var text = ""
  while text.utf8.count < count {
    text += pattern.prefix(random.next(in: 1...pattern.utf8.count))
    if random.nextIsOne(in: 4) { text += random.trickyText(count: 1, of: "ab ") }
  }
  return Search(text: String(text.prefix(count)), pattern: pattern)
}

Problem(
  id: "boj-1786", title: "Find a pattern", link: "https://www.acmicpc.net/problem/1786",
  limits: Limits(seconds: 2, memory: 128),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "looks at every place, if both lengths multiplied are below 10 million",
      when: { $0.text.utf8.count * $0.pattern.utf8.count < 10_000_000 },
      solve: { blocks(placeByPlace($0)) }),
    Answer(.reference, about: "how far each place agrees with the pattern") {
      blocks(byAgreements($0))
    },
  ],
  checker: .lines,
  smallInputs: smallInputs
) {
  fixed("smallest", "one letter, found", "a", "a")
  fixed("not-found", "one letter, another one sought", "a", "A")
  fixed("longer-pattern", "the text is only a part of the pattern", "aaa", "aaaa")
  fixed("overlapping", "each occurrence begins in the one before", "abababab", "abab")
  fixed("spaces", "spaces at the ends of both lines", "  a  a  ", " a ")
  fixed("spaces-only", "nothing but spaces", "     ", "  ")
  fixed(
    "border-of-border", "only the second next border goes on in the text", "abacababacabad",
    "abacabad")
  fixed(
    "border-in-pattern", "only the second next border goes on in the pattern", "ababaababaa",
    "ababaa")
  fixed(
    "shorter-border", "the next shorter border goes on in the pattern", "aabaaabaaa", "aabaaa")
  searches(
    Case.shapes(
      TextPattern.allCases, count: 40, of: "abc", size: "small", seeds: 1...4, answer: .bruteForce),
    longest: 6)
  searches(
    Case.shapes(
      [.twoCharacters, .periodic, .fibonacci, .ruler], count: 3000, of: characters,
      size: "medium", seeds: 1...3, answer: .bruteForce),
    longest: 200)
  Case("all-places-max", about: "one letter sought among so many of it") { _ in
    Search(text: String(repeating: "a", count: most), pattern: "a")
  }
  Case("half-max", about: "half a million of one letter in twice as many of it") { _ in
    let half = String(repeating: "a", count: most / 2)
    return Search(text: half + half, pattern: half)
  }
  Case("exchanged-max", about: "what a hash modulo 2^64 does not tell from what is sought") {
    random in
    let text = TextPattern.thueMorse.text(count: most, of: characters, seed: random.next())
    return Search(text: text, pattern: String(text.prefix(1 << 17)))
  }
  Case("none-max", about: "ever the last letter of half a million only is another one") { _ in
    let half = String(repeating: "a", count: most / 2)
    return Search(text: half + half, pattern: half.dropLast() + "b")
  }
  Case("late-max", about: "ever the first letter of half a million only is another one") { _ in
    let half = String(repeating: "a", count: most / 2)
    return Search(text: half + half, pattern: "b" + half.dropLast())
  }
  searches(
    Case.shapes([.random, .fibonacci, .periodic], count: most, of: characters, size: "max"),
    longest: most)
}.main()
