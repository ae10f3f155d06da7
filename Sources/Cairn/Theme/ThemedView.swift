/// A view with a theme of its own.
public struct ThemedView<Content: View>: PrimitiveView {
  private let content: Content
  private let theme: Theme

  init(content: Content, theme: Theme) {
    self.content = content
    self.theme = theme
  }

  public func _render(into renderer: any Renderer) {
    let outer = renderer.environment
    var inner = outer
    inner.theme = theme
    if renderer.checksIdentity {
      for diagnostic in theme.diagnostics {
        renderer.report(
          Diagnostic(diagnostic.severity, diagnostic.code, diagnostic.message, at: renderer.place)
        )
      }
    }
    renderer.beginEnvironment(inner)
    renderer.beginStyle(.theme(theme))
    content._render(into: renderer)
    renderer.endStyle()
    renderer.endEnvironment(restoring: outer)
  }

  public static var _isItemSequence: Bool { Content._isItemSequence }
  public func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  public static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}

extension View {
  /// Gives the view and all inside it the looks of a theme.
  ///
  /// What is around the view keeps its own. Surfaces change where they are painted: `background(.background)` paints the
  /// theme's. A page and a site have themes of their own, which colour the whole window.
  public func theme(_ theme: Theme) -> ThemedView<Self> { ThemedView(content: self, theme: theme) }
}

extension EnvironmentValues {
  /// The theme in force; the default theme unless a site, a page or ``View/theme(_:)`` sets another.
  public package(set) var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private enum ThemeKey: EnvironmentKey {
  static let defaultValue = Theme()
}
