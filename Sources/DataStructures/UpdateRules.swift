// What trees are told whose elements are updated in whole ranges or on whole paths, and put it off.

/// What elements come to together, and what updates do to them.
@frozen @usableFromInline
internal struct _UpdateRules<Element, Update> {
  @usableFromInline internal let combine: (Element, Element) -> Element
  @usableFromInline internal let apply: (Update, Element, Int) -> Element
  @usableFromInline internal let compose: (Update, Update) -> Update

  @inlinable
  internal init(
    combine: @escaping (Element, Element) -> Element,
    apply: @escaping (Update, Element, Int) -> Element,
    compose: @escaping (Update, Update) -> Update
  ) {
    (self.combine, self.apply, self.compose) = (combine, apply, compose)
  }

  /// Whether nothing ever waits to be updated: known to the compiler, which leaves out all that is about updates.
  @inlinable internal static var areWithoutUpdates: Bool { Update.self == _NoUpdate.self }

  /// The one update that does the same as an older one, if there is one, and then another.
  @inlinable
  internal func both(_ older: Update?, _ newer: Update?) -> Update? {
    if Self.areWithoutUpdates { return nil }
    guard let older else { return newer }
    guard let newer else { return older }
    return compose(older, newer)
  }

  /// What so many elements come to that have come to this, after an update.
  @inlinable
  internal func updated(_ sum: Element, _ count: Int32, by update: Update?) -> Element {
    guard !Self.areWithoutUpdates, let update else { return sum }
    return apply(update, sum, Int(count))
  }
}

/// What elements are updated by that are not updated.
@frozen @usableFromInline
internal struct _NoUpdate {}
