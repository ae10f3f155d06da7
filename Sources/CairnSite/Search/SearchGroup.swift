import Cairn

extension SearchIndex {
  /// Words that begin with the same letter, for a page of their own.
  ///
  /// A letter with very many words has several groups.
  public struct Group: Identifiable, Sendable {
    /// The letter in capitals, and the first and the last word where a letter has several groups.
    public let name: String
    /// A name for the group's page, which no other group has.
    public let slug: String
    /// The name for the group's page.
    public var id: String { slug }
    private let table: SearchTable
    private let numbers: [Int]

    fileprivate init(_ name: String, _ slug: String, _ numbers: [Int], of table: SearchTable) {
      self.name = name
      self.slug = slug
      self.numbers = numbers
      self.table = table
    }

    /// The words.
    public var words: [Word] { numbers.map { table.word($0) } }

    /// Says all that the words and the pages that have them are.
    var content: ContentDigest {
      var digester = ContentDigest.Digester()
      for number in numbers {
        let word = table.word(number)
        digester.add(word.text)
        digester.add(UInt64(word.pages.count))
        for page in word.pages {
          digester.add(page.path)
          digester.add(page.title)
        }
      }
      return digester.digest
    }
  }

  /// The largest number of words in a group.
  private static let longestGroup = 800
  /// The largest number of pages of a word that is in a group: a list of more helps nobody.
  private static let longestList = 50

  /// The words for pages, letter by letter.
  ///
  /// Words in more than 50 pages are only in the file for scripts.
  public var groups: [Group] {
    let table = table
    var letters: [Letter] = []
    var numbers: [Letter: [Int]] = [:]
    for number in 0..<table.count where table.pageCount(number) <= Self.longestList {
      let letter = Letter(of: table.text(number))
      if numbers[letter] == nil { letters.append(letter) }
      numbers[letter, default: []].append(number)
    }
    return letters.flatMap { Self.groups(of: $0, numbers[$0] ?? [], table) }
  }

  private static func groups(of letter: Letter, _ numbers: [Int], _ table: SearchTable) -> [Group] {
    guard numbers.count > longestGroup else { return [Group(letter.name, letter.slug, numbers, of: table)] }
    return stride(from: 0, to: numbers.count, by: longestGroup).enumerated().map { position, start in
      let part = Array(numbers[start..<min(start + longestGroup, numbers.count)])
      let (first, last) = (table.text(part[0]), table.text(part[part.count - 1]))
      let slug = position == 0 ? letter.slug : "\(letter.slug)-\(position + 1)"
      return Group("\(letter.name): \(first) – \(last)", slug, part, of: table)
    }
  }

  /// What words begin with.
  private enum Letter: Hashable {
    case digit
    case letter(Unicode.Scalar)
    /// A letter of a script without spaces, which has too many for a page each.
    case other

    init(of word: String) {
      guard let first = word.unicodeScalars.first, !SearchWords.isWithoutSpaces(first) else {
        self = .other
        return
      }
      if first.properties.numericType != nil {
        self = .digit
      } else {
        self = SitePath.problem(with: String(first)) == nil ? .letter(first) : .other
      }
    }

    var name: String {
      switch self {
      case .digit: "0–9"
      case .letter(let letter): letter.properties.uppercaseMapping
      case .other: "…"
      }
    }

    var slug: String {
      switch self {
      case .digit: "0-9"
      case .letter(let letter): String(letter)
      case .other: "other"
      }
    }
  }
}
