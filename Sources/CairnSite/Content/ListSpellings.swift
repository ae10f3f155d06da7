import Cairn

/// The values of lists in the front matter of articles, to find those that differ only in case, such as tags.
struct ListSpellings {
  /// A value that some articles have.
  private struct Spelling {
    let value: String
    var count = 1
    /// The number of the first article with it, and where it is there.
    let article: Int
    let place: MarkdownPlace?
  }

  /// A value that others spell differently.
  struct Finding {
    let article: Int
    let message: String
    let place: MarkdownPlace?
  }

  /// The spellings of each value in small letters, with its key.
  private var spellings: [ByteKey: (key: String, all: [Spelling])] = [:]

  /// Notes the values of a list.
  mutating func add(_ entry: FrontMatter.Entry, ofArticle number: Int) {
    for value in entry.value.strings {
      let name = ByteKey(entry.key + "\0" + value.lowercased())
      var known = spellings[name]?.all ?? []
      if let index = known.firstIndex(where: { $0.value.hasSameBytes(as: value) }) {
        known[index].count += 1
      } else {
        known.append(Spelling(value: value, article: number, place: entry.place))
      }
      spellings[name] = (entry.key, known)
    }
  }

  /// What is spelled in several ways: each time the spelling that is rarer, in the order of the articles.
  var findings: [Finding] {
    spellings.values.filter { $0.all.count > 1 }.flatMap { key, spellings in
      let sorted = spellings.sorted { first, second in
        first.count != second.count
          ? first.count > second.count : first.value.utf8.lexicographicallyPrecedes(second.value.utf8)
      }
      return sorted.dropFirst().map { rarer in
        let message = """
          The values "\(rarer.value)" and "\(sorted[0].value)" of the key "\(key)" differ only in case, so as groups \
          they are two. Write them alike.
          """
        return Finding(article: rarer.article, message: message, place: rarer.place)
      }
    }.sorted { ($0.article, $0.message) < ($1.article, $1.message) }
  }
}
