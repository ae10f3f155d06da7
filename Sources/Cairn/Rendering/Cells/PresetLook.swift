/// The looks of a content: those of its preset until one of them is changed.
///
/// Nearly all contents look as their preset says, and refer to nothing for that. A look that all of them shared would have its
/// references counted for each row, which takes long when several threads do it at once.
struct PresetLook: Sendable {
  let preset: ContentConfiguration.Preset
  private var own: Boxed<ContentLook>?

  init(_ preset: ContentConfiguration.Preset) { self.preset = preset }

  var value: ContentLook {
    _read {
      if let own { yield own.value } else { yield Self.look(of: preset).value }
    }
    _modify {
      var look = own ?? Self.look(of: preset)
      own = nil
      defer { own = look }
      yield &look.value
    }
  }

  private static let looks = Dictionary(
    uniqueKeysWithValues: ContentConfiguration.Preset.allCases.map { ($0, Boxed($0.look(in: CellState()))) }
  )
  private static let lookOfCell = Boxed(ContentConfiguration.Preset.cell.look(in: CellState()))
  private static let lookOfSubtitleCell = Boxed(ContentConfiguration.Preset.subtitleCell.look(in: CellState()))

  private static func look(of preset: ContentConfiguration.Preset) -> Boxed<ContentLook> {
    switch preset {
    // Nearly all rows are of these, and to look a word up would take as long as to make the rest of a row.
    case .cell: lookOfCell
    case .subtitleCell: lookOfSubtitleCell
    default: looks[preset] ?? Boxed(preset.look(in: CellState()))
    }
  }
}

extension PresetLook: Hashable {
  static func == (left: PresetLook, right: PresetLook) -> Bool {
    guard left.preset == right.preset else { return false }
    // Rows that start from one configuration share its look, which is compared as a reference then.
    return left.own == right.own || left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(preset)
    // A look that was changed back equals that of the preset.
    if let own, own != Self.look(of: preset) { hasher.combine(own) }
  }
}
