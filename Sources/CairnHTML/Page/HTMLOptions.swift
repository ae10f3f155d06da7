public import Cairn

/// How views become HTML.
public struct HTMLOptions: Sendable {
  /// The pictures that images refer to by name.
  public var assets: AssetCatalog
  /// The environment of the outermost view: language, direction, level of the first heading and your own values.
  public var environment: EnvironmentValues
  /// What ids that the renderer makes up begin with, so that several fragments can share a page.
  public var idPrefix: String
  /// The number of pictures, from the first, that load at once instead of when they come near the window; 2 by default.
  public var eagerImageCount: Int
  /// What a scrolling area is called that nothing else names; "Scrollable content" by default.
  public var scrollableContentLabel: String

  /// Creates options.
  public init(
    assets: AssetCatalog = AssetCatalog(),
    environment: EnvironmentValues = EnvironmentValues(),
    idPrefix: String = "",
    eagerImageCount: Int = 2,
    scrollableContentLabel: String = "Scrollable content"
  ) {
    self.assets = assets
    self.environment = environment
    self.idPrefix = idPrefix
    self.eagerImageCount = eagerImageCount
    self.scrollableContentLabel = scrollableContentLabel
  }
}

/// A fragment of HTML and what belongs to it.
public struct HTMLOutput: Sendable {
  /// The elements.
  public var body: String
  /// The rules that the elements need besides ``StyleSheet/base``.
  public var styleSheet: StyleSheet
  /// What is wrong with the content.
  public var diagnostics: [Diagnostic]

  /// The whole style sheet as CSS: the base sheet and the rules of the elements.
  public var styles: String { StyleSheet.base + styleSheet.css }
}

extension View {
  /// Returns the view as a fragment of HTML, without its styles.
  ///
  /// The same as ``renderHTML(_:)``'s `body`, and faster, as nothing is collected beside it.
  public func html(_ options: HTMLOptions = HTMLOptions()) -> String {
    let renderer = HTMLRenderer(options: options, writer: ByteWriter(), checksIdentity: false)
    render(into: renderer)
    return renderer.writer.makeString()
  }

  /// Returns the view as a fragment of HTML with its styles and diagnostics.
  public func renderHTML(_ options: HTMLOptions = HTMLOptions()) -> HTMLOutput {
    let renderer = HTMLRenderer(options: options, writer: ByteWriter(), checksIdentity: true)
    render(into: renderer)
    return HTMLOutput(
      body: renderer.writer.makeString(),
      styleSheet: renderer.tree.sheet,
      diagnostics: renderer.diagnostics
    )
  }
}
