import Cairn

/// The glyphs that the backend itself draws, in Unicode or in ASCII.
struct CharacterRepertoire {
  let isASCII: Bool

  private func pick(_ unicode: Unicode.Scalar, _ ascii: Unicode.Scalar) -> UInt32 {
    (isASCII ? ascii : unicode).value
  }

  var horizontalLine: UInt32 { pick("─", "-") }
  var verticalLine: UInt32 { pick("│", "|") }
  var corners: (topLeft: UInt32, topRight: UInt32, bottomLeft: UInt32, bottomRight: UInt32) {
    (pick("┌", "+"), pick("┐", "+"), pick("└", "+"), pick("┘", "+"))
  }
  var roundCorners: (topLeft: UInt32, topRight: UInt32, bottomLeft: UInt32, bottomRight: UInt32) {
    (pick("╭", "+"), pick("╮", "+"), pick("╰", "+"), pick("╯", "+"))
  }

  /// The directions in which lines leave the cell where they meet.
  struct Crossing {
    var up: Bool
    var down: Bool
    var left: Bool
    var right: Bool
  }

  /// Returns the glyph for lines that meet.
  func glyph(of crossing: Crossing, isRound: Bool) -> UInt32 {
    guard !isASCII else { return Unicode.Scalar("+").value }
    let corners = isRound ? roundCorners : corners
    switch (crossing.up, crossing.down, crossing.left, crossing.right) {
    case (true, true, true, true): return Unicode.Scalar("┼").value
    case (true, true, false, _): return Unicode.Scalar("├").value
    case (true, true, true, false): return Unicode.Scalar("┤").value
    case (false, true, true, true): return Unicode.Scalar("┬").value
    case (true, false, true, true): return Unicode.Scalar("┴").value
    case (false, true, false, _): return corners.topLeft
    case (false, true, true, false): return corners.topRight
    case (true, false, false, _): return corners.bottomLeft
    case (true, false, true, false): return corners.bottomRight
    case (false, false, _, _): return horizontalLine
    }
  }

  /// Returns the mark in the header of a sorted column.
  func sortMark(_ direction: TableSortDirection) -> String {
    switch direction {
    case .ascending: isASCII ? "^" : "▲"
    case .descending: isASCII ? "v" : "▼"
    }
  }

  var doneBar: UInt32 { pick("█", "#") }
  var openBar: UInt32 { pick("░", ".") }
  /// The mark before an item of a list.
  var bullet: String { isASCII ? "*" : "•" }
  /// The line before the source of a quotation.
  var dash: String { isASCII ? "--" : "—" }
  var ellipsis: String { isASCII ? "..." : "…" }
  /// The sign before the number of hidden items of a row.
  var more: String { isASCII ? ">" : "›" }
  /// Returns the width of the note about hidden items with a blank in front; 0 if nothing is hidden.
  static func noteWidth(_ hidden: Int) -> Int32 {
    hidden > 0 ? Int32(clamping: String(hidden).utf8.count + 2) : 0
  }
  /// The mark before the title of unfolded content.
  var unfolded: String { isASCII ? "v" : "▾" }

  /// Returns the guides of a tree beside the first line and the further lines of an item, three columns wide.
  func guides(isLast: Bool, isMirrored: Bool) -> (first: String, below: String) {
    switch (isASCII, isMirrored) {
    case (false, false): (isLast ? "└─ " : "├─ ", isLast ? "   " : "│  ")
    case (false, true): (isLast ? " ─┘" : " ─┤", isLast ? "   " : "  │")
    case (true, false): (isLast ? "`- " : "|- ", isLast ? "   " : "|  ")
    case (true, true): (isLast ? " -'" : " -|", isLast ? "   " : "  |")
    }
  }
}
