/// The background of a cell, a header or a footer.
///
/// ```swift
/// var background = BackgroundConfiguration.listGroupedCell()
/// background.backgroundColor = .yellow.opacity(0.2)
/// background.cornerRadius = 8
/// ```
public struct BackgroundConfiguration: Hashable, Sendable {
  /// The colour; `nil` for none.
  public var backgroundColor: Color? {
    get { if case .color(let color) = fill { color } else { nil } }
    set { fill = newValue?.fill }
  }
  /// The colour, or the background that the row sets instead.
  package var fill: Fill?
  /// The radius of the corners, in points.
  public var cornerRadius = 0.0
  /// The room between the cell's edges and the background, in points.
  public var backgroundInsets = EdgeInsets.zero
  /// The colour of the outline; `nil` for the tint in force.
  public var strokeColor: Color?
  /// The thickness of the outline in points; 0 draws none.
  public var strokeWidth = 0.0
  /// What the configuration started from.
  public let preset: Preset
  private(set) var state = CellState()

  /// What a configuration is for.
  public enum Preset: String, Hashable, CaseIterable, Sendable {
    /// Nothing.
    case clear
    /// A row of a plain list.
    case listPlainCell
    /// A row of a grouped list.
    case listGroupedCell
    /// A row of a sidebar.
    case listSidebarCell
    /// A row beside a sidebar.
    case listAccompaniedSidebarCell
    /// A header or footer of a plain list.
    case listPlainHeaderFooter
    /// A header or footer of a grouped list.
    case listGroupedHeaderFooter
    /// A header of a sidebar.
    case listSidebarHeader
  }

  /// Creates the configuration of a preset.
  public init(preset: Preset) {
    self.preset = preset
    fill = preset.color(in: CellState())?.fill
    if preset == .listSidebarCell {
      cornerRadius = 10
      backgroundInsets = .horizontal(8)
    }
  }

  /// Returns the configuration for a state; a colour that was changed after ``init(preset:)`` stays as it is.
  public func updated(for state: CellState) -> BackgroundConfiguration {
    var updated = self
    if fill == preset.color(in: self.state)?.fill { updated.backgroundColor = preset.color(in: state) }
    updated.state = state
    return updated
  }
}

extension BackgroundConfiguration {
  /// No background.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration(preset: .clear) }

  /// The background of a row of a plain list.
  public static func listPlainCell() -> BackgroundConfiguration { BackgroundConfiguration(preset: .listPlainCell) }

  /// The background of a row of a grouped list.
  public static func listGroupedCell() -> BackgroundConfiguration { BackgroundConfiguration(preset: .listGroupedCell) }

  /// The background of a row of a sidebar.
  public static func listSidebarCell() -> BackgroundConfiguration { BackgroundConfiguration(preset: .listSidebarCell) }

  /// The background of a row beside a sidebar.
  public static func listAccompaniedSidebarCell() -> BackgroundConfiguration {
    BackgroundConfiguration(preset: .listAccompaniedSidebarCell)
  }

  /// The background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> BackgroundConfiguration {
    BackgroundConfiguration(preset: .listPlainHeaderFooter)
  }

  /// The background of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> BackgroundConfiguration {
    BackgroundConfiguration(preset: .listGroupedHeaderFooter)
  }

  /// The background of a header of a sidebar.
  public static func listSidebarHeader() -> BackgroundConfiguration {
    BackgroundConfiguration(preset: .listSidebarHeader)
  }

  /// The background of a row of a list of an appearance.
  public static func cell(for appearance: ListConfiguration.Appearance) -> BackgroundConfiguration {
    switch appearance {
    case .plain: .listPlainCell()
    case .grouped, .insetGrouped: .listGroupedCell()
    case .sidebar: .listSidebarCell()
    case .sidebarPlain: .listAccompaniedSidebarCell()
    }
  }
}

extension BackgroundConfiguration.Preset {
  fileprivate func color(in state: CellState) -> Color? {
    switch self {
    case .clear, .listGroupedHeaderFooter, .listSidebarHeader: nil
    case .listPlainHeaderFooter: .background
    case .listPlainCell, .listAccompaniedSidebarCell: row(.background, in: state)
    case .listGroupedCell: row(.secondaryGroupedBackground, in: state)
    case .listSidebarCell:
      state.isSelected ? .tint : state.isHighlighted ? .fill : state.isHovered ? .quaternaryFill : nil
    }
  }

  private func row(_ color: Color, in state: CellState) -> Color {
    state.isHighlighted || state.isSelected ? .fill : state.isHovered ? .quaternaryFill : color
  }
}
