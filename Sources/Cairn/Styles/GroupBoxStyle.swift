/// The looks of group boxes, made of views.
public protocol GroupBoxStyle {
  /// The type of what shows.
  associatedtype Body: View
  /// The parts of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns what a group box shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box that a ``GroupBoxStyle`` shows.
public struct GroupBoxStyleConfiguration {
  /// The title of a group box.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The views in a group box.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The title.
  public let label: Label
  /// The views inside.
  public let content: Content
}

/// A box with a background.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    // The outer stack has the margins of a page, the inner one the padding of the box.
    VStack {
      VStack(alignment: .leading, spacing: 8) {
        configuration.label.font(.headline)
        configuration.content
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.secondaryBackground, in: RoundedRectangle(cornerRadius: 12))
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A box with a background.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the looks of the group boxes inside.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> EnvironmentView<Self> {
    controlStyles { styles in styles.customGroupBox = StyleBody { AnyView(style.makeBody(configuration: $0)) } }
  }
}
