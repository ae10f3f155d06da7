import Cairn

extension CharacterRepertoire {
  /// Returns the mark of a row that leads somewhere.
  func disclosure(isMirrored: Bool) -> String {
    isASCII ? isMirrored ? "<" : ">" : isMirrored ? "‹" : "›"
  }

  var checkmark: String { isASCII ? "*" : "✓" }
  var detail: String { isASCII ? "(i)" : "ⓘ" }
  var reorder: String { isASCII ? "^v" : "↑↓" }
  /// Returns the mark of a title with hidden content.
  func folded(isMirrored: Bool) -> String {
    isASCII ? isMirrored ? "<" : ">" : isMirrored ? "◂" : "▸"
  }

  /// Returns a control that chooses an item.
  func control(_ mode: ListSelection.Mode, isOn: Bool) -> String {
    switch mode {
    case .multiple: isOn ? "[x]" : "[ ]"
    case .single: isOn ? isASCII ? "(*)" : "(•)" : "( )"
    }
  }

  /// Returns the mark of a chosen row in the gutter.
  func marker(_ marker: CellBlock.Marker, isMirrored: Bool) -> String? {
    switch marker {
    case .none: nil
    case .arrow: isMirrored ? "<" : ">"
    case .bar: isASCII ? "|" : isMirrored ? "▐" : "▌"
    }
  }

  /// The dot between words and a value at the end of the line.
  var leaderGlyph: UInt32 { isASCII ? 0x2E : 0xB7 }
}
