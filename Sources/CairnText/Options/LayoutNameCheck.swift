public import Cairn

/// A check that some section has the layout that the options ask for.
struct LayoutNameCheck {
  /// The requested name while no layout has had it; `nil` if there is nothing to check.
  private var wanted: String?
  /// The names of the other layouts.
  private var names: [String] = []

  init(_ options: TextOptions) { wanted = options.layoutChoice }

  @inline(__always)
  mutating func note(_ layout: SectionLayout) {
    guard wanted != nil else { return }
    compare(layout.choices)
  }

  private mutating func compare(_ choices: [LayoutChoice]) {
    guard let name = wanted else { return }
    if choices.firstIndex(named: name) != nil {
      wanted = nil
    } else {
      for choice in choices where !names.contains(choice.name) { names.append(choice.name) }
    }
  }

  /// A diagnostic if there were layouts, but none with the name.
  var diagnostic: Diagnostic? {
    guard let wanted, !names.isEmpty else { return nil }
    let others = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let message = "There is no layout \"\(wanted)\", so the first one shows. Ask for one of \(others)."
    return Diagnostic(.warning, .unknownLayout, message)
  }
}

extension Diagnostic.Code {
  /// The options name a layout that is not among the choices of the content.
  public static let unknownLayout = Self(rawValue: "layout.unknown-name")
}
