public import Cairn

/// A fragment of HTML and what belongs to it.
public struct HTMLOutput: Sendable {
  /// The elements.
  public var body: String
  /// The rules that the elements need.
  public var styleSheet: StyleSheet
  /// What is wrong with the content.
  public var diagnostics: [Diagnostic]

  /// The style sheet as CSS: the rules of ``StyleSheet/base`` that the elements need, and those of their styles.
  public var styles: String { styleSheet.styles }
}

extension View {
  /// Returns the view as a fragment of HTML, without its styles.
  ///
  /// The same as ``renderHTML(_:)``'s `body`, and faster, as nothing is collected beside it.
  public func html(_ options: HTMLOptions = .standard) -> String {
    let renderer = RenderingPool.shared.take(options)
    defer { RenderingPool.shared.giveBack(renderer) }
    render(into: renderer.watched)
    return renderer.writer.makeString()
  }

  /// Returns the view as a fragment of HTML with its styles and diagnostics.
  public func renderHTML(_ options: HTMLOptions = .standard) -> HTMLOutput {
    let renderer = HTMLRenderer(options: options, equipment: RenderingEquipment(), checksIdentity: true)
    render(into: renderer.watched)
    let body = renderer.writer.makeString()
    let sheet = renderer.tree.classes.sheet
    assert(BaseSheet.shared.checkWords(of: body, in: sheet.words))
    return HTMLOutput(
      body: body,
      styleSheet: sheet,
      diagnostics: renderer.reports.diagnostics
    )
  }
}
