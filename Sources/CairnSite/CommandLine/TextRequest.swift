package import CairnText

/// What a command line asks of pages that are shown as text.
package struct TextRequest: Hashable, Sendable {
  /// The columns; `nil` for as many as there are.
  var width: Int?
  /// Whether there are to be colours.
  var color: TextOptions.ColorChoice
  /// Whether there are to be no escape sequences at all.
  var isPlain: Bool
  /// Whether the text is to suit screen readers; `nil` leaves it to the environment.
  var isAccessible: Bool?
  /// Whether what a reader of the page would have to unfold is left out.
  var isFolded: Bool
  /// Whether lists show their controls for editing.
  var isEditing: Bool
  /// The layout to show where a page lets its reader choose; `nil` for the first.
  var layoutChoice: String?

  /// Reads the values of the options of `print`.
  init(_ values: [String: String]) throws(UsageError) {
    width = try values[SiteCommand.width.name].map(Self.width)
    color = try values[SiteCommand.color.name].map(Self.color) ?? .automatic
    isPlain = values[SiteCommand.plain.name] != nil
    isAccessible = values[SiteCommand.accessible.name] == nil ? nil : true
    isFolded = values[SiteCommand.folded.name] != nil
    isEditing = values[SiteCommand.edit.name] != nil
    layoutChoice = values[SiteCommand.layout.name]
  }

  /// The options that suit the request, for output that goes to a terminal or elsewhere.
  package func options(environment: [String: String], isTerminal: Bool) -> TextOptions {
    completed(
      .terminal(
        environment: environment,
        isTerminal: isTerminal,
        width: width,
        color: color,
        isPlain: isPlain,
        isAccessible: isAccessible
      )
    )
  }

  /// The options that suit the request and the standard output of the process.
  var processOptions: TextOptions {
    completed(.terminal(width: width, color: color, isPlain: isPlain, isAccessible: isAccessible))
  }

  /// Returns options with what does not depend on the terminal.
  private func completed(_ options: TextOptions) -> TextOptions {
    var options = options
    options.showsFolded = !isFolded
    options.isEditing = isEditing
    options.layoutChoice = layoutChoice
    return options
  }

  private static func width(_ text: String) throws(UsageError) -> Int {
    guard let width = Int(text), (1...10_000).contains(width) else {
      throw UsageError("The width \"\(text)\" is not a number of columns. Write one from 1 to 10000, such as 80.")
    }
    return width
  }

  private static func color(_ text: String) throws(UsageError) -> TextOptions.ColorChoice {
    if let choice = TextOptions.ColorChoice(rawValue: text) { return choice }
    let names = TextOptions.ColorChoice.allCases.map(\.rawValue)
    throw UsageError(
      "The option --color takes auto, always or never, not \"\(text)\"." + Suggestion.sentence(for: text, among: names)
    )
  }
}
