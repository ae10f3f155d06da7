public import Cairn
public import Foundation

/// The parts of a date that are asked for.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The time.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A control for a date, in the calendar and the time zone of the process.
///
/// A form sends it as HTML writes dates: `2026-08-01`, `14:30` or `2026-08-01T14:30`.
public struct DatePicker<Label: View>: View {
  private let field: Field<Label>

  /// Creates a control.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    let parts = FieldDescription.DateFieldParts(rawValue: displayedComponents.rawValue)
    let (date, state) = selection.takenByField
    field = Field(kind: .date(parts), value: Self.words(for: date, parts), state: state, label: label())
  }

  /// Creates a control; the browser does not check the range, so check it where the form goes to.
  public init(
    selection: Binding<Date>,
    in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  public var body: some View { field }

  private static func words(for date: Date, _ parts: FieldDescription.DateFieldParts) -> String {
    let numbers = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let digits = String(number ?? 0)
      return String(repeating: "0", count: max(count - digits.count, 0)) + digits
    }
    let day = [digits(numbers.year, 4), digits(numbers.month, 2), digits(numbers.day, 2)].joined(separator: "-")
    let time = [digits(numbers.hour, 2), digits(numbers.minute, 2)].joined(separator: ":")
    return switch parts {
    case .day: day
    case .time: time
    default: "\(day)T\(time)"
    }
  }
}

extension DatePicker where Label == Text {
  /// Creates a control with words as its label.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a control with words as its label.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(verbatim: String(title)) }
  }

  /// Creates a control with words as its label; check the range where the form goes to.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}
