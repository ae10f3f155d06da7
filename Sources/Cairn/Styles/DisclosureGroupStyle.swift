/// The looks of disclosure groups, made of views.
///
/// ```swift
/// struct PlusStyle: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isExpanded.toggle() } label: { configuration.label }
///     if configuration.isExpanded { configuration.content }
///   }
/// }
/// ```
public protocol DisclosureGroupStyle {
  /// The type of what shows.
  associatedtype Body: View
  /// The parts of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns what a disclosure group shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group that a ``DisclosureGroupStyle`` shows.
public struct DisclosureGroupStyleConfiguration {
  /// What always shows.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// What unfolds.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// What always shows.
  public let label: Label
  /// What unfolds.
  public let content: Content
  /// Whether the content shows.
  @Binding public var isExpanded: Bool
}

/// A title with a mark that turns, which groups have anyway.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A title with a mark that turns.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the looks of the disclosure groups inside.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> EnvironmentView<Self> {
    controlStyles { styles in
      let isUsual = Style.self == AutomaticDisclosureGroupStyle.self
      styles.customDisclosure = isUsual ? nil : StyleBody { AnyView(style.makeBody(configuration: $0)) }
    }
  }
}

/// A disclosure group in a style of the author's own, with a state of its own where none is given.
struct StyledDisclosureGroup: View {
  let style: StyleBody<DisclosureGroupStyleConfiguration>
  let label: AnyView
  let content: AnyView
  let expansion: Binding<Bool>?
  @State private var isExpanded: Bool

  init(
    _ style: StyleBody<DisclosureGroupStyleConfiguration>,
    label: some View,
    content: some View,
    expansion: Binding<Bool>?,
    isExpanded: Bool
  ) {
    self.style = style
    self.label = AnyView(label)
    self.content = AnyView(content)
    self.expansion = expansion
    _isExpanded = State(initialValue: isExpanded)
  }

  var body: some View {
    // Groups inside have the style, too; only one that the style itself is made of has not.
    let parts = DisclosureGroupStyleConfiguration(
      label: .init(view: label),
      content: .init(view: AnyView(content.controlStyles { $0.customDisclosure = style })),
      isExpanded: expansion ?? $isExpanded
    )
    style.make(parts).controlStyles { $0.customDisclosure = nil }
  }
}
