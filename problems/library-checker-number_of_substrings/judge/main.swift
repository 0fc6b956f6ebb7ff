import InputPatterns
import ProblemKit

let most = 500_000
let letters = "abcdefghijklmnopqrstuvwxyz"

/// Collects them.
func collected(_ text: String) -> Int {
  let bytes = Array(text.utf8)
  var parts: Set<ArraySlice<UInt8>> = []
  for start in bytes.indices {
    for end in start..<bytes.count { parts.insert(bytes[start...end]) }
  }
  return parts.count
}

/// Counts the ways through the smallest automaton that accepts all parts: each letter that is added makes as
/// many new parts as the longest one that a state stands for is longer than that of its link.
func byAutomaton(_ text: String) -> Int {
  let size = letters.utf8.count
  var next = [Int32](repeating: -1, count: size)
  var links = [-1]
  var lengths = [0]
  var last = 0
  var count = 0

  func addState(length: Int, like model: Int?) -> Int {
    let ways = model.map { Array(next[$0 * size..<($0 + 1) * size]) }
    next += ways ?? [Int32](repeating: -1, count: size)
    links.append(model.map { links[$0] } ?? 0)
    lengths.append(length)
    return lengths.count - 1
  }

  for byte in text.utf8 {
    let letter = Int(byte - UInt8(ascii: "a"))
    let state = addState(length: lengths[last] + 1, like: nil)
    var place = last
    while place >= 0, next[place * size + letter] < 0 {
      next[place * size + letter] = Int32(state)
      place = links[place]
    }
    if place >= 0 {
      let target = Int(next[place * size + letter])
      var link = target
      if lengths[target] > lengths[place] + 1 {
        link = addState(length: lengths[place] + 1, like: target)
        links[target] = link
        while place >= 0, next[place * size + letter] == target {
          next[place * size + letter] = Int32(link)
          place = links[place]
        }
      }
      links[state] = link
    }
    last = state
    count += lengths[state] - lengths[links[state]]
  }
  return count
}

func fixed(_ name: String, _ about: String, _ text: String) -> Case<String> {
  Case(name, answer: .bruteForce, about: about) { _ in text }
}

Problem(
  id: "lc-number_of_substrings", title: "Different parts of a text",
  link: "https://judge.yosupo.jp/problem/number_of_substrings",
  limits: Limits(seconds: 5, memory: 1024),
  input: .text("S", count: 1...most, of: letters),
  answers: [
    Answer(
      .bruteForce, about: "collects them, up to N = 100", when: { $0.utf8.count <= 100 },
      solve: { [.line([collected($0)])] }),
    Answer(.reference, about: "the smallest automaton that accepts all parts") {
      [.line([byAutomaton($0)])]
    },
  ],
  checker: .lines,
  smallInputs: .texts(count: 1...most, of: "abz")
) {
  fixed("smallest", "one letter", "z")
  fixed("all-different", "every part is another one", letters)
  fixed("descending", "each suffix is smaller than the one before", String(letters.reversed()))
  fixed("equal-turns", "parts from turn to turn that are equal, but for the last", "cabacabacaba")
  Case.shapes(
    TextPattern.allCases, count: 40, of: "abc", size: "small", seeds: 1...3, answer: .bruteForce)
  Case.shapes([.random, .fibonacci, .palindrome], count: 3000, of: "ab", size: "medium")
  Case.shapes(
    [.random, .twoCharacters, .allEqual, .oneOther, .fibonacci, .ruler, .thueMorse], count: most,
    of: letters, size: "max")
}.main()
