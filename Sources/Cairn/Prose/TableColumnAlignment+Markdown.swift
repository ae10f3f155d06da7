extension TableColumnAlignment {
  /// Finds how a column of a Markdown document's table is aligned.
  ///
  /// One at the end that holds nothing but amounts, such as `12,00 €`, is a column of numbers, whose cells never break.
  init(ofColumn position: Int, in table: MarkdownBlock.Table) {
    switch position < table.alignments.count ? table.alignments[position] : nil {
    case .center: self = .center
    case .trailing: self = Self.holdsAmounts(position, table.rows) ? .numeric : .trailing
    case .leading, nil: self = .leading
    }
  }

  private static func holdsAmounts(_ position: Int, _ rows: [[MarkdownBlock.TableCell]]) -> Bool {
    var hasAmount = false
    for row in rows where position < row.count && !row[position].content.isEmpty {
      switch isAmount(row[position].content.plainText) {
      case true?: hasAmount = true
      case false?: return false
      case nil: continue
      }
    }
    return hasAmount
  }

  /// The longest word beside a number, such as that of a unit or a currency.
  private static let longestUnit = 4
  private static let longestAmount = 24

  /// Returns whether words are an amount; `nil` for a mark in place of one, such as a dash.
  private static func isAmount(_ words: String) -> Bool? {
    var hasDigit = false
    var hasLetter = false
    var letters = 0
    var count = 0
    for scalar in words.unicodeScalars {
      count += 1
      hasDigit = hasDigit || scalar.properties.numericType != nil
      letters = scalar.properties.isAlphabetic ? letters + 1 : 0
      hasLetter = hasLetter || letters > 0
      if letters > longestUnit || count > longestAmount { return false }
    }
    return hasDigit ? true : hasLetter ? false : nil
  }
}
