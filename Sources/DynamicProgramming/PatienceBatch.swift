// Eight values at a time, the unit in which PatienceTails.swift works.
// Separate variables instead of an array or a SIMD vector: registers, not memory, and any integer.
// Everything is always inlined: without that, random input took 26 % longer.

/// Eight values that are worked on in lock-step and that the compiler keeps in registers.
///
/// With four, the processor still waits: random input took 18 % longer.
@usableFromInline
internal struct _PatienceBatch<Value> {
  @usableFromInline internal var v0, v1, v2, v3, v4, v5, v6, v7: Value

  @inlinable internal static var count: Int { 8 }

  @inlinable @inline(__always)
  internal init(
    v0: Value, v1: Value, v2: Value, v3: Value, v4: Value, v5: Value, v6: Value, v7: Value
  ) {
    (self.v0, self.v1, self.v2, self.v3) = (v0, v1, v2, v3)
    (self.v4, self.v5, self.v6, self.v7) = (v4, v5, v6, v7)
  }

  @inlinable @inline(__always)
  internal init(_ value: (_ offset: Int) -> Value) {
    self.init(
      v0: value(0), v1: value(1), v2: value(2), v3: value(3),
      v4: value(4), v5: value(5), v6: value(6), v7: value(7))
  }

  @inlinable @inline(__always)
  internal func forEach(_ body: (_ offset: Int, Value) -> Void) {
    body(0, v0)
    body(1, v1)
    body(2, v2)
    body(3, v3)
    body(4, v4)
    body(5, v5)
    body(6, v6)
    body(7, v7)
  }

  @inlinable @inline(__always)
  internal func map<Other>(_ transform: (Value) -> Other) -> _PatienceBatch<Other> {
    _PatienceBatch<Other>(
      v0: transform(v0), v1: transform(v1), v2: transform(v2), v3: transform(v3),
      v4: transform(v4), v5: transform(v5), v6: transform(v6), v7: transform(v7))
  }

  @inlinable @inline(__always)
  internal mutating func update<Other>(
    with other: _PatienceBatch<Other>, _ transform: (Value, Other) -> Value
  ) {
    v0 = transform(v0, other.v0)
    v1 = transform(v1, other.v1)
    v2 = transform(v2, other.v2)
    v3 = transform(v3, other.v3)
    v4 = transform(v4, other.v4)
    v5 = transform(v5, other.v5)
    v6 = transform(v6, other.v6)
    v7 = transform(v7, other.v7)
  }

  /// Whether all adjacent values are linked.
  @inlinable @inline(__always)
  internal func isChain(_ areLinked: (Value, Value) -> Bool) -> Bool {
    areLinked(v0, v1) && areLinked(v1, v2) && areLinked(v2, v3) && areLinked(v3, v4)
      && areLinked(v4, v5) && areLinked(v5, v6) && areLinked(v6, v7)
  }
}

extension _PatienceBatch where Value: Comparable {
  @inlinable @inline(__always)
  internal var min: Value {
    Swift.min(
      Swift.min(Swift.min(v0, v1), Swift.min(v2, v3)),
      Swift.min(Swift.min(v4, v5), Swift.min(v6, v7)))
  }

  @inlinable @inline(__always)
  internal func contains(_ value: Value) -> Bool {
    v0 == value || v1 == value || v2 == value || v3 == value
      || v4 == value || v5 == value || v6 == value || v7 == value
  }
}
