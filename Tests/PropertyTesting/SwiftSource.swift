// Values as the Swift source that makes them, to be pasted into a test.

/// Returns a Swift expression for a value: literals, and initializers with the stored properties'
/// names for structures.
///
///     swiftSource(of: [(1, "a\n")])                       // [(1, "a\n")]
///     swiftSource(of: [7] + Array(repeating: 0, count: 9))  // [7] + Array(repeating: 0, count: 9)
public func swiftSource(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .collection: return source(ofArray: mirror.children.map { swiftSource(of: $0.value) })
  case .set: return "Set(\(source(ofArray: mirror.children.map { swiftSource(of: $0.value) })))"
  case .dictionary where mirror.children.isEmpty: return "[:]"
  case .dictionary:
    let pairs = mirror.children.map { pair in
      Mirror(reflecting: pair.value).children.map { swiftSource(of: $0.value) }
        .joined(separator: ": ")
    }
    return "[\(pairs.joined(separator: ", "))]"
  case .optional: return mirror.children.first.map { swiftSource(of: $0.value) } ?? "nil"
  case .tuple: return "(\(source(ofArguments: mirror.children)))"
  case .struct
  where !(value is any CustomDebugStringConvertible || value is any LosslessStringConvertible):
    return "\(type(of: value))(\(source(ofArguments: mirror.children)))"
  case .enum:
    guard let content = mirror.children.first, let name = content.label else { return ".\(value)" }
    let isTuple = Mirror(reflecting: content.value).displayStyle == .tuple
    let arguments = swiftSource(of: content.value)
    return ".\(name)" + (isTuple ? arguments : "(\(arguments))")
  default: return source(ofScalar: value)
  }
}

private func source(ofScalar value: Any) -> String {
  if let number = value as? any BinaryFloatingPoint, !Double(number).isFinite {
    return Double(number).isNaN ? ".nan" : Double(number) < 0 ? "-.infinity" : ".infinity"
  }
  return String(reflecting: value)
}

private func source(ofArguments children: Mirror.Children) -> String {
  children.map { child in
    // Tuples without labels call their elements ".0", ".1".
    let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
    return label + swiftSource(of: child.value)
  }.joined(separator: ", ")
}

/// Returns an array of the elements, in which long runs of the same one are written once.
private func source(ofArray elements: [String]) -> String {
  let shortestRun = 8
  var parts: [String] = []
  var plain: [String] = []
  var start = 0
  while start < elements.count {
    let length = elements[start...].prefix { $0 == elements[start] }.count
    if length < shortestRun {
      plain += elements[start..<start + length]
    } else {
      if !plain.isEmpty { parts.append("[\(plain.joined(separator: ", "))]") }
      plain = []
      parts.append("Array(repeating: \(elements[start]), count: \(length))")
    }
    start += length
  }
  if !plain.isEmpty || parts.isEmpty { parts.append("[\(plain.joined(separator: ", "))]") }
  return parts.joined(separator: " + ")
}
