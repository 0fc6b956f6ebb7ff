// A judge program whose input is a text and whose interactor listens to words: no problem here has one.

import InputPatterns
import ProblemKit

let letters = "abc"

/// Tells the letter at a place that is asked for, until the solution says how many are a.
let interactor = Interactor<String> { text, solution in
  solution.tell("\(text.count)")
  let bytes = Array(text.utf8)
  while try solution.word("question or answer", among: ["?", "!"]) == "?" {
    let place = try solution.integer("the place", in: 1...bytes.count)
    solution.tell(String(UnicodeScalar(bytes[place - 1])))
  }
  let count = try solution.integer("the number of a", in: 0...bytes.count)
  let isRight = count == text.count { $0 == "a" }
  return isRight ? .ok("counted") : .wrongAnswer("that is not their number")
}

Problem(
  id: "letters", title: "Letters", link: "https://example.org/letters",
  limits: Limits(seconds: 1, memory: 128),
  input: .text("S", count: 1...20, of: letters),
  answers: [
    Answer(.bruteForce, about: "counts") { text in
      [.text("\(text.count { $0 == "a" }) of \(text.count)")]
    }
  ],
  interactor: interactor,
  smallInputs: .texts(count: 1...20, of: letters)
) {
  Case("random", seeds: 1...5, answer: .bruteForce, about: "any letters") { random in
    random.trickyText(count: 20, of: letters)
  }
}.main()
