// A type of the standard library that something else is called like. The compiler's dump does not say
// of every use of a type's name what it means: who can mean it is found in the text.

extension HiddenName {
  /// Returns a type that is called like one of the standard library, in one file with code of another
  /// module that has never seen it and so has meant the library's.
  static func type(
    in reached: Reached, of index: DeclarationIndex, in sources: SolutionSources
  ) -> HiddenName? {
    for type in reached.declarations where type.parent == nil {
      guard let node = type.nodes.first, node.isType, let name = node.baseName,
        standardTypes.contains(name), let usr = node.usr
      else { continue }
      // Who has a type of this name inside of another one may mean that.
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

  /// Types that code writes by their names alone, and that nobody's type parameters are called like.
  private static let standardTypes: Set = [
    "Any", "AnyHashable", "AnyObject", "Array", "ArraySlice", "Bool", "Character", "ClosedRange",
    "Collection", "CollectionOfOne", "Comparable", "ContiguousArray", "Dictionary", "Double",
    "Equatable", "Float", "Hashable", "Int", "Int8", "Int16", "Int32", "Int64", "MemoryLayout",
    "Optional", "Range", "Sequence", "Set", "Slice", "StaticString", "String", "Substring", "UInt",
    "UInt8", "UInt16", "UInt32", "UInt64", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
    "UnsafeMutablePointer", "UnsafePointer", "Void",
  ]
}
