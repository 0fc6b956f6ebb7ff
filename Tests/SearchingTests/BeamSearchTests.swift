import InputPatterns
import Searching
import Testing

@Suite struct BeamSearchTests {
  /// Numbers that are put into two pans, one after the other, in all ways; the pans are to be equal.
  struct Pans {
    let weights: [Int]

    func search(width: Int) -> (moves: [Int], difference: Int) {
      let result = beamSearch(from: (count: 0, sum: 0), width: width, depth: weights.count) {
        state, add in
        for sign in [-1, 1] {
          let sum = state.sum + sign * weights[state.count]
          add(sign, -abs(sum), abs(sum))
        }
      } apply: { sign, state in
        state.sum += sign * weights[state.count]
        state.count += 1
      }
      return (result.moves, abs(result.state.sum))
    }
  }

  @Test func aWideBeamFindsTheBest() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<100 {
      let weights = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        Int.random(in: 1...30, using: &random)
      }
      let sums = (0..<1 << weights.count).map { mask in
        abs(weights.indices.reduce(0) { $0 + (mask >> $1 & 1 == 1 ? weights[$1] : -weights[$1]) })
      }
      let width = random.next() % 2 == 0 ? 512 : Int.max
      let (moves, difference) = Pans(weights: weights).search(width: width)
      #expect(difference == sums.min(), "\(weights)")
      #expect(abs(zip(weights, moves).reduce(0) { $0 + $1.0 * $1.1 }) == difference)
    }
  }

  /// As a beam is defined: all moves of a level, sorted, without those of an identity that was there.
  @Test func eachLevelKeepsTheBestStates() {
    var random = SplitMix64(seed: 12)
    for round in 0..<300 {
      let width = Int.random(in: 1...(round % 10 == 0 ? 200 : 6), using: &random)
      let depth = Int.random(in: 0...5, using: &random)
      let (branches, kinds) = (
        Int.random(in: 0...9, using: &random), Int.random(in: 1...40, using: &random)
      )
      // Scores and identities of the next state, which depend on the state and the move only.
      func mixed(_ state: UInt64, _ move: Int) -> (state: UInt64, score: Int, identity: Int) {
        var mixer = SplitMix64(seed: state &* 31 &+ UInt64(move))
        let bits = mixer.next()
        return (bits, Int(bits % 7), Int(bits >> 8) % kinds)
      }
      func isDead(_ state: UInt64) -> Bool { state % 5 == 0 && state != 0 }

      let found = beamSearch(from: UInt64(round), width: width, depth: depth) { state, add in
        if isDead(state) { return }
        for move in 0..<branches {
          let next = mixed(state, move)
          add(move, next.score, next.identity)
        }
      } apply: { move, state in
        state = mixed(state, move).state
      }

      var beam: [(state: UInt64, moves: [Int])] = [(UInt64(round), [])]
      for _ in 0..<depth {
        var next: [(state: UInt64, moves: [Int], score: Int, identity: Int)] = []
        for (state, moves) in beam where !isDead(state) {
          for move in 0..<branches {
            let mix = mixed(state, move)
            next.append((mix.state, moves + [move], mix.score, mix.identity))
          }
        }
        let order = next.indices.sorted { (-next[$0].score, $0) < (-next[$1].score, $1) }
        var known: Set<Int> = []
        let kept = order.filter { known.insert(next[$0].identity).inserted }.prefix(width)
        if kept.isEmpty { break }
        beam = kept.map { (next[$0].state, next[$0].moves) }
      }
      #expect(found.moves == beam[0].moves, "width \(width), depth \(depth)")
      #expect(found.state == beam[0].state)
    }
  }

  @Test func onlyWhatIsKeptIsCopiedAndChanged() {
    var applied = 0
    let result = beamSearch(from: 0, width: 3, depth: 10) { state, add in
      for move in 0..<100 { add(move, move, state * 1000 + move) }
    } apply: { move, state in
      applied += 1
      state = move
    }
    #expect(applied == 30)
    #expect(result.moves == [Int](repeating: 99, count: 10))
  }

  /// Long searches, which forget the moves to states that are gone; each state knows its own.
  @Test(arguments: [(1, 9000), (7, 2000), (50, 400), (300, 50)])
  func theMovesAreThoseOfTheState(width: Int, depth: Int) {
    var random = SplitMix64(seed: UInt64(width))
    for spread in [1, 10, 1_000_000] {
      // Whether the states have the same past depends on how much their scores vary.
      let result = beamSearch(from: [Int](), width: width, depth: depth) { state, add in
        for move in 0..<3 {
          add(move, Int.random(in: 0..<spread, using: &random), random.next())
        }
      } apply: { move, state in
        state.append(move)
      }
      #expect(result.moves.count == depth)
      #expect(result.moves == result.state, "width \(width), spread \(spread)")
    }
  }

  /// Of 100,000 moves in all, most lead to states that are gone.
  @Test func movesToStatesThatAreGoneAreForgotten() {
    final class Counter {
      var (live, most) = (0, 0)
    }
    final class Move {
      let counter: Counter
      init(_ counter: Counter) {
        self.counter = counter
        counter.live += 1
        counter.most = max(counter.most, counter.live)
      }
      deinit { counter.live -= 1 }
    }
    let counter = Counter()
    var random = SplitMix64(seed: 14)
    let result = beamSearch(from: 0, width: 50, depth: 2000) { _, add in
      for _ in 0..<3 { add(Move(counter), random.next(), random.next()) }
    } apply: { _, state in
      state += 1
    }
    #expect(result.state == 2000)
    #expect(result.moves.map(\.counter.live) == [Int](repeating: 2000, count: 2000))
    #expect(counter.most < 20_000)
  }

  @Test func withoutTimeEachLevelHasOneState() {
    var random = SplitMix64(seed: 13)
    for _ in 0..<20 {
      let gains = (0..<60).map { _ in
        (0..<4).map { _ in Int.random(in: 0..<1000, using: &random) }
      }
      var applied = 0
      let result = beamSearch(from: 0, width: 1000, depth: 60, seconds: 0) { state, add in
        for move in 0..<4 {
          add(move, gains[(state * 7 + move) % 60][move], state * 4 + move)
        }
      } apply: { move, state in
        applied += 1
        state = (state * 4 + move) % 1_000_003
      }
      #expect(applied == 60)
      #expect(result.moves.count == 60)
    }
  }

  /// Much time for little: no more than the given width, of which every state is there once.
  @Test func withMuchTimeTheBeamGrowsUpToItsWidth() {
    for width in [1, 30, 64, 65, 3000] {
      var (level, visited) = (0, [Int](repeating: 0, count: 21))
      let result = beamSearch(from: (depth: 0, number: 0), width: width, depth: 20, seconds: 1e9) {
        state, add in
        level = state.depth
        visited[level] += 1
        for move in 0..<4 { add(move, state.number &* 4 &+ move, state.number &* 4 &+ move) }
      } apply: { move, state in
        state = (state.depth + 1, state.number &* 4 &+ move)
      }
      #expect(level == 19)
      #expect(visited.max() == width)
      #expect(result.moves == [Int](repeating: 3, count: 20))
    }
  }

  @Test func withoutAnEndOfTimeTheWidthGrowsToTheGreatestInteger() {
    let result = beamSearch(from: 0, width: .max, depth: 40, seconds: .infinity) { state, add in
      add(1, state, state)
    } apply: { move, state in
      state += move
    }
    #expect(result.state == 40)
  }

  @Test func aSearchEndsWhenNoStateHasAMove() {
    var isOver = false
    let result = beamSearch(from: 0, width: 4, depth: 100) { state, add in
      if isOver { return }
      for move in 1...3 {
        let sum = state + move
        add(move, sum == 20 ? .max : -abs(20 - sum), sum)
      }
    } apply: { move, state in
      state += move
      if state == 20 { isOver = true }
    }
    #expect(result.state == 20 && result.moves.count == 7)
    #expect(result.moves.reduce(0, +) == 20)
  }

  @Test func valuesThatMakeNoSenseTrap() async {
    await #expect(processExitsWith: .failure) {
      print(
        beamSearch(from: 0, width: 1, depth: 1, seconds: -1) { _, add in
          add(1, 1, 1)
        } apply: { _, _ in
        })
    }
    await #expect(processExitsWith: .failure) {
      print(
        beamSearch(from: 0, width: 0, depth: 1) { _, add in
          add(1, 1, 1)
        } apply: { _, _ in
        })
    }
    await #expect(processExitsWith: .failure) {
      print(
        beamSearch(from: 0, width: 1, depth: -1) { _, add in
          add(1, 1, 1)
        } apply: { _, _ in
        })
    }
  }
}
