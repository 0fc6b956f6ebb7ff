// What holds for disjoint sets whatever is united.

import DataStructures
import PropertyTesting
import Testing

@Suite struct DisjointSetsProperties {
  /// A number of members, and pairs of them.
  private static var unions: Generator<(Int, [(Int, Int)])> {
    Generator<Int>.integers(in: 1...30).flatMap { count in
      let members = Generator<Int>.integers(in: 0...count - 1)
      return tuples(.always(count), .array(of: tuples(members, members)))
    }
  }

  @Test func membersAreTogetherWhoseNamesWereMadeTheSame() {
    forAll(Self.unions) { count, pairs in
      var sets = DisjointSets(count: count)
      var names = Array(0..<count)
      for (first, second) in pairs {
        let (kept, given) = (names[first], names[second])
        try check(sets.areConnected(first, second), equals: kept == given, "\(first), \(second)")
        try check(sets.union(first, second), equals: kept != given, "union \(first), \(second)")
        names = names.map { $0 == given ? kept : $0 }
        try check(sets.setCount, equals: Set(names).count, "sets")
      }
      let smallestFirst = Dictionary(grouping: names.indices) { names[$0] }.values
        .sorted { $0[0] < $1[0] }
      try check(sets.sets(), equals: smallestFirst, "sets()")
      for member in 0..<count {
        let fellows = names.indices.filter { names[$0] == names[member] }
        try check(sets.setSize(of: member), equals: fellows.count, "size of the set of \(member)")
        try check(
          names.indices.filter { sets.find($0) == sets.find(member) }, equals: fellows,
          "those together with \(member)")
      }
    }
  }
}
