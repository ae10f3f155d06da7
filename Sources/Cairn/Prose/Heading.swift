/// A heading in a text.
///
/// ```swift
/// Heading("The Alps", level: 2)
/// Text("They are the highest mountains of Europe.")
/// ```
///
/// Links lead to it by its words in lower case with hyphens: `Link("Alps", destination: "#the-alps")`. The second heading
/// of the same words has `-1` behind that, and so on. An ``View/id(_:)`` of your own takes its place.
///
/// A heading without words is left out, and one that skips a level is a diagnostic.
public struct Heading<Label: View>: PrimitiveView {
  private let level: Int?
  private let anchor: String?
  private let label: Label
  private let isEmpty: Bool

  private init(level: Int?, anchor: String?, label: Label, isEmpty: Bool = false) {
    self.level = level
    self.anchor = anchor
    self.label = label
    self.isEmpty = isEmpty
  }

  /// Creates a heading of any words and pictures, to which links lead only if it has an ``View/id(_:)``.
  ///
  /// - Parameters:
  ///   - level: The level, from 1 to 6; `nil` means the one that fits the place. Others become the nearest one.
  ///   - label: What the heading shows.
  public init(level: Int? = nil, @ViewBuilder label: () -> Label) {
    self.init(level: level, anchor: nil, label: label())
  }

  public func _render(into renderer: any Renderer) {
    guard !isEmpty else { return renderer.report(.emptyHeading(at: renderer.place)) }
    let level = level ?? renderer.environment.headingLevel
    renderer.begin(.prose(.heading(HeadingDescription(level: level, anchor: anchor))))
    label._render(into: renderer)
    renderer.end()
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension Heading where Label == Text {
  /// Creates a heading of words; inline Markdown in them is interpreted.
  ///
  /// - Parameters:
  ///   - titleKey: The words.
  ///   - level: The level, from 1 to 6; `nil` means the one that fits the place. Others become the nearest one.
  public init(_ titleKey: LocalizedStringKey, level: Int? = nil) { self.init(Text(titleKey), level: level) }

  /// Creates a heading of words, which show as they are.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, level: Int? = nil) {
    self.init(Text(verbatim: String(title)), level: level)
  }

  private init(_ title: Text, level: Int?) {
    let words = title.plainText
    self.init(level: level, anchor: SlugRegister.name(for: words), label: title, isEmpty: words.isBlank)
  }
}
