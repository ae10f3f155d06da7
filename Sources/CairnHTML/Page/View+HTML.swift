public import Cairn

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
    let equipment = RenderingPool.shared.take()
    defer { RenderingPool.shared.giveBack(equipment) }
    let renderer = HTMLRenderer(options: options, equipment: equipment, checksIdentity: false)
    render(into: renderer.watched)
    return equipment.writer.makeString()
  }

  /// Returns the view as a fragment of HTML with its styles and diagnostics.
  public func renderHTML(_ options: HTMLOptions = HTMLOptions()) -> HTMLOutput {
    let renderer = HTMLRenderer(options: options, equipment: RenderingEquipment(), checksIdentity: true)
    render(into: renderer.watched)
    return HTMLOutput(
      body: renderer.writer.makeString(),
      styleSheet: renderer.tree.classes.sheet,
      diagnostics: renderer.reports.diagnostics
    )
  }
}
