import Cairn

/// A problem of a page with a layout.
enum LayoutProblem: Hashable {
  /// The layout changes with every width.
  case alwaysChanging
  /// Groups hold other items at other widths.
  case regrouping
  /// A group has room for more items than the maximum.
  case groupTooLarge
  /// A page cannot show a part of the layout.
  case unsupportedPart(String)

  var diagnostic: Diagnostic {
    switch self {
    case .alwaysChanging:
      Diagnostic(
        .warning,
        Diagnostic.Code(rawValue: "layout.too-many-variants"),
        "A layout changes with nearly every width, so the page has only the ones of the declared widths. "
          + "Use fractions, or choose between a few layouts."
      )
    case .regrouping:
      Diagnostic(
        .warning,
        Diagnostic.Code(rawValue: "layout.regrouping"),
        "A layout's nested groups hold other items at other widths, which one page cannot show. Below the widest, "
          + "the items stand one below the other. Return a layout without nested groups there."
      )
    case .groupTooLarge:
      LayoutDiagnostic(.groupTooLarge, section: 0).asDiagnostic
    case .unsupportedPart(let name):
      Diagnostic(
        .warning,
        Diagnostic.Code(rawValue: "layout.unsupported-part"),
        "A layout has \(name), which a page does not show. Leave it out or put it into the content."
      )
    }
  }
}
