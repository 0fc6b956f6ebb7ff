import FastIO

struct ImpossibleReply: Error { let reply: String }

solve { input, output in
  let largest = try input.read(Int.self, in: 1...1_000_000_000)
  var (low, high) = (1, largest)
  while true {
    // At least half of the candidates go with every guess; 30 guesses are enough for 2^30 - 1.
    let guess = (low + high) / 2
    output.writeLine(guess)
    try output.flush()
    switch try input.readToken() {
    case "lower" where low < guess: high = guess - 1
    case "higher" where guess < high: low = guess + 1
    case "correct": return try input.expectEnd()
    case let reply: throw ImpossibleReply(reply: reply)
    }
  }
}
