// From a value that fails to the simplest one that can be had by small steps.

/// A value that a property does not hold for, with the decisions it was made from.
struct Failure<Value> {
  let value: Value
  let error: any Error
  let choices: Choices

  /// Runs the property on the value these decisions make; `nil` if it holds.
  init?(_ choices: Choices, of generator: Generator<Value>, body: (Value) throws -> Void) {
    var choices = choices
    value = generator.make(&choices)
    self.choices = choices
    do {
      try body(value)
      return nil
    } catch {
      self.error = error
    }
  }
}

/// Makes a failing value simpler.
///
/// Simpler means fewer decisions, or as many of which the first one that differs is smaller. That
/// order has no endless descent, so the search ends.
struct Shrinker<Value> {
  private let generator: Generator<Value>
  private let body: (Value) throws -> Void

  /// The simplest failure so far.
  private(set) var best: Failure<Value>
  /// How many simpler failures were found one after the other.
  private(set) var steps = 0
  /// Hashes of all scripts tried: cutting any one of a row of zeros gives the same script.
  private var tried: Set<Int> = []
  /// How many decisions may still be made: a few seconds, for short values and long ones.
  private var decisionsLeft = 10_000_000
  /// What was chosen for it.
  private var values: [UInt64]

  init(
    _ failure: Failure<Value>, of generator: Generator<Value>,
    body: @escaping (Value) throws -> Void
  ) {
    self.generator = generator
    self.body = body
    best = failure
    values = failure.choices.made.map(\.value)
  }

  /// Tries all kinds of steps until none of them helps.
  mutating func run() {
    var before = -1
    while before < steps {
      before = steps
      removeElements(inRowsOf: 8)
      clearBlocks()
      removeElements(inRowsOf: 1)
      lowerEach()
      lowerEqualOnes()
      removeElementsForALowerNumber()
      moveAmounts()
    }
  }

  /// Takes a script's value for the best if it fails too and is simpler.
  private mutating func accepts(_ script: [UInt64]) -> Bool {
    guard decisionsLeft > 0, tried.insert(script.hashValue).inserted else { return false }
    decisionsLeft -= script.count + 1
    guard let failure = Failure(Choices(script: script), of: generator, body: body)
    else { return false }
    let new = failure.choices.made.map(\.value)
    let isSimpler =
      new.count == values.count
      ? new.lexicographicallyPrecedes(values) : new.count < values.count
    guard isSimpler else { return false }
    values = new
    best = failure
    steps += 1
    return true
  }

  /// Cuts out elements of lists: first many in a row, at last so many, and from the back.
  private mutating func removeElements(inRowsOf shortest: Int) {
    var length = best.choices.elements.count
    while length >= shortest {
      var index = best.choices.elements.count - length
      while index >= 0 {
        if let cut = neighbors(from: index, length) {
          var script = values
          script.removeSubrange(cut)
          // Afterwards there are fewer elements, of which some may still be behind this place.
          if accepts(script) { index = min(index, best.choices.elements.count - length) + 1 }
        }
        index -= 1
      }
      length /= 2
    }
  }

  /// The decisions of some elements in a row, if they are neighbors in one list.
  private func neighbors(from index: Int, _ length: Int) -> Range<Int>? {
    let elements = best.choices.elements[index..<index + length]
    for (element, next) in zip(elements, elements.dropFirst())
    where element.upperBound != next.lowerBound { return nil }
    return elements[index].lowerBound..<elements[index + length - 1].upperBound
  }

  /// Sets whole blocks to zero, but for what has two values: whether a list goes on, for example.
  private mutating func clearBlocks() {
    var length = values.count / 2
    while length > 1 {
      for start in stride(from: 0, to: values.count, by: length) where start < values.count {
        var script = values
        for place in start..<min(start + length, script.count)
        where best.choices.made[place].bound > 1 { script[place] = 0 }
        if script != values { _ = accepts(script) }
      }
      length /= 2
    }
  }

  private mutating func lowerEach() {
    var place = 0
    while place < values.count {
      if best.choices.made[place].bound > 0 { lower([place]) }
      place += 1
    }
  }

  /// Lowers equal numbers together: duplicates are often what matters.
  private mutating func lowerEqualOnes() {
    for value in Set(values).sorted() where value > 0 {
      let choices = best.choices.made
      let bounds = Set(choices.filter { $0.value == value && $0.bound > 1 }.map(\.bound))
      for bound in bounds.sorted() {
        let places = choices.indices.filter {
          choices[$0].value == value && choices[$0].bound == bound
        }
        if places.count < 2 { continue }
        lower(places)
        if places.count > 2 {
          for (place, next) in zip(places, places.dropFirst()) { lower([place, next]) }
        }
      }
    }
  }

  /// Gives the decisions at the places, which are equal, the least number that still fails.
  private mutating func lower(_ places: [Int]) {
    guard let place = places.first, place < values.count, values[place] > 0 else { return }
    var number = values[place]
    if accepts(0, at: places) { return }
    while true {
      // In even steps first: they keep the sign in the order 0, 1, -1, 2, ….
      var passing = number % 2
      if passing < number, passing > 0, accepts(passing, at: places) { return }
      while number - passing > 2 {
        // Invariant: number fails, passing does not, and both are even or both odd.
        let middle = passing + (number - passing) / 4 * 2
        if accepts(middle, at: places) { number = middle } else { passing = middle }
      }
      guard number > 1, accepts(number - 1, at: places) else { return }
      number -= 1
    }
  }

  private mutating func accepts(_ number: UInt64, at places: [Int]) -> Bool {
    var script = values
    for place in places {
      // With fewer decisions to make, the number may have moved or gone.
      guard place < script.count else { return false }
      script[place] = number
    }
    return accepts(script)
  }

  /// Lowers a number by one and cuts out an element behind it: the number may be the element count.
  private mutating func removeElementsForALowerNumber() {
    var place = 0
    while place < values.count {
      // What has two values is no count; most such places say that a list goes on.
      var index = best.choices.made[place].bound > 1 ? best.choices.elements.count - 1 : -1
      while index >= 0, place < values.count, values[place] > 0 {
        let element = best.choices.elements[index]
        if element.lowerBound > place {
          var script = values
          script[place] -= 1
          script.removeSubrange(element)
          if accepts(script) { index = min(index, best.choices.elements.count) }
        }
        index -= 1
      }
      place += 1
    }
  }

  /// Takes all from one number and adds it to one of the next: sums stay as they are.
  private mutating func moveAmounts() {
    var place = 0
    while place < values.count {
      var next = place + 1
      while next <= place + 8, next < values.count, values[place] > 0 {
        // In the order 0, 1, -1, 2, … the numbers have to change by even amounts. Where adding one
        // wraps there is nothing to move.
        for amount in [values[place], values[place] &+ values[place] % 2] {
          let (value, bound) = (values[next], best.choices.made[next].bound)
          guard values[place] > 0, value <= bound, amount <= bound - value else { continue }
          var script = values
          script[place] = 0
          script[next] += amount
          if accepts(script) { break }
        }
        next += 1
      }
      place += 1
    }
  }
}
