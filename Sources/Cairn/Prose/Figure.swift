/// A picture, a table or code with words that say what it shows.
///
/// ```swift
/// Figure("The north face in winter") { Image("eiger") }
/// ```
public struct Figure<Content: View, Caption: View>: PrimitiveView {
  private let content: Content
  private let caption: Caption

  /// Creates a figure with any caption.
  ///
  /// - Parameters:
  ///   - content: What the figure shows.
  ///   - caption: What is said about it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder caption: () -> Caption) {
    self.content = content()
    self.caption = caption()
  }

  public func _render(into renderer: any Renderer) { ProseCalls.figure(content, caption: caption, into: renderer) }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension Figure where Caption == Text {
  /// Creates a figure; inline Markdown in its caption is interpreted.
  ///
  /// - Parameters:
  ///   - captionKey: What is said about it.
  ///   - content: What the figure shows.
  public init(_ captionKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(captionKey) }
  }

  /// Creates a figure, whose caption shows as it is.
  @_disfavoredOverload
  public init(_ caption: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(verbatim: String(caption)) }
  }
}
