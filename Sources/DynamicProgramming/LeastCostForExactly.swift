// Optimization with a given number of parts, by a penalty for each part (Lagrangian relaxation, aliens trick). Everett,
// "Generalized Lagrange multiplier method for solving problems of optimum allocation of resources", 1963.

/// Returns the minimum cost with exactly the given number of parts, by a penalty for each part (aliens trick).
///
/// The closure solves the problem for any number of parts, each of which costs the penalty more (Lagrangian
/// relaxation).
///
///     // Two ranges of numbers with the greatest sum, as costs.
///     let values = [5, -1, 3, -9, 4]
///     let cost = leastCost(forExactly: 2) { penalty in
///       // The least costs so far, in how many ranges, outside of a range and in one.
///       var (outside, inside) = ((cost: 0, parts: 0), (cost: Int.max, parts: 0))
///       for value in values {
///         let next = (cost: outside.cost + penalty, parts: outside.parts + 1)
///         inside = next.cost < inside.cost ? next : inside
///         inside.cost -= value
///         outside = inside.cost < outside.cost ? inside : outside
///       }
///       return outside
///     }
///     cost  // -11: 5 - 1 + 3 and 4
///
/// The greater the penalty, the fewer the parts: the penalty with the wanted number of parts is searched for. It may be
/// negative. If several numbers of parts have the same cost, the closure may return any of them.
///
/// - Parameters:
///   - parts: The number of parts.
///   - cheapest: Returns, for a penalty, the minimum cost if each part costs the penalty more, and the number of parts
///     that it takes.
/// - Returns: The minimum cost with that number of parts, without penalties.
/// - Precondition: The minimum cost is a convex function of the number of parts: each further part saves no more than
///   the one before did, or costs no less more. A solution with that number of parts exists; else the program stops.
///   All sums fit `Int`: penalties may be 1,024 times what one of the parts saves, and negative ones eight times what
///   one costs.
/// - Complexity: O(log *c*) calls of the closure, where *c* is what one part saves or costs: about 20 for 10¹².
@inlinable
public func leastCost(
  forExactly parts: Int, cheapest: (_ penalty: Int) throws -> (cost: Int, parts: Int)
) rethrows -> Int {
  // The greatest penalty with too many parts and the least with too few, and their costs without penalties.
  var many: (penalty: Int, cost: Int, parts: Int)?
  var few: (penalty: Int, cost: Int, parts: Int)?
  var penalty = 0
  var isCrossed = false
  while true {
    let found = try cheapest(penalty)
    let cost = found.cost - penalty * found.parts
    if found.parts == parts { return cost }
    if found.parts > parts {
      many = (penalty, cost, found.parts)
    } else {
      few = (penalty, cost, found.parts)
    }
    guard let many, let few else {
      precondition(
        penalty.magnitude < 1 << 60, "there is nothing with so many parts, whatever they cost")
      // With positive penalties, however large, there are few parts, whose cost is not much more than one of them.
      penalty = few == nil ? Swift.max(1, penalty << 10) : Swift.min(-1, penalty << 3)
      continue
    }
    if many.penalty + 1 == few.penalty {
      // At one of the two penalties the wanted number of parts costs as much as the numbers that were found.
      return Swift.max(
        many.cost + many.penalty * (many.parts - parts),
        few.cost - few.penalty * (parts - few.parts))
    }
    // Next, the penalty at which both would cost the same, between theirs; every other time the middle, so that it
    // takes at most twice as many calls as bisection.
    let middle = many.penalty + (few.penalty - many.penalty) / 2
    let crossing = (few.cost - many.cost) / (many.parts - few.parts)
    penalty =
      isCrossed ? middle : Swift.min(Swift.max(crossing, many.penalty + 1), few.penalty - 1)
    isCrossed.toggle()
  }
}
