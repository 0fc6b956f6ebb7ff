import NumberTheory
import PropertyTesting
import Testing

@Suite struct CalendarDateTests {
  @Test func documentedExamplesAreTrue() {
    let start = CalendarDate(year: 2024, month: 2, day: 28)!
    #expect(start.advanced(by: 2).description == "2024-03-01")
    #expect(start.distance(to: CalendarDate(year: 2025, month: 2, day: 28)!) == 366)
    #expect(start.weekday == 3)
    let january = CalendarDate(year: 1901, month: 1, day: 1)!
    let december = CalendarDate(year: 2000, month: 12, day: 31)!
    #expect((january...december).count { $0.day == 1 && $0.weekday == 7 } == 171)
  }

  /// 801 years, day after day: two cycles of the calendar, among them years before 0.
  @Test func eachDayFollowsTheOneBefore() {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var date = CalendarDate(year: -401, month: 1, day: 1)!
    var weekday = date.weekday
    for year in -401..<400 {
      let isLeap =
        [0, 100, 200, 300].contains(year.modulo(400)) ? year.modulo(400) == 0 : year & 3 == 0
      #expect(CalendarDate.isLeapYear(year) == isLeap)
      for month in 1...12 {
        let length = month == 2 && isLeap ? 29 : lengths[month - 1]
        #expect(CalendarDate.numberOfDays(year: year, month: month) == length)
        for day in 1...length {
          let isRight =
            date.components == (year, month, day) && date.weekday == weekday
            && CalendarDate(year: year, month: month, day: day) == date
          if !isRight { Issue.record("\(year), \(month), \(day): \(date), \(date.weekday)") }
          date = date.advanced(by: 1)
          weekday = weekday % 7 + 1
        }
        for day in [.min, -1, 0, length + 1, 32, .max] {
          #expect(CalendarDate(year: year, month: month, day: day) == nil)
        }
      }
    }
  }

  @Test func datesOfHistoryHaveTheirWeekdays() {
    #expect(CalendarDate(dayNumber: 0).description == "1970-01-01")
    #expect(CalendarDate(year: 1582, month: 10, day: 15)!.weekday == 5)
    #expect(CalendarDate(year: 1969, month: 7, day: 20)!.weekday == 7)
    #expect(CalendarDate(year: 2000, month: 1, day: 1)!.dayNumber == 10_957)
    #expect(CalendarDate(year: 1950, month: 6, day: 25)!.weekday == 7)
  }

  @Test func farDatesAreThoseOfTheSameYearOfTheCycle() {
    let years = Generator.integers(in: 0...24_000_000_000_000)
    forAll(tuples(years, .integers(in: -399...400), .integers(in: 0...365))) { cycles, year, days in
      for cycle in [cycles, -cycles] {
        let near = CalendarDate(year: year, month: 1, day: 1)!.advanced(by: days)
        let far = near.advanced(by: cycle * 146_097)
        let (farYear, month, day) = far.components
        let isRight =
          (farYear - 400 * cycle, month, day) == near.components
          && CalendarDate(year: farYear, month: month, day: day) == far
          && (far.year, far.month, far.day) == far.components && far.weekday == near.weekday
        try check(isRight, equals: true, "\(near), \(far)")
      }
    }
  }

  @Test func datesAreWrittenWithFourDigitsForTheYear() {
    let dates = [(-12_345, 12, 31), (-1, 1, 2), (0, 10, 1), (987, 6, 5), (31_415, 9, 26)]
    #expect(
      dates.map { CalendarDate(year: $0, month: $1, day: $2)!.description } == [
        "-12345-12-31", "-0001-01-02", "0000-10-01", "0987-06-05", "31415-09-26",
      ])
  }

  @Test func monthsAreChecked() async {
    for month in [.min, 0, 13, .max] {
      #expect(CalendarDate(year: 2024, month: month, day: 1) == nil)
    }
    await #expect(processExitsWith: .failure) {
      print(CalendarDate.numberOfDays(year: 1, month: 0))
    }
    await #expect(processExitsWith: .failure) {
      print(CalendarDate.numberOfDays(year: 1, month: 13))
    }
  }

  @Test func numbersThatAreTooLargeAreRefused() async {
    #expect(CalendarDate(dayNumber: -1 << 62).description == "-12626367463881308-09-18")
    #expect(CalendarDate(year: 10_000_000_000_000_000, month: 12, day: 31)!.day == 31)
    let (first, last) = (CalendarDate(dayNumber: -1 << 62), CalendarDate(dayNumber: 1 << 62 - 1))
    #expect(first.distance(to: last) == .max && last.distance(to: first) == -.max)
    await #expect(processExitsWith: .failure) { print(CalendarDate(dayNumber: 1 << 62)) }
    await #expect(processExitsWith: .failure) { print(CalendarDate(dayNumber: -1 << 62 - 1)) }
    await #expect(processExitsWith: .failure) {
      print(CalendarDate(year: -10_000_000_000_000_001, month: 1, day: 1) as Any)
    }
  }
}
