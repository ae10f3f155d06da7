/// A link to something that a reader may pass on.
public struct ShareLink<Label: View>: View {
  private let destination: String
  private let label: Label

  /// Creates a link to an address; a subject and a message are left out.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    destination = item
    self.label = label()
  }

  public var body: some View { Link(destination: destination) { label } }
}

extension ShareLink where Label == Cairn.Label<Text, Image> {
  /// Creates a link with the word "Share" and its symbol.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      Cairn.Label("Share", systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a link with words and a symbol.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      Cairn.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }
}
