import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct PersistentBinaryTrieTests {
  /// Each version is checked against an array of its numbers, and so are differences of versions.
  @Test(arguments: [0, 1, 7, 100, .max])
  func allVersionsSayWhatLookingAtEachNumberSays(largest: Int) {
    let numbers = Generator<Int>.integers(in: 0...largest)
    let steps = Generator<[(Bool, Int, Int)]>.array(
      of: tuples(.element(of: [true, true, false]), numbers, .integers(in: 0...1000)),
      counts: 0...20)
    forAll(tuples(steps, numbers, .integers(in: -2...largest))) { steps, number, bound in
      var trie = PersistentBinaryTrie(upTo: largest)
      var known: [[Int]] = [[]]
      for (isInsertion, value, place) in steps {
        let version = place % known.count
        if isInsertion {
          try check(trie.insert(value, in: version), equals: known.count, "insert \(value)")
          known.append(known[version] + [value])
        } else if let place = known[version].firstIndex(of: value) {
          try check(trie.remove(value, in: version), equals: known.count, "remove \(value)")
          known.append(known[version])
          known[known.count - 1].remove(at: place)
        } else {
          try check(trie.remove(value, in: version), equals: nil, "remove \(value)")
        }
      }
      try check(trie.versionCount, equals: known.count, "versionCount")
      for (version, all) in known.enumerated() {
        for (other, some) in known.enumerated() {
          var rest = all
          let isWithin = some.allSatisfy { value in
            guard let place = rest.firstIndex(of: value) else { return false }
            rest.remove(at: place)
            return true
          }
          guard isWithin else { continue }
          try Self.compare(trie, version, other, rest, number, bound)
        }
      }
    }
  }

  private static func compare(
    _ trie: PersistentBinaryTrie, _ version: Int, _ other: Int, _ numbers: [Int], _ number: Int,
    _ bound: Int
  ) throws {
    let results = numbers.map { $0 ^ number }.sorted()
    let place = "version \(version) without \(other)"
    try check(trie.count(in: version, without: other), equals: numbers.count, place)
    try check(
      trie.count(of: number, in: version, without: other),
      equals: numbers.count { $0 == number }, place)
    try check(
      trie.smallest(xor: number, in: version, without: other), equals: results.first, place)
    try check(trie.largest(xor: number, in: version, without: other), equals: results.last, place)
    for k in -1...results.count {
      try check(
        trie.smallest(k, xor: number, in: version, without: other),
        equals: results.indices.contains(k) ? results[k] : nil, "\(k) of \(place)")
    }
    let sorted = numbers.sorted()
    try check(trie.smallest(in: version, without: other), equals: sorted.first, place)
    try check(trie.largest(in: version, without: other), equals: sorted.last, place)
    try check(trie.smallest(in: [version], without: [other]), equals: sorted.first, place)
    try check(trie.largest(in: [version], without: [other]), equals: sorted.last, place)
    for (k, number) in sorted.enumerated() {
      try check(trie.smallest(k, in: version, without: other), equals: number, "\(k) of \(place)")
    }
    try check(
      trie.count(below: bound, in: version, without: other),
      equals: sorted.count { $0 < bound }, "numbers below \(bound) in \(place)")
    for bound in [bound, number, .max] {
      try check(
        trie.count(below: bound, xor: number, in: version, without: other),
        equals: results.count { $0 < bound }, "below \(bound) in \(place)")
    }
    try check(
      trie.smallest(xor: number, in: [version], without: [other]), equals: results.first, place)
    try check(
      trie.largest(xor: number, in: [version], without: [other]), equals: results.last, place)
  }

  /// The version of each vertex has the numbers from the root to it.
  @Test func pathsOfATreeAreFourVersions() {
    let counts = Generator<Int>.integers(in: 1...12)
    forAll(tuples(counts, .integers(in: 0...1 << 40))) { count, seed in
      var random = SplitMix64(seed: UInt64(seed))
      var trie = PersistentBinaryTrie(upTo: 31)
      var (parents, numbers, versions): ([Int], [Int], [Int]) = ([], [], [])
      for vertex in 0..<count {
        parents.append(vertex == 0 ? -1 : random.next(in: 0...vertex - 1))
        numbers.append(random.next(in: 0...31))
        versions.append(
          trie.insert(numbers[vertex], in: vertex == 0 ? 0 : versions[parents[vertex]]))
      }
      func ancestors(_ vertex: Int) -> [Int] {
        Array(sequence(first: vertex) { parents[$0] < 0 ? nil : parents[$0] })
      }
      for one in 0..<count {
        for other in 0..<count {
          let (ways, others) = (ancestors(one), ancestors(other))
          let top = ways.first { others.contains($0) }!
          let path = ways.prefix { $0 != top } + [top] + others.prefix { $0 != top }
          let results = path.map { numbers[$0] ^ 21 }
          let less = [versions[top], top == 0 ? 0 : versions[parents[top]]]
          let ends = [versions[one], versions[other]]
          try check(
            trie.largest(xor: 21, in: ends, without: less), equals: results.max(), "largest")
          try check(
            trie.smallest(xor: 21, in: ends, without: less), equals: results.min(), "smallest")
        }
      }
      try check(trie.largest(xor: 3, in: [], without: []), equals: nil, "none")
    }
  }

  @Test func reservingChangesNothing() {
    var trie = PersistentBinaryTrie(upTo: 0)
    trie.reserveVersions(3)
    #expect(trie.versionCount == 1)
    for version in 0..<3 { trie.insert(0, in: version) }
    #expect(trie.count(in: 3) == 3 && trie.largest(in: 3, without: 2) == 0)
  }

  @Test func whatIsNotThereTraps() async {
    await #expect(processExitsWith: .failure) {
      var trie = PersistentBinaryTrie(upTo: 7)
      print(trie.insert(8, in: 0))
    }
    await #expect(processExitsWith: .failure) {
      var trie = PersistentBinaryTrie(upTo: 7)
      print(trie.insert(7, in: 1))
    }
    await #expect(processExitsWith: .failure) {
      print(PersistentBinaryTrie(upTo: 7).smallest(xor: -1, in: 0) as Any)
    }
    await #expect(processExitsWith: .failure) { print(PersistentBinaryTrie(upTo: -1)) }
    await #expect(processExitsWith: .failure) {
      var trie = PersistentBinaryTrie(upTo: 7)
      trie.reserveVersions(-1)
      print(trie)
    }
    await #expect(processExitsWith: .failure) {
      var trie = PersistentBinaryTrie(upTo: 7)
      trie.reserveVersions(1 << 40)
      print(trie)
    }
  }
}
