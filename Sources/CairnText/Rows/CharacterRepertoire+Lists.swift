import Cairn

/// The marks of rows.
extension CharacterRepertoire {
  /// The row leads somewhere.
  func disclosure(isMirrored: Bool) -> String {
    isASCII ? isMirrored ? "<" : ">" : isMirrored ? "‹" : "›"
  }

  var checkmark: String { isASCII ? "*" : "✓" }
  var detail: String { isASCII ? "(i)" : "ⓘ" }
  var reorder: String { isASCII ? "^v" : "↑↓" }
  /// What lies under the item does not show.
  func folded(isMirrored: Bool) -> String {
    isASCII ? isMirrored ? "<" : ">" : isMirrored ? "◂" : "▸"
  }

  /// A control that chooses items.
  func control(_ mode: ListSelection.Mode, isOn: Bool) -> String {
    switch mode {
    case .multiple: isOn ? "[x]" : "[ ]"
    case .single: isOn ? isASCII ? "(*)" : "(•)" : "( )"
    }
  }

  /// The mark of a chosen row in the gutter.
  func marker(_ marker: CellBlock.Marker, isMirrored: Bool) -> String? {
    switch marker {
    case .none: nil
    case .arrow: isMirrored ? "<" : ">"
    case .bar: isASCII ? "|" : isMirrored ? "▐" : "▌"
    }
  }

  /// What leads from words to a value at the end of the line.
  var leaderGlyph: UInt32 { isASCII ? 0x2E : 0xB7 }
}
