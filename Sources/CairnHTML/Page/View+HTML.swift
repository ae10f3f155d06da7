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
  @inlinable
  public func html(_ options: HTMLOptions = .standard) -> String {
    HTMLOutput.fragment(options) { _render(into: $0) }
  }

  /// Returns the view as a fragment of HTML with its styles and diagnostics.
  @inlinable
  public func renderHTML(_ options: HTMLOptions = .standard) -> HTMLOutput {
    HTMLOutput(options) { render(into: $0) }
  }
}

// Renderings take closures, which are compiled where the type of the view is known.
extension HTMLOutput {
  /// Returns the elements of a view that a closure renders; the closure need not let bodies read the environment.
  @usableFromInline
  static func fragment(_ options: HTMLOptions, _ render: (any Renderer) -> Void) -> String {
    let renderer = RenderingPool.shared.take(options)
    do {
      // Let go of before the pool asks whether somebody has kept the renderer.
      let watched = renderer.watched
      watched.withEnvironmentRead(through: renderer.environmentSource) { render(watched) }
    }
    renderer.finishResets()
    let string = renderer.writer.makeString()
    RenderingPool.shared.giveBack(consume renderer)
    return string
  }

  @usableFromInline
  init(_ options: HTMLOptions, _ render: (any Renderer) -> Void) {
    let renderer = HTMLRenderer(options: options, equipment: RenderingEquipment(), checksIdentity: true)
    render(renderer.watched)
    renderer.finishResets()
    let body = renderer.writer.makeString()
    let sheet = renderer.tree.classes.sheet
    assert(BaseSheet.shared.checkWords(of: body, in: sheet.words))
    self.body = body
    styleSheet = sheet
    diagnostics = renderer.reports.diagnostics
  }
}
