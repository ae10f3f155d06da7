/// Words to read.
///
/// A string literal may hold inline Markdown, as in SwiftUI: `Text("**Bold** and [a link](https://example.com)")`.
/// Strings from variables and interpolated values show as they are. Texts join with `+`, each with its own style.
///
/// ```swift
/// Text("Mont Blanc").font(.headline)
/// Text(peak.name).bold() + Text(", ") + Text(peak.height).foregroundColor(.secondary)
/// ```
@frozen
public struct Text: PrimitiveView, Hashable, Sendable {
  @usableFromInline package var string: String
  /// The style of the whole text, unless its runs set another.
  @usableFromInline package var plainStyle: PlainTextStyle
  /// The runs, if there are several, or one that is a link or has a role or a font with a name; `string` is empty then.
  @usableFromInline package var runs: [TextRun]?

  /// Creates a text that shows a string as it is.
  @inlinable
  public init(verbatim content: String) {
    string = content
    plainStyle = PlainTextStyle()
    runs = nil
  }

  @inlinable
  init(_ string: String, _ style: PlainTextStyle) {
    self.string = string
    plainStyle = style
    runs = nil
  }

  /// Creates a text that shows a string as it is.
  @inlinable
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

  /// Creates a text that shows a string as it is.
  @inlinable
  @_disfavoredOverload
  public init(_ content: String) { self.init(verbatim: content) }

  /// Creates a text from a literal, whose inline Markdown is interpreted.
  public init(_ key: LocalizedStringKey) { self = key.text }

  /// Creates a text from a literal, whose inline Markdown is interpreted; the comment is for translators.
  public init(_ key: LocalizedStringKey, comment: StaticString?) { self.init(key) }

  /// Creates a text from a literal, whose inline Markdown is interpreted; the rest is for translators.
  public init(_ key: LocalizedStringKey, tableName: String?, comment: StaticString? = nil) { self.init(key) }

  /// Creates a text of a symbol, which stands among the words of other texts, or of the description of another image.
  ///
  /// ```swift
  /// Text(Image(systemName: "star")) + Text(" 4.5")
  /// ```
  // `Text(.init(words))` makes a key, as in SwiftUI, and not an image.
  @_disfavoredOverload
  public init(_ image: Image) {
    if case .symbol(let name) = image.source, image.accessibilityDescription == nil {
      self.init(runs: [TextRun(string: "", role: .symbol(name))])
    } else {
      self.init(verbatim: image.accessibilityDescription ?? "")
    }
  }

  /// Refuses a number: the author decides how it is written as a string.
  @available(*, unavailable, message: "Write the number into a string: Text(\"\\(number)\").")
  public init(_ number: some Numeric) { fatalError("Write the number into a string.") }

  /// Creates a text of words that lead somewhere.
  package init(words: String, destination: String) {
    self.init(runs: [TextRun(string: words, destination: destination)])
  }

  /// Creates a text of words in a language, if that is known.
  package init(words: String, language: LocaleIdentifier?) {
    if let language {
      self.init(runs: [TextRun(string: words, role: .language(language))])
    } else {
      self.init(verbatim: words)
    }
  }

  package init(runs: [TextRun]) {
    if runs.count == 1, let run = runs.first, run.isPlain, run.style.font?.customName == nil {
      string = run.string
      plainStyle = PlainTextStyle(run.style)
      self.runs = nil
    } else {
      string = ""
      plainStyle = PlainTextStyle()
      self.runs = runs
    }
  }

  // Most views of most pages are words. The compiler sometimes calls this instead, which costs a page a hundredth.
  @inline(__always)
  @inlinable
  public func _render(into renderer: any Renderer) {
    if runs != nil { renderRuns(into: renderer) } else { renderer.text(self) }
  }

  @usableFromInline
  func renderRuns(into renderer: any Renderer) {
    guard let runs, runs.contains(where: { $0.role == .uninflected }) else { return renderer.text(self) }
    renderer.report(.uninflected(at: renderer.place))
    var text = Text(runs: runs.filter { $0.role != .uninflected })
    text.plainStyle = text.plainStyle.inheriting(plainStyle)
    renderer.text(text)
  }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension Text {
  /// The words without their styles.
  public var plainText: String {
    guard let runs else { return string }
    return runs.reduce(into: "") { $0 += $1.string }
  }

  package var isEmpty: Bool {
    guard let runs else { return string.isEmpty }
    return runs.allSatisfy(\.string.isEmpty)
  }

  /// The runs in reading order, each with its complete style; an empty text has one empty run.
  public var allRuns: [TextRun] {
    let style = TextStyle(plainStyle)
    guard let runs else { return [TextRun(string: string, style: style)] }
    return runs.map { run in
      var run = run
      run.style = run.style.inheriting(style)
      return run
    }
  }

  /// The only run of a text whose font has a name; `nil` for any other text.
  package var namedRun: TextRun? {
    guard let runs, runs.count == 1, let run = runs.first, run.isPlain else { return nil }
    return run
  }

  package var style: TextStyle { namedRun?.style ?? TextStyle(plainStyle) }

  /// Joins two texts; each keeps its style.
  public static func + (left: consuming Text, right: Text) -> Text {
    left += right
    return left
  }

  /// Adds a text to this one; each keeps its style.
  ///
  /// Adding many texts in a loop takes linear time.
  public static func += (left: inout Text, right: Text) {
    guard left.runs != nil, left.plainStyle.isEmpty else {
      left = Text(runs: left.allRuns + right.allRuns)
      return
    }
    left.runs?.append(contentsOf: right.allRuns)
  }
}

/// A piece of a text with a style of its own.
public struct TextRun: Hashable, Sendable {
  /// The words.
  public var string: String
  /// How the words look.
  public var style: TextStyle
  /// The destination of a link, as the author gave it; `nil` for words that are no link.
  public var destination: String?
  /// What the words are, beyond their look; `nil` for most.
  public var role: Role?

  /// Creates a run.
  public init(string: String, style: TextStyle = TextStyle(), destination: String? = nil, role: Role? = nil) {
    self.string = string
    self.style = style
    self.destination = destination
    self.role = role
  }

  /// Whether it is no link and has no role.
  fileprivate var isPlain: Bool { destination == nil && role == nil }
}
