extension ContentConfiguration {
  /// The content of a row.
  public static func cell() -> ContentConfiguration { ContentConfiguration(preset: .cell) }

  /// The content of a row with a second line.
  public static func subtitleCell() -> ContentConfiguration { ContentConfiguration(preset: .subtitleCell) }

  /// The content of a row with a value at its end; it stands below where there is no room.
  public static func valueCell() -> ContentConfiguration { ContentConfiguration(preset: .valueCell) }

  /// The content of a row of a sidebar.
  public static func sidebarCell() -> ContentConfiguration { ContentConfiguration(preset: .sidebarCell) }

  /// The content of a row of a sidebar with a second line.
  public static func sidebarSubtitleCell() -> ContentConfiguration {
    ContentConfiguration(preset: .sidebarSubtitleCell)
  }

  /// The content of a row beside a sidebar.
  public static func accompaniedSidebarCell() -> ContentConfiguration {
    ContentConfiguration(preset: .accompaniedSidebarCell)
  }

  /// The content of a row beside a sidebar with a second line.
  public static func accompaniedSidebarSubtitleCell() -> ContentConfiguration {
    ContentConfiguration(preset: .accompaniedSidebarSubtitleCell)
  }

  /// The header of a plain list.
  public static func plainHeader() -> ContentConfiguration { ContentConfiguration(preset: .plainHeader) }

  /// The footer of a plain list.
  public static func plainFooter() -> ContentConfiguration { ContentConfiguration(preset: .plainFooter) }

  /// The header of a grouped list.
  public static func groupedHeader() -> ContentConfiguration { ContentConfiguration(preset: .groupedHeader) }

  /// The footer of a grouped list.
  public static func groupedFooter() -> ContentConfiguration { ContentConfiguration(preset: .groupedFooter) }

  /// A header of an inset-grouped list that stands out.
  public static func prominentInsetGroupedHeader() -> ContentConfiguration {
    ContentConfiguration(preset: .prominentInsetGroupedHeader)
  }

  /// A header of an inset-grouped list that stands out most.
  public static func extraProminentInsetGroupedHeader() -> ContentConfiguration {
    ContentConfiguration(preset: .extraProminentInsetGroupedHeader)
  }

  /// The header of a sidebar.
  public static func sidebarHeader() -> ContentConfiguration { ContentConfiguration(preset: .sidebarHeader) }

  /// The header of a list of an appearance.
  public static func header(for appearance: ListConfiguration.Appearance) -> ContentConfiguration {
    switch appearance {
    case .plain, .sidebarPlain: .plainHeader()
    case .grouped, .insetGrouped: .groupedHeader()
    case .sidebar: .sidebarHeader()
    }
  }

  /// The footer of a list of an appearance.
  public static func footer(for appearance: ListConfiguration.Appearance) -> ContentConfiguration {
    switch appearance {
    case .plain, .sidebarPlain: .plainFooter()
    case .grouped, .insetGrouped, .sidebar: .groupedFooter()
    }
  }

  /// A row of a list of an appearance.
  public static func cell(for appearance: ListConfiguration.Appearance) -> ContentConfiguration {
    switch appearance {
    case .plain, .grouped, .insetGrouped: .cell()
    case .sidebar: .sidebarCell()
    case .sidebarPlain: .accompaniedSidebarCell()
    }
  }
}

/// The looks of content: those of its preset, until something is changed.
struct ContentLook: Hashable, Sendable {
  var text: ContentConfiguration.TextProperties
  var secondaryText: ContentConfiguration.TextProperties
  var image = ContentConfiguration.ImageProperties()
  var isSideBySide = false
  var imageToTextPadding = 16.0
  var horizontalPadding = 8.0
  var verticalPadding = 3.0
  var margins = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
}

extension ContentConfiguration.Preset {
  /// Whether it is for a header or a footer.
  public var isSupplementary: Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      false
    case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .prominentInsetGroupedHeader,
      .extraProminentInsetGroupedHeader, .sidebarHeader:
      true
    }
  }

  /// Returns the looks of the preset in a state.
  ///
  /// The list's ``ListConfiguration/SelectionStyle`` gives chosen cells their colours; a preset does not know it.
  func look(in state: CellState) -> ContentLook {
    var look = lookAtRest
    if state.isDisabled {
      look.text.color = .tertiaryLabel
      look.secondaryText.color = .tertiaryLabel
      look.image.tintColor = .tertiaryLabel
    }
    return look
  }

  private var lookAtRest: ContentLook {
    switch self {
    case .cell, .sidebarCell, .accompaniedSidebarCell: row(.subheadline)
    case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: row(.footnote)
    case .valueCell: row(.body, isSideBySide: true)
    case .plainHeader: header(.headline, .label)
    case .groupedHeader: header(.footnote, .secondaryLabel, textCase: .uppercase)
    case .prominentInsetGroupedHeader: header(.title3.bold(), .label)
    case .extraProminentInsetGroupedHeader: header(.title2.bold(), .label)
    case .sidebarHeader: header(.headline, .label)
    case .plainFooter, .groupedFooter: header(.footnote, .secondaryLabel)
    }
  }

  private func row(_ secondFont: Font, isSideBySide: Bool = false) -> ContentLook {
    var look = ContentLook(
      text: ContentConfiguration.TextProperties(.body, .label),
      secondaryText: ContentConfiguration.TextProperties(secondFont, .secondaryLabel),
      isSideBySide: isSideBySide
    )
    look.image.tintColor = .tint
    return look
  }

  private func header(_ font: Font, _ color: Color, textCase: TextCase? = nil) -> ContentLook {
    ContentLook(
      text: ContentConfiguration.TextProperties(font, color, textCase: textCase),
      secondaryText: ContentConfiguration.TextProperties(.footnote, .secondaryLabel),
      margins: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    )
  }
}
