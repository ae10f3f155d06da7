/// The looks of values with labels, made of views.
public protocol LabeledContentStyle {
  /// The type of what shows.
  associatedtype Body: View
  /// The parts of a value with its label.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns what a value with its label shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a value that a ``LabeledContentStyle`` shows.
public struct LabeledContentStyleConfiguration {
  /// What the value is.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The value.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// What the value is.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The label at the leading edge and the value at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.label
      Spacer(minLength: 8)
      configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge and the value at the trailing one.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the looks of the values with labels inside.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> EnvironmentView<Self> {
    controlStyles { styles in
      let isUsual = Style.self == AutomaticLabeledContentStyle.self
      styles.customLabeledContent = isUsual ? nil : StyleBody { AnyView(style.makeBody(configuration: $0)) }
    }
  }
}
