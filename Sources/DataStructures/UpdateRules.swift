// The operations of trees with lazy propagation of range or path updates.

/// How elements are combined, and how updates apply to them and compose.
@frozen @usableFromInline
internal struct _UpdateRules<Element, Update> {
  @usableFromInline internal let combine: (Element, Element) -> Element
  @usableFromInline internal let apply: (Update, Element, Int) -> Element
  @usableFromInline internal let compose: (Update, Update) -> Update
  /// Whether aggregates are of use.
  @usableFromInline internal let hasSums: Bool

  @inlinable
  internal init(
    combine: @escaping (Element, Element) -> Element,
    apply: @escaping (Update, Element, Int) -> Element,
    compose: @escaping (Update, Update) -> Update, hasSums: Bool = true
  ) {
    (self.combine, self.apply, self.compose) = (combine, apply, compose)
    self.hasSums = hasSums
  }

  /// Whether updates never occur: known to the compiler, which removes all code for updates.
  @inlinable internal static var areWithoutUpdates: Bool {
    Update.self == _NoUpdate.self || Update.self == _SubtreeMode.self
  }

  /// The composition of an older update, if there is one, followed by a newer one.
  @inlinable
  internal func both(_ older: Update?, _ newer: Update?) -> Update? {
    if Self.areWithoutUpdates { return nil }
    guard let older else { return newer }
    guard let newer else { return older }
    return compose(older, newer)
  }

  /// The aggregate of a number of elements after an update.
  @inlinable
  internal func updated(_ sum: Element, _ count: Int32, by update: Update?) -> Element {
    guard !Self.areWithoutUpdates, let update else { return sum }
    return apply(update, sum, Int(count))
  }
}

/// The update type of trees without updates.
@frozen @usableFromInline
internal struct _NoUpdate {}
