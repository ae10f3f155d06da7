import Foundation

/// Finds addresses and ids in a document while its bytes pass.
///
/// It reads markup of any author. What it cannot read, it skips.
struct MarkupScanner {
  /// Something in a start tag; the bytes are only valid during the call, and without character references.
  enum Finding {
    case address(UnsafeRawBufferPointer)
    case identifier(UnsafeRawBufferPointer)
  }

  typealias Bytes = UnsafeRawBufferPointer

  /// The number of bytes of a start tag beyond which it is skipped.
  private static let longestTag = 1 << 20

  /// The beginning of a tag whose end has not come yet.
  private var pending: [UInt8] = []
  /// The attributes of the current tag; kept, because new memory for each tag would cost more than reading it.
  private var read: [TagAttributes.Attribute] = []
  /// The words in lower case that end a comment or a script; `nil` in markup.
  private var ending: [UInt8]?

  /// Reads the next bytes of the document.
  mutating func scan(_ chunk: Bytes, _ found: (Finding) -> Void) {
    guard !pending.isEmpty else { return scanAll(chunk, found) }
    var joined = pending
    joined.append(contentsOf: chunk)
    pending = []
    joined.withUnsafeBytes { scanAll($0, found) }
  }

  private mutating func scanAll(_ bytes: Bytes, _ found: (Finding) -> Void) {
    var position = 0
    while position < bytes.count {
      if let ending {
        guard let end = Self.find(ending, in: bytes, from: position) else {
          return keep(bytes, from: max(position, bytes.count - ending.count + 1))
        }
        position = end
        self.ending = nil
      }
      guard let start = Self.find(UInt8(ascii: "<"), in: bytes, from: position) else { return }
      if start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "/") {
        position = start + 2
        continue
      }
      guard let next = readTag(bytes, at: start, found) else {
        if bytes.count - start < Self.longestTag { return keep(bytes, from: start) }
        return
      }
      position = next
    }
  }

  private mutating func keep(_ bytes: Bytes, from position: Int) {
    pending = [UInt8](bytes[position...])
  }

  // MARK: Tags

  /// Reads what begins with `<`, and returns where it ends; `nil` if the end has not come yet.
  private mutating func readTag(_ bytes: Bytes, at start: Int, _ found: (Finding) -> Void) -> Int? {
    guard start + 3 < bytes.count else { return nil }
    let first = bytes[start + 1]
    if first == UInt8(ascii: "!"), bytes[start + 2] == UInt8(ascii: "-"), bytes[start + 3] == UInt8(ascii: "-") {
      ending = Array("-->".utf8)
      return start + 4
    }
    guard Self.isLetter(first) else { return start + 1 }
    var position = start + 1
    while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
    let name = Bytes(rebasing: bytes[start + 1..<position])
    guard Self.skipClass(bytes, &position) else { return nil }
    if position < bytes.count, bytes[position] == UInt8(ascii: ">") {
      if let raw = Self.rawText(name) { ending = Array("</".utf8) + raw }
      return position + 1
    }
    var attributes = TagAttributes(bytes, from: position)
    // Nothing is told before the whole tag is there, so that nothing is told twice.
    read.removeAll(keepingCapacity: true)
    while let attribute = attributes.next() {
      if Self.matters(attribute) { read.append(attribute) }
    }
    guard let end = attributes.end else { return nil }
    if !read.isEmpty {
      var property = Property.other
      let isTranslation = name.count == 4 && Self.matches(name, "link") && hasLanguage
      for attribute in read where !isTranslation { report(attribute, of: name, &property, found) }
    }
    if let raw = Self.rawText(name) { ending = Array("</".utf8) + raw }
    return end
  }

  /// Goes on behind classes in quotation marks, which are the first attribute of most elements and say nothing here.
  ///
  /// - Returns: `false` if they do not end.
  @inline(__always)
  private static func skipClass(_ bytes: Bytes, _ position: inout Int) -> Bool {
    guard position + 8 <= bytes.count else { return true }
    let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    // The bytes ` class="`.
    guard word == 0x223D_7373_616C_6320 else { return true }
    guard let close = find(UInt8(ascii: "\""), in: bytes, from: position + 8) else { return false }
    position = close + 1
    return true
  }

  /// Whether an attribute may say something, as its length tells of nearly all that do not, such as classes.
  @inline(__always)
  private static func matters(_ attribute: TagAttributes.Attribute) -> Bool {
    let lengths: UInt64 = 1 << 2 | 1 << 3 | 1 << 4 | 1 << 6 | 1 << 7 | 1 << 8 | 1 << 10
    return attribute.name.count < 64 && lengths >> UInt64(attribute.name.count) & 1 == 1
  }

  /// Returns the name of an element in which there is no markup; `nil` for any other.
  @inline(__always)
  private static func rawText(_ name: Bytes) -> [UInt8]? {
    switch name.count {
    case 5, 6, 8: rawTexts.first { matches(name, $0) }
    default: nil
    }
  }

  /// The elements in which there is no markup.
  private static let rawTexts = ["script", "style", "title", "textarea"].map { Array($0.utf8) }

  /// Whether the current tag leads to something in a language.
  ///
  /// Readers do not follow such a link in the head of a page, so a page to which only these lead is not found.
  private var hasLanguage: Bool { read.contains { Self.matches($0.name, "hreflang") } }

  /// What a `meta` element is about.
  private enum Property {
    case address, other
  }

  private func report(
    _ attribute: TagAttributes.Attribute,
    of tag: Bytes,
    _ property: inout Property,
    _ found: (Finding) -> Void
  ) {
    switch attribute.name.count {
    case 2 where Self.matches(attribute.name, "id"): Self.decoded(attribute.value) { found(.identifier($0)) }
    case 3 where Self.matches(attribute.name, "src"), 4 where Self.matches(attribute.name, "href"),
      6 where Self.matches(attribute.name, "poster"), 10 where Self.matches(attribute.name, "xlink:href"):
      // Where a form is sent is for a server to answer, so no file of the site has to be there.
      Self.decoded(attribute.value) { found(.address($0)) }
    case 4 where Self.matches(tag, "a") && Self.matches(attribute.name, "name"):
      Self.decoded(attribute.value) { found(.identifier($0)) }
    case 6 where Self.matches(attribute.name, "srcset"):
      Self.decoded(attribute.value) { Self.candidates(of: $0) { found(.address($0)) } }
    case 8 where Self.matches(attribute.name, "property") && attribute.value.count < 10:
      let isAddress = Self.matches(attribute.value, "og:image") || Self.matches(attribute.value, "og:url")
      property = isAddress ? .address : .other
    case 7 where property == .address && Self.matches(attribute.name, "content"):
      Self.decoded(attribute.value) { found(.address($0)) }
    default: break
    }
  }

  /// Calls a closure with each address of a set of pictures.
  private static func candidates(of set: Bytes, _ body: (Bytes) -> Void) {
    var position = 0
    while position < set.count {
      while position < set.count, isSpace(set[position]) || set[position] == UInt8(ascii: ",") { position += 1 }
      let start = position
      while position < set.count, !isSpace(set[position]) { position += 1 }
      var end = position
      while end > start, set[end - 1] == UInt8(ascii: ",") { end -= 1 }
      if end > start { body(Bytes(rebasing: set[start..<end])) }
      if end < position { continue }
      while position < set.count, set[position] != UInt8(ascii: ",") { position += 1 }
    }
  }
}

