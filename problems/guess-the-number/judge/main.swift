import InputPatterns
import ProblemKit

/// What the interactor knows.
struct Game {
  let largest: Int
  let hidden: Int
}

let largest = 1_000_000_000
let mostGuesses = 30

/// A number and where it is hidden, on one line.
let format = InputFormat<Game>(
  read: { input in
    let largest = try input.integer("N", in: 1...largest)
    try input.space()
    let hidden = try input.integer("the hidden number", in: 1...largest)
    try input.lineEnd()
    return Game(largest: largest, hidden: hidden)
  },
  write: { [.line([$0.largest, $0.hidden])] })

/// Says N, and then of each guess whether the hidden number is lower or higher.
let interactor = Interactor<Game> { game, solution in
  solution.tell("\(game.largest)")
  for count in 1...mostGuesses {
    let guess = try solution.integer("the guess", in: 1...game.largest)
    if guess == game.hidden {
      solution.tell("correct")
      return .ok("guess \(count) was right")
    }
    solution.tell(game.hidden < guess ? "lower" : "higher")
  }
  return .wrongAnswer("\(mostGuesses) guesses were not enough")
}

/// A case with given numbers.
func fixed(_ name: String, _ hidden: Int, of largest: Int, _ about: String) -> Case<Game> {
  Case(name, about: about) { _ in Game(largest: largest, hidden: hidden) }
}

Problem(
  id: "guess-the-number", title: "Guess the number",
  link: "https://en.wikipedia.org/wiki/Binary_search",
  limits: Limits(seconds: 1, memory: 128),
  input: format,
  answers: [Answer(.reference, about: "the hidden number") { [.line([$0.hidden])] }],
  interactor: interactor,
  smallInputs: SmallInputs { random, size in
    let largest = random.next(in: 1...size)
    return Game(largest: largest, hidden: random.next(in: 1...largest))
  }
) {
  fixed("smallest", 1, of: 1, "there is nothing to choose from")
  fixed("two-lower", 1, of: 2, "the lower of two")
  fixed("two-higher", 2, of: 2, "the higher of two")
  Case("random-small", seeds: 1...10, about: "a number up to 100") { random in
    let largest = random.next(in: 1...100)
    return Game(largest: largest, hidden: random.next(in: 1...largest))
  }
  Case("random-max", seeds: 1...10, about: "any number up to a billion") { random in
    Game(largest: largest, hidden: random.next(in: 1...largest))
  }
  fixed("lowest-max", 1, of: largest, "the lowest: a guess of 0 is not allowed")
  fixed("highest-max", largest, of: largest, "the highest: N is allowed")
  fixed("middle-max", largest / 2, of: largest, "found at once by who begins in the middle")
  fixed("beside-the-middle-max", largest / 2 + 1, of: largest, "found last by the same")
}.main()
