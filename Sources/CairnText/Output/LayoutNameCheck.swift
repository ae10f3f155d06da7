public import Cairn

/// Finds out whether any part of a page has the layout that the options ask for.
struct LayoutNameCheck {
  /// The name that is asked for and was not met; `nil` if there is nothing to find out.
  private var wanted: String?
  /// The names of the layouts that were met instead.
  private var names: [String] = []

  init(_ options: TextOptions) {
    wanted = options.layoutChoice
  }

  /// Looks at the layouts among which one was chosen for a section.
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

  /// Says that there are layouts, but none of the name; `nil` where nothing is wrong.
  var diagnostic: Diagnostic? {
    guard let wanted, !names.isEmpty else { return nil }
    let others = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let message = "There is no layout \"\(wanted)\", so the first one shows. Ask for one of \(others)."
    return Diagnostic(.warning, .unknownLayout, message)
  }
}

extension Diagnostic.Code {
  /// The options name a layout that the content does not let its reader choose.
  public static let unknownLayout = Self(rawValue: "layout.unknown-name")
}
