import Cairn

/// A custom property that holds a part of a theme.
///
/// The names are a promise: sheets of authors read and set them. `Docs/themes.md` lists them.
enum ThemeProperty: String, CaseIterable, Sendable {
  case tint, tintText = "tint-text", link, linkText = "link-text"
  case background, secondaryBackground = "secondary-background", tertiaryBackground = "tertiary-background"
  case groupedBackground = "grouped-background", secondaryGroupedBackground = "secondary-grouped-background"
  case tertiaryGroupedBackground = "tertiary-grouped-background"
  case label, opaqueSeparator = "opaque-separator"
  case bodyFont = "body-font", headingFont = "heading-font", codeFont = "code-font"
  case largeTitleSize = "large-title-size", titleSize = "title-size", title2Size = "title2-size"
  case title3Size = "title3-size", bodySize = "body-size", calloutSize = "callout-size"
  case subheadlineSize = "subheadline-size", footnoteSize = "footnote-size", captionSize = "caption-size"
  case caption2Size = "caption2-size", heading1Size = "heading1-size", heading2Size = "heading2-size"
  case contentWidth = "content-width", pageWidth = "page-width", cornerRadius = "corner-radius"
  case rowHeight = "row-height", rowPadding = "row-padding", sectionSpacing = "section-spacing"

  /// The name of the property, with its two hyphens.
  var name: String { "--" + rawValue }

  /// The size in points of the words that the property is for, without a theme; `nil` for other properties.
  var usualSize: Double? {
    switch self {
    case .largeTitleSize: Font.TextStyle.largeTitle.pointSize
    case .titleSize: Font.TextStyle.title.pointSize
    case .title2Size: Font.TextStyle.title2.pointSize
    case .title3Size: Font.TextStyle.title3.pointSize
    case .bodySize: Font.TextStyle.body.pointSize
    case .calloutSize: Font.TextStyle.callout.pointSize
    case .subheadlineSize: Font.TextStyle.subheadline.pointSize
    case .footnoteSize: Font.TextStyle.footnote.pointSize
    case .captionSize: Font.TextStyle.caption.pointSize
    case .caption2Size: Font.TextStyle.caption2.pointSize
    case .heading1Size: 32
    case .heading2Size: 24
    default: nil
    }
  }

  /// The properties that pages without a theme do not have, as their values there are in the rules themselves.
  ///
  /// Colours are properties on all pages.
  static let ofThemesOnly =
    allCases.filter { $0.usualSize != nil } + [
      .bodyFont, .headingFont, .codeFont, .contentWidth, .pageWidth, .cornerRadius, .rowHeight, .rowPadding,
      .sectionSpacing,
    ]

  /// A reference to the property with the value that counts without a theme.
  func reference(or usual: String) -> String { "var(\(name),\(usual))" }
}
