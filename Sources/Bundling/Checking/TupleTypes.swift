// Types as the compiler spells them in its dump, of which the labels of tuples are no part: a tuple with other labels is
// the same, and which ones it gets may depend on what else could have been called.

enum TupleTypes {
  /// Returns a mangled type without the labels of its tuples: `$sSi_SitD` for `$sSi3min_Si3maxtD`; anything else as it is.
  ///
  /// A label stands behind a type. Other names stand in front of their kind, as of a structure in `5Int32V`, or are those
  /// of a module or a type in front of another name.
  static func withoutLabels(_ mangled: String) -> String {
    guard mangled.hasPrefix("$s"), mangled.hasSuffix("D") else { return mangled }
    let bytes = Array(mangled.utf8)
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let digits = bytes[index...].prefix { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }
      // A number that begins with 0 refers to words from before.
      guard let count = Int(String(decoding: digits, as: UTF8.self)),
        digits.first != UInt8(ascii: "0"), count > 0, count < bytes.count - digits.endIndex
      else {
        kept += bytes[index..<max(digits.endIndex, index + 1)]
        index = max(digits.endIndex, index + 1)
        continue
      }
      let end = digits.endIndex + count
      let isName =
        "VCOPa0123456789".utf8.contains(bytes[end]) || bytes[end...].starts(with: "_p".utf8)
      if isName { kept += bytes[index..<end] }
      index = end
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
