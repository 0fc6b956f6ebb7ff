// Mangled types in the compiler's dump, compared without tuple labels: they do not change what the code does, and which
// ones a tuple gets may depend on the other overload candidates.

enum TupleTypes {
  /// Returns a mangled type without its tuple labels: `$sSi_SitD` for `$sSi3min_Si3maxtD`; other strings unchanged.
  ///
  /// A label follows a type. Other identifiers precede their kind, such as `V` for a structure in `5Int32V`, or name a
  /// module or a type before another identifier.
  static func withoutLabels(_ mangled: String) -> String {
    guard mangled.hasPrefix("$s"), mangled.hasSuffix("D") else { return mangled }
    let bytes = Array(mangled.utf8)
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let digits = bytes[index...].prefix { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }
      // A number that begins with 0 is a substitution of earlier words.
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
