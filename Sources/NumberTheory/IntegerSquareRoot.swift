// The square root of a whole number, rounded down, by Newton's method.

/// Returns the largest number whose square is at most `number`, which is positive.
internal func _integerSquareRoot(_ number: Int) -> Int {
  // From above the guesses fall until they reach the root.
  // (`Double.squareRoot` would make the module depend on the C mathematics library.)
  var root = number
  var better = number - number / 2
  while better < root {
    root = better
    better = (root + number / root) / 2
  }
  return root
}
