package import Cairn
package import CairnHTML
import CairnText

/// What a page, a terminal and the spoken form say about the same view, compared whole.
package enum SameDiagnostics {
  /// What one of them says alone, and why.
  struct Own {
    /// The beginning of the code.
    let code: String
    /// Words of the message, where the code has others too.
    var words = ""
    let reason: String
  }

  /// All that is not said everywhere.
  static let own = [
    Own(code: "cell.unswitchable-state", reason: "A page shows all states of a cell; a terminal and a voice have one."),
    Own(
      code: "text.unsupported-truncation",
      reason: "Style sheets cut words at their end alone; terminals can cut anywhere."
    ),
    Own(code: "markup.missing-alternative", reason: "A page shows the markup itself."),
    Own(
      code: "image.missing",
      words: "asset catalogue",
      reason: "Pages load pictures; others show their descriptions."
    ),
    Own(code: "view.duplicate-id", words: "The id", reason: "Links of a page lead to ids, which others have not."),
    Own(
      code: "view.unnamed-control",
      reason: "A page has controls, which a reader who hears it knows by their names alone."
    ),
    Own(code: "state.too-many-variants", reason: "A page shows all values of a state; others have the initial one."),
    Own(
      code: "state.unshown-change",
      reason: "A page runs the actions of buttons ahead; nobody presses them elsewhere."
    ),
    Own(
      code: "view.running-app-only",
      words: "The action of a button",
      reason: "A page runs the actions of buttons ahead; nobody presses them elsewhere."
    ),
    Own(
      code: "view.running-app-only",
      words: "onTapGesture",
      reason: "A page runs the actions of taps ahead; nobody taps elsewhere."
    ),
    Own(
      code: "view.running-app-only",
      words: "swipeActions with buttons",
      reason: "A page runs the actions of buttons ahead; nobody presses them elsewhere."
    ),
    Own(
      code: "view.running-app-only",
      words: "onDelete",
      reason: "A page runs the actions of rows ahead; nobody deletes rows elsewhere."
    ),
    Own(code: "state.repeated-control", reason: "A page keeps a state in one control; nobody presses them elsewhere."),
    Own(code: "layout.regrouping", reason: "A page stands for many widths at once."),
    Own(code: "layout.too-many-variants", reason: "A page stands for many widths at once."),
    Own(code: "layout.unsupported-part", reason: "A page has no place for some parts."),
  ]

  /// Returns what all of them say, if one says something that another does not; empty where all say the same.
  package static func differences(of view: some View, _ options: HTMLOptions = HTMLOptions()) -> [String] {
    var spoken = TextOptions(width: 80)
    spoken.isAccessible = true
    let lists = [
      ("page", view.renderHTML(options).diagnostics),
      ("text", view.renderText(TextOptions(width: 80)).diagnostics),
      ("spoken", view.renderText(spoken).diagnostics),
    ].map { (name: $0.0, diagnostics: $0.1.filter { !isOwn($0) }.map(\.description)) }
    guard lists.contains(where: { $0.diagnostics != lists[0].diagnostics }) else { return [] }
    return lists.flatMap { list in ["\(list.name):"] + list.diagnostics }
  }

  /// Returns what a page says that the others say too.
  package static func codes(of view: some View, _ options: HTMLOptions = HTMLOptions()) -> [Diagnostic.Code] {
    view.renderHTML(options).diagnostics.filter { !isOwn($0) }.map(\.code)
  }

  private static func isOwn(_ diagnostic: Diagnostic) -> Bool {
    own.contains { own in
      diagnostic.code.rawValue == own.code && (own.words.isEmpty || diagnostic.message.contains(own.words))
    }
  }
}
