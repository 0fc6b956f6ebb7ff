// Witnesses: members that a conformance needs even if nothing calls them by name.

/// The names of the requirements of standard library protocols.
///
/// The dump does not say which member is the witness of a requirement. The requirements of the
/// submission's own protocols are known, and those of common standard library protocols are listed
/// here; for any other protocol, every member of a conforming type counts as a witness.
enum WitnessNames {
  /// Returns the names of a protocol's requirements, or `nil` if they are not known.
  static func ofProtocol(usr: String) -> Set<String>? {
    known[usr]
  }

  /// The argument labels of the requirements that are functions, except operators and initializers.
  static let labels: [String: [String]] = [
    "hash": ["into"], "encode": ["to"], "makeIterator": [], "next": [],
    "withContiguousStorageIfAvailable": [""], "_copyContents": ["initializing"],
    "_copyToContiguousArray": [], "_customContainsEquatableElement": [""],
    "_rawHashValue": ["seed"],
  ]

  private static let known: [String: Set<String>] = [
    // Copyable, Escapable, BitwiseCopyable, Sendable, SendableMetatype, Error (whose requirements
    // are never implemented by hand), Actor.
    "s:s8CopyableP": [], "s:s9EscapableP": [], "s:s15BitwiseCopyableP": [],
    "s:s8SendableP": [], "s:s16SendableMetatypeP": [], "s:s5ErrorP": [],
    "s:ScA": ["unownedExecutor"],
    // Equatable, Hashable, Comparable, CaseIterable, RawRepresentable, Identifiable.
    "s:SQ": ["=="], "s:SH": ["hash", "hashValue", "_rawHashValue"],
    "s:SL": ["<", "<=", ">", ">="], "s:s12CaseIterableP": ["allCases", "AllCases"],
    "s:SY": ["rawValue", "RawValue", "init"], "s:s12IdentifiableP": ["id", "ID"],
    // CustomStringConvertible, CustomDebugStringConvertible.
    "s:s23CustomStringConvertibleP": ["description"],
    "s:s28CustomDebugStringConvertibleP": ["debugDescription"],
    // Sequence, IteratorProtocol; Encodable, Decodable.
    "s:ST": [
      "makeIterator", "Iterator", "Element", "underestimatedCount",
      "withContiguousStorageIfAvailable", "_copyContents", "_copyToContiguousArray",
      "_customContainsEquatableElement",
    ],
    "s:St": ["next", "Element"], "s:SE": ["encode", "CodingKeys"],
    "s:Se": ["init", "CodingKeys"],
    // ExpressibleBy…Literal.
    "s:s25ExpressibleByArrayLiteralP": ["init", "ArrayLiteralElement"],
    "s:s30ExpressibleByDictionaryLiteralP": ["init", "Key", "Value"],
    "s:s27ExpressibleByIntegerLiteralP": ["init", "IntegerLiteralType"],
    "s:s25ExpressibleByFloatLiteralP": ["init", "FloatLiteralType"],
    "s:s26ExpressibleByStringLiteralP": ["init", "StringLiteralType"],
    "s:s43ExpressibleByExtendedGraphemeClusterLiteralP": [
      "init", "ExtendedGraphemeClusterLiteralType",
    ],
    "s:s33ExpressibleByUnicodeScalarLiteralP": ["init", "UnicodeScalarLiteralType"],
    "s:s27ExpressibleByBooleanLiteralP": ["init", "BooleanLiteralType"],
    "s:s23ExpressibleByNilLiteralP": ["init"],
    // AdditiveArithmetic, Numeric, SignedNumeric, RandomNumberGenerator.
    "s:s18AdditiveArithmeticP": ["zero", "+", "+=", "-", "-="],
    "s:Sj": ["init", "magnitude", "Magnitude", "*", "*="],
    "s:s13SignedNumericP": ["-", "negate"], "s:SG": ["next"],
  ]
}
