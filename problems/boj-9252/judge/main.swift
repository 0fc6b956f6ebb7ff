import InputPatterns
import ProblemKit

let counts = 1...1000
let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

struct Words {
  var first: String
  var second: String
}

let format = InputFormat<Words>(
  read: { input in
    let first = try input.text("the first word", count: counts, of: letters)
    try input.lineEnd()
    let second = try input.text("the second word", count: counts, of: letters)
    try input.lineEnd()
    return Words(first: first, second: second)
  },
  write: { [.text($0.first), .text($0.second)] })

func isSubsequence(_ part: some Sequence<UInt8>, of word: String) -> Bool {
  var rest = Array(word.utf8)[...]
  return part.allSatisfy { letter in
    guard let place = rest.firstIndex(of: letter) else { return false }
    rest = rest[(place + 1)...]
    return true
  }
}

/// Tries all sets of letters of the first word.
func tryingAllSets(_ words: Words) -> [UInt8] {
  let first = Array(words.first.utf8)
  var best: [UInt8] = []
  for set in 0..<1 << first.count where set.nonzeroBitCount > best.count {
    let part = first.indices.filter { set >> $0 & 1 == 1 }.map { first[$0] }
    if isSubsequence(part, of: words.second) { best = part }
  }
  return best
}

/// The table of all beginnings, and the way back through it.
func byTable(_ words: Words) -> [UInt8] {
  let (first, second) = (Array(words.first.utf8), Array(words.second.utf8))
  var lengths = [[Int]](
    repeating: [Int](repeating: 0, count: second.count + 1), count: first.count + 1)
  for (row, letter) in first.enumerated() {
    for (column, other) in second.enumerated() {
      lengths[row + 1][column + 1] =
        letter == other
        ? lengths[row][column] + 1 : max(lengths[row][column + 1], lengths[row + 1][column])
    }
  }
  var common: [UInt8] = []
  var (row, column) = (first.count, second.count)
  while row > 0 && column > 0 {
    if first[row - 1] == second[column - 1] {
      common.append(first[row - 1])
      (row, column) = (row - 1, column - 1)
    } else if lengths[row - 1][column] >= lengths[row][column - 1] {
      row -= 1
    } else {
      column -= 1
    }
  }
  return common.reversed()
}

func blocks(_ common: [UInt8]) -> [Block] {
  let length = Block.line([common.count])
  return common.isEmpty ? [length] : [length, .text(String(decoding: common, as: UTF8.self))]
}

/// The length, and so many letters that both words have in this order.
let checker = Checker<Words>.longest { words, output in
  let length = try output.integer("the length", in: 0...counts.upperBound)
  if length == 0 { return 0 }
  guard let common = output.next() else {
    throw Judgement.presentationError("expected \(length) letters, found the end of the output")
  }
  if common.count != length {
    throw Judgement.wrongAnswer("expected \(length) letters, found \(common.count)")
  }
  for (name, word) in [("first", words.first), ("second", words.second)]
  where !isSubsequence(common, of: word) {
    throw Judgement.wrongAnswer("the letters are no subsequence of the \(name) word")
  }
  return length
}

func fixed(_ name: String, _ about: String, _ first: String, _ second: String) -> Case<Words> {
  Case(name, answer: .bruteForce, about: about) { _ in Words(first: first, second: second) }
}

/// Each text with one of its own kind, of another length.
func pairs(_ texts: [Case<String>], of characters: String) -> [Case<Words>] {
  texts.map { family in
    family.map { text, random in
      let count = random.next(in: 1...text.utf8.count)
      let other = random.trickyText(count: count, of: characters)
      return random.nextIsOne(in: 2)
        ? Words(first: text, second: other) : Words(first: other, second: text)
    }
  }
}

let smallInputs = SmallInputs<Words>(largestSize: counts.upperBound) { random, size in
  let characters = random.nextIsOne(in: 2) ? "AB" : "ABCD"
  let count = size.clamped(to: counts)
  return Words(
    first: random.trickyText(count: random.next(in: (count + 1) / 2...count), of: characters),
    second: random.trickyText(count: count, of: characters))
}

Problem(
  id: "boj-9252", title: "Longest common subsequence",
  link: "https://www.acmicpc.net/problem/9252",
  limits: Limits(seconds: 0.1, memory: 256),
  input: format,
  answers: [
    Answer(
      .bruteForce, about: "tries all sets of letters of the first word, up to 10",
      when: { $0.first.utf8.count <= 10 }, solve: { blocks(tryingAllSets($0)) }),
    Answer(.reference, about: "the table of all beginnings") { blocks(byTable($0)) },
  ],
  checker: checker,
  smallInputs: smallInputs
) {
  fixed("smallest", "the same letter", "A", "A")
  fixed("nothing", "no letter in common", "AB", "CD")
  fixed("reversed", "the same letters the other way round", "ABC", "CBA")
  fixed("inside", "the first word inside the second", "ACE", "ABCDE")
  fixed("dead-end", "the first letter in common leads nowhere", "CAB", "ABDC")
  pairs(
    Case.shapes(
      TextPattern.allCases, count: 10, of: "ABC", size: "small", seeds: 1...2, answer: .bruteForce),
    of: "ABC")
  pairs(
    Case.shapes(
      [.random, .twoCharacters, .periodic, .fibonacci], count: 300, of: "ABCD", size: "medium",
      seeds: 1...2), of: "ABCD")
  pairs(Case.shapes(TextPattern.allCases, count: 1000, of: letters, size: "max"), of: letters)
  Case("same-max", about: "the same word twice") { random in
    let word = random.trickyText(count: counts.upperBound, of: letters)
    return Words(first: word, second: word)
  }
  Case("nothing-max", about: "no letter in common") { _ in
    Words(
      first: String(repeating: "A", count: counts.upperBound),
      second: String(repeating: "B", count: counts.upperBound))
  }
}.main()
