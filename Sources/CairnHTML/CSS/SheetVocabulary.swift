/// The words that decide which rules of the base sheet a page needs, with their numbers.
///
/// A class is spelled with its full stop, an attribute with its bracket (`[popover`), a custom property with its hyphens
/// and an animation with an at sign; the name of an element is spelled as it is.
struct SheetVocabulary: Sendable {
  /// The attributes that are words; rules count as needed whatever other attributes they ask for.
  static let attributes = ["aria-current", "popover"]

  private var numbers: [String: Int] = [:]

  /// Returns the number of a word, and adds the word if it is new; `nil` if there are too many.
  ///
  /// What a rule asks for beyond the known words, each page counts as having. So the limit costs bytes but no looks.
  mutating func add(_ word: String) -> Int? {
    if let number = numbers[word] { return number }
    assert(numbers.count < SheetWords.capacity, "The base sheet has too many words")
    guard numbers.count < SheetWords.capacity else { return nil }
    numbers[word] = numbers.count
    return numbers.count - 1
  }

  /// Returns the set of those words that the base sheet knows.
  func words(_ spelled: [String]) -> SheetWords {
    var words = SheetWords()
    for word in spelled { insert(word, into: &words) }
    return words
  }

  func insert(_ word: String, into words: inout SheetWords) {
    if let number = numbers[word] { words.insert(number) }
  }

  /// Returns the words in a set, for messages.
  func spelling(of words: SheetWords) -> [String] {
    numbers.filter { words.contains($0.value) }.map(\.key).sorted()
  }

  /// The classes that the base sheet asks for, without their full stops.
  var classes: [String] { numbers.keys.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }.sorted() }
}

// MARK: - Custom properties and animations

extension SheetVocabulary {
  /// Adds the words that declarations refer to.
  mutating func addNames(in declarations: some Sequence<UInt8>) -> SheetWords {
    var words = SheetWords()
    Self.visitNames(in: declarations) { name in
      guard name.hasPrefix("--") || numbers[name] != nil else { return }
      add(name).map { words.insert($0) }
    }
    return words
  }

  /// Returns the custom properties and animations of the base sheet that the rule of a class refers to.
  func names(in rule: String) -> SheetWords {
    var words = SheetWords()
    Self.visitNames(in: rule.utf8) { insert($0, into: &words) }
    return words
  }

  /// Calls a closure with each custom property that is read, and with each word that may be an animation.
  private static func visitNames(in text: some Sequence<UInt8>, _ visit: (String) -> Void) {
    var name: [UInt8] = []
    var isRead = false
    var isAnimation = false
    for byte in text {
      if CSSScanner.isName(byte) {
        name.append(byte)
        continue
      }
      let isProperty = name.starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")])
      if isProperty, isRead { visit(String(decoding: name, as: UTF8.self)) }
      if isAnimation, !isProperty, !name.isEmpty { visit("@" + String(decoding: name, as: UTF8.self)) }
      if name.starts(with: "animation".utf8) { isAnimation = true }
      isRead = byte == UInt8(ascii: "(") && name.elementsEqual("var".utf8)
      name.removeAll(keepingCapacity: true)
    }
    if isAnimation, !name.isEmpty { visit("@" + String(decoding: name, as: UTF8.self)) }
  }
}
