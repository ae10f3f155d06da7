import Cairn

/// What is counted and quoted of the words of an article.
enum ArticleWords {
  /// Returns the number of words; each ideograph counts as one.
  static func count(of document: MarkdownDocument) -> Int {
    var count = 0
    document.forEachBlock { block in
      switch block {
      case .paragraph(let paragraph): count += words(in: paragraph.content.plainText)
      case .heading(let heading): count += words(in: heading.content.plainText)
      case .table(let table):
        for cell in table.header + table.rows.joined() { count += words(in: cell.content.plainText) }
      case .quote, .list, .code, .html, .thematicBreak: break
      }
    }
    return count
  }

  private static func words(in text: String) -> Int {
    var count = 0
    var isInWord = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isIdeographic {
        count += 1
        isInWord = false
      } else if scalar.properties.isWhitespace {
        isInWord = false
      } else if !isInWord, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        count += 1
        isInWord = true
      }
    }
    return count
  }

  /// Returns the words of the first paragraph, cut between words.
  static func summary(of document: MarkdownDocument, longest: Int) -> String {
    for case .paragraph(let paragraph) in document.blocks {
      let words = paragraph.content.plainText.split(whereSeparator: \.isWhitespace)
      guard !words.isEmpty else { continue }
      var summary = ""
      for word in words {
        guard summary.count + word.count < longest else {
          return (summary.isEmpty ? String(word.prefix(longest - 1)) : summary) + "…"
        }
        summary += (summary.isEmpty ? "" : " ") + word
      }
      return summary
    }
    return ""
  }
}
