/// Controls that belong together, in a row.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group; its label does not show.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }

  public var body: some View { HStack(spacing: 8) { content } }
}
