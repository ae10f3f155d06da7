package import CairnText

/// The options of `print` from the command line.
package struct TextRequest: Hashable, Sendable {
  /// The width in columns; `nil` for that of the terminal.
  var width: Int?
  var color: TextOptions.ColorChoice
  var isPlain: Bool
  /// Whether the text is for screen readers; `nil` to let the environment decide.
  var isAccessible: Bool?
  /// Whether folded content is left out.
  var isFolded: Bool
  var isEditing: Bool
  /// The name of the layout to show if there is a choice; `nil` for the first one.
  var layoutChoice: String?

  init(_ values: [String: String]) throws(UsageError) {
    width = try values[SiteCommand.width.name].map(Self.width)
    color = try values[SiteCommand.color.name].map(Self.color) ?? .automatic
    isPlain = values[SiteCommand.plain.name] != nil
    isAccessible = values[SiteCommand.accessible.name] == nil ? nil : true
    isFolded = values[SiteCommand.folded.name] != nil
    isEditing = values[SiteCommand.edit.name] != nil
    layoutChoice = values[SiteCommand.layout.name]
  }

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

  /// The text options for the standard output of the process.
  var processOptions: TextOptions {
    completed(.terminal(width: width, color: color, isPlain: isPlain, isAccessible: isAccessible))
  }

  /// Adds the options that do not depend on the terminal.
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
