/// A date, a time or a duration in words, with the same in a form that machines read.
///
/// ```swift
/// Time("1786-08-08", "8 August 1786")
/// ```
///
/// The machine's form is one of HTML's: a year `1786`, a month `1786-08`, a week `2024-W07`, a date `1786-08-08` or `08-08`,
/// a time `18:30`, both as `1786-08-08T18:30`, perhaps with an offset such as `Z` or `+02:00`, or a duration such as `PT4H30M`.
/// Another one is a diagnostic, and only the words show.
public struct Time: PrimitiveView, Hashable, Sendable {
  private let machineForm: String
  private let words: Text

  /// Creates a time; inline Markdown in its words is interpreted.
  ///
  /// - Parameters:
  ///   - machineForm: The date, time or duration for machines.
  ///   - wordsKey: What shows.
  public init(_ machineForm: String, _ wordsKey: LocalizedStringKey) { self.init(machineForm, Text(wordsKey)) }

  /// Creates a time, whose words show as they are.
  @_disfavoredOverload
  public init(_ machineForm: String, _ words: some StringProtocol) {
    self.init(machineForm, Text(verbatim: String(words)))
  }

  /// Creates a time that shows as machines read it.
  public init(_ machineForm: String) { self.init(machineForm, Text(verbatim: machineForm)) }

  private init(_ machineForm: String, _ words: Text) {
    self.machineForm = machineForm
    self.words = words
  }

  public func _render(into renderer: any Renderer) {
    guard MachineTime.isValid(machineForm) else {
      renderer.report(.invalidTime(machineForm, at: renderer.place))
      return renderer.text(words)
    }
    renderer.begin(.prose(.time(machineForm)))
    renderer.text(words)
    renderer.end()
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}
