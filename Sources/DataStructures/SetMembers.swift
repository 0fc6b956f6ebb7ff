// The members of each of some disjoint sets.

/// Returns the members of each set, in ascending order of the sets' smallest members.
///
/// - Parameters:
///   - count: The number of members, from 0 on; at most 2³¹ − 1.
///   - root: Returns the representative of a member's set, and the size of the set.
@inlinable
internal func _setMembers(
  _ count: Int, _ root: (_ member: Int) -> (root: Int, size: Int)
) -> [[Int]] {
  var places = [Int32](repeating: -1, count: count)
  var sets: [[Int]] = []
  for member in 0..<count {
    let (root, size) = root(member)
    if places[root] < 0 {
      places[root] = Int32(truncatingIfNeeded: sets.count)
      var set: [Int] = []
      set.reserveCapacity(size)
      sets.append(set)
    }
    sets[Int(places[root])].append(member)
  }
  return sets
}
