import Cairn

/// The controls by which the reader chooses between layouts.
///
/// Sections whose choices have the same names share them.
enum LayoutChoices {
  /// The name that ties the controls of some choices together.
  static func name(of choices: [LayoutChoice]) -> String {
    var hash = ContentHash()
    for choice in choices { hash.combine("\(choice.name)\n") }
    return hash.name(length: 8)
  }

  /// The class of the control of a choice.
  static func className(of choices: [LayoutChoice], _ index: Int) -> String {
    "\(name(of: choices))-\(index + 1)"
  }
}

extension HTMLRenderer {
  /// Writes the controls of choices, of which the first is chosen.
  func writeChoices(_ choices: [LayoutChoice]) {
    guard !context.isInteractive else { return }
    let name = LayoutChoices.name(of: choices)
    writer.write("<fieldset class=\"choices\"><legend class=\"visually-hidden\">")
    writer.write(text: options.layoutChoiceLabel)
    writer.write("</legend>")
    for (index, choice) in choices.enumerated() {
      writer.write("<label><input type=\"radio\" name=\"")
      writer.write(trusted: name)
      writer.write("\" class=\"")
      writer.write(trusted: LayoutChoices.className(of: choices, index))
      writer.write("\" value=\"")
      writer.write(index + 1)
      writer.write(index == 0 ? "\" checked=\"\">" : "\">")
      writer.write(text: choice.name)
      writer.write("</label>")
    }
    writer.write("</fieldset>")
  }
}
