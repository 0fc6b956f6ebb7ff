// Ordinal numbers.

/// An ordinal number: "1st", "12th", "23rd".
struct Ordinal: CustomStringConvertible {
  let description: String

  init(_ number: Int) {
    let isTeen = (11...13).contains(number % 100)
    let ending =
      switch number % 10 {
      case 1 where !isTeen: "st"
      case 2 where !isTeen: "nd"
      case 3 where !isTeen: "rd"
      default: "th"
      }
    description = "\(number)\(ending)"
  }
}
