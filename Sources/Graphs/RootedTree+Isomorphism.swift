// Tree isomorphism: from the leaves up, each vertex is known by the sorted classes of its children. Aho, Hopcroft,
// Ullman: The Design and Analysis of Computer Algorithms, 1974, 3.2. Here nothing is sorted: all vertices of a class
// are visited before those of the next one, each of which so comes to its parent in order.

extension RootedTree {
  /// Returns the isomorphism class of the subtree of each vertex, as a number.
  ///
  ///     //       0
  ///     //      / \
  ///     //     1   2
  ///     //    / \   \
  ///     //   3   4   5
  ///     let tree = RootedTree(parents: [0, 0, 1, 1, 2])
  ///     tree.subtreeClasses()  // [3, 2, 1, 0, 0, 0]
  ///
  /// Two vertices have the same class if and only if their subtrees are isomorphic as rooted trees: equal up to the
  /// order of children and the numbers of vertices. Lengths are ignored. The classes are exact, not hashes.
  ///
  /// - Returns: The classes, as many as there are vertices. They are 0, 1, … without gaps; that of a leaf is 0, and
  ///   that of any other vertex is larger than those of its children, so that the root has the largest.
  /// - Complexity: O(*n*) for *n* vertices.
  public func subtreeClasses() -> [Int] {
    let classes = Self.classes(parents: parentPlaces(from: 0))
    return places.map { Int(classes[Int($0)]) }
  }

  /// Returns whether two trees are isomorphic: equal up to the numbers of their vertices.
  ///
  ///     let line = RootedTree(edges: [(0, 1), (1, 2)])
  ///     let fork = RootedTree(edges: [(0, 1), (0, 2)])
  ///     line.isIsomorphic(to: fork)  // false
  ///     line.isIsomorphic(to: fork, ignoringRoots: true)  // true
  ///
  /// - Parameters:
  ///   - other: Another tree. Lengths are ignored.
  ///   - ignoringRoots: Whether to compare unrooted trees; otherwise the root of one tree corresponds to that of the
  ///     other.
  /// - Complexity: O(*n*) for *n* vertices.
  public func isIsomorphic(to other: RootedTree, ignoringRoots: Bool = false) -> Bool {
    guard vertexCount == other.vertexCount else { return false }
    let root = ignoringRoots ? middles[0] : 0
    let parents = parentPlaces(from: root)
    let shift = Int32(truncatingIfNeeded: vertexCount)
    return (ignoringRoots ? other.middles : [0]).contains { otherRoot in
      let others = other.parentPlaces(from: otherRoot).map { $0 < 0 ? $0 : $0 + shift }
      let classes = Self.classes(parents: parents + others)
      return classes[root] == classes[vertexCount + otherRoot]
    }
  }

  /// The places of the centroids: one, or two neighbors.
  private var middles: [Int] {
    // No child has a larger subtree than the first one, which has the next place.
    let middle = order.indices.last { 2 * subtree(of: order[$0]).count >= vertexCount }!
    return 2 * subtree(of: order[middle]).count == vertexCount ? [middle - 1, middle] : [middle]
  }

  /// The place of the parent of each place, −1 for the root, after rerooting at another place of the first heavy path.
  private func parentPlaces(from root: Int) -> [Int32] {
    order.indices.map { place in
      let parent = place < root ? place + 1 : place == root ? -1 : parentPlace(of: place)
      return Int32(truncatingIfNeeded: parent)
    }
  }
}

// MARK: - Core

extension RootedTree {
  /// Returns the isomorphism class of each vertex of several trees.
  ///
  /// - Parameter parents: The parent of each vertex, −1 for roots.
  private static func classes(parents: [Int32]) -> [Int32] {
    // How many children have no class yet.
    var waiting = [Int32](repeating: 0, count: parents.count)
    for parent in parents where parent >= 0 { waiting[Int(parent)] += 1 }
    // What is known of a vertex is a state: the classes of some children, in order. Each state keeps one
    // transition, the one by the current class.
    var states = [Int32](repeating: 0, count: parents.count)
    var steps = [(by: Int32, to: Int32)](repeating: (-1, 0), count: parents.count)
    var stateCount: Int32 = 1
    var classesOfStates = [Int32](repeating: -1, count: parents.count)
    // The last vertex of each class, and for each vertex the one before it in its class.
    var lasts: [Int32] = []
    var previous = [Int32](repeating: -1, count: parents.count)
    var classes = [Int32](repeating: 0, count: parents.count)
    func finish(_ vertex: Int) {
      let state = Int(states[vertex])
      if classesOfStates[state] < 0 {
        classesOfStates[state] = Int32(truncatingIfNeeded: lasts.count)
        lasts.append(-1)
      }
      let number = classesOfStates[state]
      classes[vertex] = number
      previous[vertex] = lasts[Int(number)]
      lasts[Int(number)] = Int32(truncatingIfNeeded: vertex)
    }

    for vertex in parents.indices where waiting[vertex] == 0 { finish(vertex) }
    var number: Int32 = 0
    while number < lasts.count {
      // Invariant: all vertices of this class and of those before it are known. A vertex that is finished now has a child
      // of this class, and so gets a later one.
      var vertex = Int(lasts[Int(number)])
      while vertex >= 0 {
        let parent = Int(parents[vertex])
        if parent >= 0 {
          let state = Int(states[parent])
          if steps[state].by != number {
            steps[state] = (number, stateCount)
            stateCount += 1
          }
          states[parent] = steps[state].to
          waiting[parent] -= 1
          if waiting[parent] == 0 { finish(parent) }
        }
        vertex = Int(previous[vertex])
      }
      number += 1
    }
    return classes
  }
}
