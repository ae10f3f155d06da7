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
