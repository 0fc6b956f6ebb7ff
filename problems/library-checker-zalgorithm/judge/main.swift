import InputPatterns
import ProblemKit

let most = 500_000
let letters = "abcdefghijklmnopqrstuvwxyz"

/// Compares from each place on.
func placeByPlace(_ text: [UInt8]) -> [Int] {
  text.indices.map { place in zip(text, text[place...]).prefix { $0 == $1 }.count }
}

/// The agreements from the borders of the beginnings: one of *k* letters that ends somewhere begins *k* letters
/// earlier, and what agrees there agrees in the border, too.
func byBorders(_ text: [UInt8]) -> [Int] {
  var borders = [Int](repeating: 0, count: text.count + 1)
  borders[0] = -1
  for end in text.indices {
    var border = borders[end]
    while border >= 0, text[border] != text[end] { border = borders[border] }
    borders[end + 1] = border + 1
  }
  var lengths = [Int](repeating: 0, count: text.count)
  lengths[0] = text.count
  for end in 2..<text.count + 1 where borders[end] > 0 {
    // Later ends overwrite earlier ones: the longest border that begins at the place stays.
    lengths[end - borders[end]] = borders[end]
  }
  // Where no longest border begins, a shorter one may, inside of an agreement that begins earlier.
  var place = 1
  while place < text.count {
    let length = lengths[place]
    var inside = 1
    while inside < length, place + inside < text.count {
      let known = min(lengths[inside], length - inside)
      if lengths[place + inside] > known { break }
      lengths[place + inside] = known
      inside += 1
    }
    place += max(1, inside)
  }
  return lengths
}

func fixed(_ name: String, _ about: String, _ text: String) -> Case<String> {
  Case(name, answer: .bruteForce, about: about) { _ in text }
}

Problem(
  id: "lc-zalgorithm", title: "What begins like the whole",
  link: "https://judge.yosupo.jp/problem/zalgorithm",
  limits: Limits(seconds: 5, memory: 1024),
  input: .text("S", count: 1...most, of: letters),
  answers: [
    Answer(
      .bruteForce, about: "compares from each place on, up to N = 2000",
      when: { $0.utf8.count <= 2000 },
      solve: { [.line(placeByPlace(Array($0.utf8)))] }),
    Answer(.reference, about: "from the borders of the beginnings") {
      [.line(byBorders(Array($0.utf8)))]
    },
  ],
  checker: .lines,
  smallInputs: .texts(count: 1...most, of: "abc")
) {
  fixed("smallest", "one letter", "a")
  fixed("two-equal", "the same letter twice", "zz")
  fixed("inside", "an agreement inside of one that goes on", "aabaabaaab")
  fixed("beyond", "an agreement that goes on beyond the one it is in", "abacabaabacabacabadz")
  Case.shapes(
    TextPattern.allCases, count: 30, of: "abc", size: "small", seeds: 1...3, answer: .bruteForce)
  Case.shapes(
    [.random, .fibonacci, .ruler], count: 2000, of: letters, size: "medium", answer: .bruteForce)
  Case.shapes(
    [.random, .twoCharacters, .allEqual, .oneOther, .fibonacci, .ruler, .thueMorse], count: most,
    of: letters, size: "max")
  Case("third-max", about: "one letter but for one place, behind a third of the text") { _ in
    let third = String(repeating: "a", count: most / 3)
    return third + "b" + third + String(repeating: "a", count: most - 2 * (most / 3) - 1)
  }
}.main()
