public import Cairn

/// What a rendering to text gives: the text, and what was wrong with the content.
public struct TextOutput: Hashable, Sendable {
  /// The lines, with line feeds between them and none behind the last.
  public var text: String
  /// What was wrong with the content and worked around, in the order in which it was met.
  public var diagnostics: [Diagnostic]

  /// Creates an output.
  public init(text: String, diagnostics: [Diagnostic] = []) {
    self.text = text
    self.diagnostics = diagnostics
  }
}
