/// What tests put around the renderer of each rendering, to look at the calls of views; nothing in release builds.
package enum RendererWatch {
  #if DEBUG
    /// Returns the renderer that views are given in place of a backend; set once, before anything is rendered.
    nonisolated(unsafe) package static var surround: (@Sendable (any Renderer) -> any Renderer)?
  #endif
}

extension Renderer {
  /// The renderer to give to views: this one or, in tests, the one that looks at their calls and hands them on.
  package var watched: any Renderer {
    #if DEBUG
      RendererWatch.surround?(self) ?? self
    #else
      self
    #endif
  }
}
