public import Cairn

extension View {
  /// Renders the view as text.
  ///
  /// The same as the `text` of ``renderText(_:)``, but faster, because it does not look for repeated ids.
  ///
  /// - Parameter options: The options; the default is plain text in 80 columns.
  /// - Returns: The lines, with line feeds between them but none after the last one.
  public func text(_ options: TextOptions = TextOptions(width: 80)) -> String {
    let buffer = ByteBuffer()
    _ = TextRendering.render(self, options, to: buffer, endsLines: false, checksIdentity: false)
    return buffer.makeString()
  }

  /// Renders the view as text and collects diagnostics.
  ///
  /// - Parameter options: The options; the default is plain text in 80 columns.
  /// - Returns: The text and the diagnostics.
  public func renderText(_ options: TextOptions = TextOptions(width: 80)) -> TextOutput {
    let buffer = ByteBuffer()
    let (diagnostics, identities) = TextRendering.render(self, options, to: buffer, endsLines: false)
    return TextOutput(text: buffer.makeString(), diagnostics: diagnostics, itemIdentities: identities)
  }

  /// Renders the view as text and hands it on in chunks.
  ///
  /// A collection is laid out section by section, so it needs the memory of its largest section.
  ///
  /// ```swift
  /// let diagnostics = try view.writeText(.terminal()) { chunk in try file.write(chunk) }
  /// ```
  ///
  /// - Parameters:
  ///   - options: The options; the default is plain text in 80 columns.
  ///   - sink: Takes a chunk of UTF-8. The memory is valid only during the call. Every line ends with a line feed.
  /// - Returns: The diagnostics.
  /// - Throws: The error of the sink, which is not called again after it.
  @discardableResult
  public func writeText(
    _ options: TextOptions = TextOptions(width: 80),
    to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> [Diagnostic] {
    try withoutActuallyEscaping(sink) { sink in
      let buffer = ByteBuffer(sink: sink)
      let (diagnostics, _) = TextRendering.render(self, options, to: buffer, endsLines: true)
      buffer.flush()
      if let failure = buffer.failure { throw failure }
      return diagnostics
    }
  }
}

enum TextRendering {
  static func render(
    _ view: some View,
    _ options: TextOptions,
    to buffer: ByteBuffer,
    endsLines: Bool,
    checksIdentity: Bool = true
  ) -> (diagnostics: [Diagnostic], itemIdentities: [String]) {
    let renderer: any WritingRenderer =
      options.isAccessible
      ? LinearRenderer(options: options, buffer: buffer, endsLines: endsLines, checksIdentity: checksIdentity)
      : TextRenderer(options: options, buffer: buffer, endsLines: endsLines, checksIdentity: checksIdentity)
    view.render(into: renderer.watched)
    renderer.finish()
    return (renderer.diagnostics, renderer.resolver.numberedIdentities)
  }
}
