// Dates as numbers of days: years begin in March here, so that the day that some years have and others do not is the
// last one, and the days before a month are a linear function of the month, rounded down. Richards, in: Explanatory
// Supplement to the Astronomical Almanac, 3rd ed., 15.11.

/// A date of the Gregorian calendar, which counts as its number of days.
///
///     let start = CalendarDate(year: 2024, month: 2, day: 28)!
///     start.advanced(by: 2).description  // "2024-03-01"
///     start.distance(to: CalendarDate(year: 2025, month: 2, day: 28)!)  // 366
///     start.weekday  // 3: a Wednesday
///     CalendarDate(year: 2023, month: 2, day: 29) == nil  // true
///
/// Dates are compared, and ranges of dates are collections of days:
///
///     let january = CalendarDate(year: 1901, month: 1, day: 1)!
///     let december = CalendarDate(year: 2000, month: 12, day: 31)!
///     (january...december).count { $0.day == 1 && $0.weekday == 7 }  // 171
///
/// The rules of today hold for all years, before 1582 too, where history had the Julian calendar; the year before 1
/// is 0, and the one before that −1.
public struct CalendarDate: Hashable, Sendable {
  /// The number of days since January 1, 1970, negative before it.
  public let dayNumber: Int

  /// Creates the date that is a number of days after January 1, 1970.
  ///
  /// - Parameter dayNumber: The number of days, negative for a date before it, in −2⁶² ..< 2⁶².
  /// - Complexity: O(1)
  public init(dayNumber: Int) {
    // So that the distance between any two fits.
    precondition(-1 << 62..<1 << 62 ~= dayNumber, "a number of days is out of range")
    self.dayNumber = dayNumber
  }

  /// Creates a date from its year, month and day, or `nil` if the month has no such day or the year no such month.
  ///
  /// - Parameters:
  ///   - year: The year, in −10¹⁶...10¹⁶.
  ///   - month: The month, from 1 for January to 12.
  ///   - day: The day of the month, from 1.
  /// - Complexity: O(1)
  public init?(year: Int, month: Int, day: Int) {
    precondition(year.magnitude <= 10_000_000_000_000_000, "a year is out of range")
    guard 1...12 ~= month, day >= 1, day <= Self.numberOfDays(year: year, month: month) else {
      return nil
    }
    let yearFromMarch = month > 2 ? year : year - 1
    let daysOfMonths = (153 * ((month + 9) % 12) + 2) / 5
    self.init(dayNumber: Self.daysBefore(yearFromMarch) + daysOfMonths + day - 1)
  }

  /// The year, the month from 1 to 12, and the day of the month from 1.
  ///
  /// - Complexity: O(1)
  public var components: (year: Int, month: Int, day: Int) {
    // 400 years are 146,097 days. Without the last days of the years that have 366, all years have 365.
    let daysSinceYear0 = dayNumber + 719_468
    let dayOfCycle = daysSinceYear0.modulo(146_097)
    let leapDays = dayOfCycle / 1460 - dayOfCycle / 36_524 + dayOfCycle / 146_096
    let year = 400 * daysSinceYear0.floorDivided(by: 146_097) + (dayOfCycle - leapDays) / 365
    let days = dayNumber - Self.daysBefore(year)
    let monthFromMarch = (5 * days + 2) / 153
    let day = days - (153 * monthFromMarch + 2) / 5 + 1
    return monthFromMarch < 10
      ? (year, monthFromMarch + 3, day) : (year + 1, monthFromMarch - 9, day)
  }

  /// The year.
  public var year: Int { components.year }

  /// The month, from 1 for January to 12.
  public var month: Int { components.month }

  /// The day of the month, from 1.
  public var day: Int { components.day }

  /// The day of the week, from 1 for Monday to 7 for Sunday, as ISO 8601 counts.
  ///
  /// - Complexity: O(1)
  public var weekday: Int { (dayNumber + 3).modulo(7) + 1 }

  /// Returns whether a year is a leap year.
  ///
  /// - Complexity: O(1)
  public static func isLeapYear(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Returns the number of days that a month of a year has.
  ///
  /// - Parameters:
  ///   - year: The year.
  ///   - month: The month, from 1 for January to 12.
  /// - Complexity: O(1)
  public static func numberOfDays(year: Int, month: Int) -> Int {
    precondition(1...12 ~= month, "a month is not in 1...12")
    if month == 2 { return isLeapYear(year) ? 29 : 28 }
    // Odd months have 31 days up to July, even months from August on.
    return 30 + (month + month / 8) % 2
  }

  /// The number of days from January 1, 1970, to March 1 of a year.
  private static func daysBefore(_ year: Int) -> Int {
    let leapDays =
      year.floorDivided(by: 4) - year.floorDivided(by: 100) + year.floorDivided(by: 400)
    return 365 * year + leapDays - 719_468
  }
}

extension CalendarDate: Strideable {
  /// Returns the number of days from this date to another one, negative if that is before this one.
  ///
  /// - Complexity: O(1)
  public func distance(to other: Self) -> Int { other.dayNumber - dayNumber }

  /// Returns the date a number of days after this one, or before it if the number is negative.
  ///
  /// - Complexity: O(1)
  public func advanced(by days: Int) -> Self { Self(dayNumber: dayNumber + days) }
}

extension CalendarDate: CustomStringConvertible {
  /// The year, the month and the day, as ISO 8601 writes them: 2024-02-29.
  public var description: String {
    let (year, month, day) = components
    let digits = String(year.magnitude)
    let zeros = String(repeating: "0", count: Swift.max(4 - digits.count, 0))
    return
      "\(year < 0 ? "-" : "")\(zeros)\(digits)\(month < 10 ? "-0" : "-")\(month)\(day < 10 ? "-0" : "-")\(day)"
  }
}
