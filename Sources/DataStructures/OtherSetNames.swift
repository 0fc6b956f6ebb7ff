// Hints where disjoint sets are used with the names of other libraries.

extension DisjointSets {
  /// Unavailable: shows how to unite sets.
  @available(*, unavailable, renamed: "union(_:_:)")
  @discardableResult
  public mutating func unite(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Unavailable: shows how to unite sets.
  @available(*, unavailable, renamed: "union(_:_:)")
  @discardableResult
  public mutating func merge(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Unavailable: shows how to test whether two integers are in one set.
  @available(*, unavailable, renamed: "areConnected(_:_:)")
  public mutating func same(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Unavailable: shows how to test whether two integers are in one set.
  @available(*, unavailable, renamed: "areConnected(_:_:)")
  public mutating func connected(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Unavailable: shows how to get the size of a set.
  @available(*, unavailable, renamed: "setSize(of:)")
  public mutating func size(_ member: Int) -> Int { fatalError("unavailable") }

  /// Unavailable: shows how to get the size of a set.
  @available(*, unavailable, renamed: "setSize(of:)")
  public mutating func size(of member: Int) -> Int { fatalError("unavailable") }

  /// Unavailable: shows how to find the representative of a set.
  @available(*, unavailable, renamed: "find(_:)")
  public mutating func leader(_ member: Int) -> Int { fatalError("unavailable") }
}

extension WeightedDisjointSets {
  /// Unavailable: shows how a difference is added.
  @available(*, unavailable, message: "addDifference(_:from:to:) has the difference first")
  @discardableResult
  public mutating func setDifference(
    from start: Int, to end: Int, _ difference: Difference
  ) -> Bool {
    fatalError("unavailable")
  }

  /// Unavailable: shows how to unite sets.
  @available(*, unavailable, message: "sets are united by addDifference(_:from:to:)")
  @discardableResult
  public mutating func union(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Unavailable: shows how to unite sets.
  @available(*, unavailable, message: "sets are united by addDifference(_:from:to:)")
  @discardableResult
  public mutating func unite(_ first: Int, _ second: Int, _ difference: Difference) -> Bool {
    fatalError("unavailable")
  }

  /// Unavailable: shows how to unite sets.
  @available(*, unavailable, message: "sets are united by addDifference(_:from:to:)")
  @discardableResult
  public mutating func merge(_ first: Int, _ second: Int, _ difference: Difference) -> Bool {
    fatalError("unavailable")
  }

  /// Unavailable: shows how to test whether two integers are in one set.
  @available(*, unavailable, renamed: "areConnected(_:_:)")
  public mutating func same(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Unavailable: shows how to get the size of a set.
  @available(*, unavailable, renamed: "setSize(of:)")
  public mutating func size(_ member: Int) -> Int { fatalError("unavailable") }

  /// Unavailable: shows how to get the size of a set.
  @available(*, unavailable, renamed: "setSize(of:)")
  public mutating func size(of member: Int) -> Int { fatalError("unavailable") }
}

extension RollbackDisjointSets {
  /// Unavailable: shows how to unite sets.
  @available(*, unavailable, renamed: "union(_:_:)")
  @discardableResult
  public mutating func unite(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Unavailable: shows how to unite sets.
  @available(*, unavailable, renamed: "union(_:_:)")
  @discardableResult
  public mutating func merge(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Unavailable: shows how to test whether two integers are in one set.
  @available(*, unavailable, renamed: "areConnected(_:_:)")
  public func same(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Unavailable: shows how to get the size of a set.
  @available(*, unavailable, renamed: "setSize(of:)")
  public func size(_ member: Int) -> Int { fatalError("unavailable") }

  /// Unavailable: shows how to get the size of a set.
  @available(*, unavailable, renamed: "setSize(of:)")
  public func size(of member: Int) -> Int { fatalError("unavailable") }

  /// Unavailable: shows how to undo unions.
  @available(
    *, unavailable, message: "unions are taken back by rollBack(to:), the unionCount of before"
  )
  public mutating func rollback() { fatalError("unavailable") }
}

extension RollbackWeightedDisjointSets {
  /// Unavailable: shows how a difference is added.
  @available(*, unavailable, message: "addDifference(_:from:to:) has the difference first")
  @discardableResult
  public mutating func setDifference(
    from start: Int, to end: Int, _ difference: Difference
  ) -> Bool {
    fatalError("unavailable")
  }
}

extension TimedDisjointSets {
  /// Unavailable: unions have a time.
  @available(*, unavailable, message: "sets are united by union(_:_:at:), which has a time")
  @discardableResult
  public mutating func union(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Unavailable: shows how to test whether two integers are in one set.
  @available(*, unavailable, renamed: "areConnected(_:_:at:)")
  public func same(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Unavailable: shows how to get the size of a set.
  @available(*, unavailable, renamed: "setSize(of:at:)")
  public func size(_ member: Int) -> Int { fatalError("unavailable") }

  /// Unavailable: shows how to get the size of a set.
  @available(*, unavailable, renamed: "setSize(of:at:)")
  public func size(of member: Int) -> Int { fatalError("unavailable") }
}
