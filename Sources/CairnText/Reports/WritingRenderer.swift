import Cairn

/// A renderer that writes lines of text.
protocol WritingRenderer: Renderer {
  var resolver: RowResolver { get }
  var diagnostics: [Diagnostic] { get }
  /// Writes the rest.
  func finish()
}
