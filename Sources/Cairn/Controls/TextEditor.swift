/// A field for several lines of words.
///
/// As SwiftUI's, it has no label. Give it one with ``View/accessibilityLabel(_:)``, or take a ``TextField`` with a vertical axis.
public struct TextEditor: View {
  private let text: (value: String, state: StateReference?)

  /// Creates a field.
  public init(text: Binding<String>) { self.text = text.takenByField }

  public var body: some View { Field(kind: .lines, value: text.value, state: text.state, label: EmptyView()) }
}
