extension Font {
  /// A use of text that decides its size and weight.
  public enum TextStyle: UInt8, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The style of the largest titles: 34 points.
  @inlinable public static var largeTitle: Font { Font(style: .largeTitle) }
  /// The style of titles at the first level: 28 points.
  @inlinable public static var title: Font { Font(style: .title) }
  /// The style of titles at the second level: 22 points.
  @inlinable public static var title2: Font { Font(style: .title2) }
  /// The style of titles at the third level: 20 points.
  @inlinable public static var title3: Font { Font(style: .title3) }
  /// The style of headings: 17 points, semibold.
  @inlinable public static var headline: Font { Font(style: .headline) }
  /// The style of subheadings: 15 points.
  @inlinable public static var subheadline: Font { Font(style: .subheadline) }
  /// The style of running text: 17 points.
  @inlinable public static var body: Font { Font(style: .body) }
  /// The style of callouts: 16 points.
  @inlinable public static var callout: Font { Font(style: .callout) }
  /// The style of footnotes: 13 points.
  @inlinable public static var footnote: Font { Font(style: .footnote) }
  /// The style of captions: 12 points.
  @inlinable public static var caption: Font { Font(style: .caption) }
  /// The style of minor captions: 11 points.
  @inlinable public static var caption2: Font { Font(style: .caption2) }
}

extension Font.TextStyle {
  /// The size in points at the reader's default setting, where running text has 17 and one rem has 16.
  package var pointSize: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  package var weight: Font.Weight { self == .headline ? .semibold : .regular }
}
