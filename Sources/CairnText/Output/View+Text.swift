public import Cairn

extension View {
  /// Renders the view as text.
  ///
  /// The same as ``renderText(_:)``'s `text`, and faster, as nobody reads what is wrong with the content.
  ///
  /// - Parameter options: The width, 80 columns unless given, and what the text may hold.
  /// - Returns: The lines, with line feeds between them and none behind the last.
  public func text(_ options: TextOptions = TextOptions(width: 80)) -> String {
    let buffer = ByteBuffer()
    _ = TextRendering.render(self, options, to: buffer, endsLines: false, checksIdentity: false)
    return buffer.makeString()
  }

  /// Renders the view as text and tells what was wrong with the content.
  ///
  /// - Parameter options: The width, 80 columns unless given, and what the text may hold.
  /// - Returns: The text and the diagnostics.
  public func renderText(_ options: TextOptions = TextOptions(width: 80)) -> TextOutput {
    let buffer = ByteBuffer()
    let (diagnostics, identities) = TextRendering.render(self, options, to: buffer, endsLines: false)
    return TextOutput(text: buffer.makeString(), diagnostics: diagnostics, itemIdentities: identities)
  }

  /// Renders the view as text, handing it on in chunks while it is made.
  ///
  /// A collection is laid out section by section, so the memory needed is that of the largest section.
  ///
  /// ```swift
  /// let diagnostics = try view.writeText(.terminal()) { chunk in try file.write(chunk) }
  /// ```
  ///
  /// - Parameters:
  ///   - options: The width, 80 columns unless given, and what the text may hold.
  ///   - sink: Takes a chunk of UTF-8; the memory is valid only during the call. Every line ends with a line feed.
  /// - Returns: What was wrong with the content.
  /// - Throws: What the sink throws; it is not called again after that.
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

/// Chooses the renderer that the options ask for and runs it.
enum TextRendering {
  static func render(
    _ view: some View,
    _ options: TextOptions,
    to buffer: ByteBuffer,
    endsLines: Bool,
    checksIdentity: Bool = true
  ) -> (diagnostics: [Diagnostic], itemIdentities: [String]) {
    if options.isAccessible {
      let renderer = LinearRenderer(
        options: options,
        buffer: buffer,
        endsLines: endsLines,
        checksIdentity: checksIdentity
      )
      view.render(into: renderer.watched)
      renderer.finish()
      return (renderer.diagnostics, renderer.itemNumbers.identities)
    }
    let renderer = TextRenderer(
      options: options,
      buffer: buffer,
      endsLines: endsLines,
      checksIdentity: checksIdentity
    )
    view.render(into: renderer.watched)
    renderer.finish()
    return (renderer.diagnostics, renderer.itemNumbers.identities)
  }
}
