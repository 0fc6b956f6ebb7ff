// Trees with updates of ranges or paths, as trees without any.

/// The update type of trees without updates.
@frozen @usableFromInline
internal struct _NoUpdate {}

/// Whether updates of a type never occur: known to the compiler, which removes all code for them.
@inlinable @inline(__always)
internal func _neverOccur<Update>(_ updates: Update.Type) -> Bool {
  updates == _NoUpdate.self || updates == _SubtreeMode.self
}