// MARK: - Bytes

extension MarkupScanner {
  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 }

  @inline(__always)
  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  @inline(__always)
  static func endsName(_ byte: UInt8) -> Bool {
    // Nearly all bytes of names are letters.
    byte < 0x40 && (isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/"))
  }

  @inline(__always)
  static func find(_ byte: UInt8, in bytes: Bytes, from position: Int) -> Int? {
    guard position < bytes.count, let base = bytes.baseAddress,
      let place = memchr(base + position, Int32(byte), bytes.count - position)
    else { return nil }
    return UnsafeRawPointer(place) - base
  }

  /// Returns where words in lower case end.
  private static func find(_ words: [UInt8], in bytes: Bytes, from position: Int) -> Int? {
    var position = position
    while let start = find(words[0], in: bytes, from: position) {
      guard start + words.count <= bytes.count else { return nil }
      if matches(Bytes(rebasing: bytes[start..<start + words.count]), words) { return start + words.count }
      position = start + 1
    }
    return nil
  }

  private static func matches(_ bytes: Bytes, _ words: [UInt8]) -> Bool {
    bytes.count == words.count && zip(bytes, words).allSatisfy { $0 == $1 || isLetter($0) && $0 | 0x20 == $1 }
  }

  /// Whether bytes are a name in any case.
  @inline(__always)
  private static func matches(_ bytes: Bytes, _ name: StaticString) -> Bool {
    guard bytes.count == name.utf8CodeUnitCount else { return false }
    for index in 0..<bytes.count {
      let byte = bytes[index]
      let small = isLetter(byte) ? byte | 0x20 : byte
      guard small == name.utf8Start[index] else { return false }
    }
    return true
  }

  /// Calls a closure with the bytes of a value, its character references resolved.
  private static func decoded(_ value: Bytes, _ body: (Bytes) -> Void) {
    guard find(UInt8(ascii: "&"), in: value, from: 0) != nil else { return body(value) }
    CharacterReferences.resolved(in: value).withUnsafeBytes { body($0) }
  }
}
