public import Cairn
public import Foundation

extension AttributeScopes {
  /// The attributes of words that SwiftUI adds to those of Foundation, as far as pages and terminals show them.
  ///
  /// ```swift
  /// var words = AttributedString("Eiger, 3967 m")
  /// words.font = .title3
  /// words.foregroundColor = .red
  /// Text(words)
  /// ```
  public struct CairnUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The distance between letters beyond the usual one, in points.
    public let kern: KerningAttribute
    /// The line under the words.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the words.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font of words.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "CairnUI.Font"
    }

    /// The colour of words.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "CairnUI.ForegroundColor"
    }

    /// The distance between letters.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CairnUI.Kern"
    }

    /// The line under words.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "CairnUI.UnderlineStyle"
    }

    /// The line through words.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "CairnUI.StrikethroughStyle"
    }
  }

  /// The attributes of words that SwiftUI adds to those of Foundation.
  public var cairnUI: CairnUIAttributes.Type { CairnUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of words.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.CairnUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text {
  /// Creates a text from words with attributes: links, fonts, colours and lines.
  ///
  /// ``Cairn/Markdown`` shows Markdown with paragraphs and lists.
  // Disfavoured because a literal may be such words too, and is Markdown.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self = attributedContent.runs.reduce(into: Text(verbatim: "")) { text, run in
      let words = String(attributedContent[run.range].characters)
      text += (run.link.map { Text(words: words, destination: $0.absoluteString) } ?? Text(verbatim: words)).styled(
        by: run
      )
    }
  }

  private func styled(by run: AttributedString.Runs.Run) -> Text {
    typealias Attributes = AttributeScopes.CairnUIAttributes
    var text = self
    if let font = run[Attributes.FontAttribute.self] { text = text.font(font) }
    if let color = run[Attributes.ForegroundColorAttribute.self] { text = text.foregroundColor(color) }
    if let kerning = run[Attributes.KerningAttribute.self] { text = text.kerning(Double(kerning)) }
    if run[Attributes.UnderlineStyleAttribute.self] != nil { text = text.underline() }
    if run[Attributes.StrikethroughStyleAttribute.self] != nil { text = text.strikethrough() }
    return text
  }
}
