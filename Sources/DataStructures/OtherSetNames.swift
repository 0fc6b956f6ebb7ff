// What to write where disjoint sets are used as those of other libraries are.

extension DisjointSets {
  /// Tells how sets are united.
  @available(*, unavailable, renamed: "union(_:_:)")
  @discardableResult
  public mutating func unite(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Tells how sets are united.
  @available(*, unavailable, renamed: "union(_:_:)")
  @discardableResult
  public mutating func merge(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Tells how two numbers are found to be in one set.
  @available(*, unavailable, renamed: "areConnected(_:_:)")
  public mutating func same(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Tells how two numbers are found to be in one set.
  @available(*, unavailable, renamed: "areConnected(_:_:)")
  public mutating func connected(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Tells how the size of a set is found.
  @available(*, unavailable, renamed: "setSize(of:)")
  public mutating func size(_ member: Int) -> Int { fatalError("unavailable") }

  /// Tells how the member is found that stands for a set.
  @available(*, unavailable, renamed: "find(_:)")
  public mutating func leader(_ member: Int) -> Int { fatalError("unavailable") }
}

extension WeightedDisjointSets {
  /// Tells how sets are united.
  @available(*, unavailable, message: "sets are united by setDifference(from:to:_:)")
  @discardableResult
  public mutating func union(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Tells how sets are united.
  @available(*, unavailable, message: "sets are united by setDifference(from:to:_:)")
  @discardableResult
  public mutating func unite(_ first: Int, _ second: Int, _ difference: Difference) -> Bool {
    fatalError("unavailable")
  }

  /// Tells how sets are united.
  @available(*, unavailable, message: "sets are united by setDifference(from:to:_:)")
  @discardableResult
  public mutating func merge(_ first: Int, _ second: Int, _ difference: Difference) -> Bool {
    fatalError("unavailable")
  }

  /// Tells how two numbers are found to be in one set.
  @available(*, unavailable, renamed: "areConnected(_:_:)")
  public mutating func same(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Tells how the size of a set is found.
  @available(*, unavailable, renamed: "setSize(of:)")
  public mutating func size(_ member: Int) -> Int { fatalError("unavailable") }
}

extension RollbackDisjointSets {
  /// Tells how sets are united.
  @available(*, unavailable, renamed: "union(_:_:)")
  @discardableResult
  public mutating func unite(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Tells how sets are united.
  @available(*, unavailable, renamed: "union(_:_:)")
  @discardableResult
  public mutating func merge(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Tells how two numbers are found to be in one set.
  @available(*, unavailable, renamed: "areConnected(_:_:)")
  public func same(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Tells how the size of a set is found.
  @available(*, unavailable, renamed: "setSize(of:)")
  public func size(_ member: Int) -> Int { fatalError("unavailable") }

  /// Tells how unions are taken back.
  @available(
    *, unavailable, message: "unions are taken back by rollBack(to:), the unionCount of before"
  )
  public mutating func rollback() { fatalError("unavailable") }
}

extension TimedDisjointSets {
  /// Tells that unions have a time.
  @available(*, unavailable, message: "sets are united by union(_:_:at:), which has a time")
  @discardableResult
  public mutating func union(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Tells how two numbers are found to be in one set.
  @available(*, unavailable, renamed: "areConnected(_:_:at:)")
  public func same(_ first: Int, _ second: Int) -> Bool { fatalError("unavailable") }

  /// Tells how the size of a set is found.
  @available(*, unavailable, renamed: "setSize(of:at:)")
  public func size(_ member: Int) -> Int { fatalError("unavailable") }
}
