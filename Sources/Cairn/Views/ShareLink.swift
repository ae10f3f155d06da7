/// A link to something that a reader may pass on.
///
/// An address is a link to it. Words are put into a letter that the reader's mail program shows, with the subject and the message:
/// a page without a script has no other way to pass words on.
public struct ShareLink<Label: View>: View {
  private let destination: String
  private let label: Label

  /// Creates a link to an address, or a letter with words.
  ///
  /// What has white space in it, or none of the signs `/`, `.`, `:`, `#` and `@`, is words.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview? = nil,
    @ViewBuilder label: () -> Label
  ) {
    let words = SharedWords(subject: subject?.plainText, text: item, message: message?.plainText)
    self.init(address: SharedWords.areWords(item) ? words.address : item, label: label)
  }

  /// Creates a link to an address.
  package init(address: String, @ViewBuilder label: () -> Label) {
    destination = address
    self.label = label()
  }

  public var body: some View { Link(destination: destination) { label } }
}

extension ShareLink where Label == Cairn.Label<Text, Image> {
  /// Creates a link with the word "Share" and its symbol.
  package init(address: String) {
    self.init(address: address) { Cairn.Label("Share", systemImage: "square.and.arrow.up") }
  }

  /// Creates a link with the word "Share" and its symbol.
  public init(item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil) {
    self.init(item: item, subject: subject, message: message) {
      Cairn.Label("Share", systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a link with words and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      Cairn.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }
}

/// What an app shows of something to share; a page shows the link only.
public struct SharePreview: Hashable, Sendable {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) {}

  /// Creates a preview with a title and pictures.
  public init<Picture>(_ titleKey: LocalizedStringKey, image: Picture) {}

  /// Creates a preview with a title and pictures.
  public init<Icon>(_ titleKey: LocalizedStringKey, icon: Icon) {}

  /// Creates a preview with a title and pictures.
  public init<Picture, Icon>(_ titleKey: LocalizedStringKey, image: Picture, icon: Icon) {}

  /// Creates a preview with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {}

  /// Creates a preview with a title and pictures.
  @_disfavoredOverload
  public init<Picture>(_ title: some StringProtocol, image: Picture) {}
}

/// Words that a reader passes on in a letter.
private struct SharedWords {
  let subject: String?
  let text: String
  let message: String?

  /// Whether something to share is words and no address.
  static func areWords(_ item: String) -> Bool {
    let isAddress = item.isEmpty || item.utf8.contains { "/.:#@".utf8.contains($0) }
    return !isAddress || item.contains(where: \.isWhitespace)
  }

  /// The address of a letter with the words.
  var address: String {
    let body = [text, message].compactMap(\.self).joined(separator: "\r\n\r\n")
    let title = subject.map { "subject=\(Self.encoded($0))&" } ?? ""
    return "mailto:?\(title)body=\(Self.encoded(body))"
  }

  /// Percent-encodes all but letters, digits and the marks that mean nothing in an address.
  private static func encoded(_ words: String) -> String {
    var result = ""
    for byte in words.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
