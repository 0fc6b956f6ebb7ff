// Types that shadow one of the standard library. The compiler's dump does not resolve every use of a
// type's name, so that uses are found by the identifiers in the source.

extension HiddenName {
  /// Returns a type that shadows one of the standard library in code of another module from which it
  /// was not visible.
  static func type(
    in reached: Reached, of index: DeclarationIndex, in sources: SolutionSources
  ) -> HiddenName? {
    for type in reached.declarations where type.parent == nil {
      guard let node = type.nodes.first, node.isType, let name = node.baseName,
        standardTypes.contains(name), let usr = node.usr
      else { continue }
      // Modules with a nested type of this name may refer to that one.
      let owners = Set(index.types(named: name).map(\.file.module))
      for user in reached.declarations
      where user.words.contains(name) && !owners.contains(user.file.module)
        && !type.isVisible(as: usr, from: user.file, in: sources)
      {
        return HiddenName(name: name, declaration: type, module: user.file.module)
      }
    }
    return nil
  }

  /// Standard library types that code refers to without a qualifier, except usual names of type parameters.
  private static let standardTypes: Set = [
    "Any", "AnyHashable", "AnyObject", "Array", "ArraySlice", "Bool", "Character", "ClosedRange",
    "Collection", "CollectionOfOne", "Comparable", "ContiguousArray", "Dictionary", "Double",
    "Equatable", "Float", "Hashable", "Int", "Int8", "Int16", "Int32", "Int64", "MemoryLayout",
    "Optional", "Range", "Sequence", "Set", "Slice", "StaticString", "String", "Substring", "UInt",
    "UInt8", "UInt16", "UInt32", "UInt64", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
    "UnsafeMutablePointer", "UnsafePointer", "Void",
  ]
}
