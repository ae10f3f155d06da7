/// A hook for tests that observes the calls of views in each rendering; absent from release builds.
@usableFromInline
package enum RendererWatch {
  #if DEBUG
    /// A closure that returns the renderer for views in place of a backend; set once, before the first rendering.
    @usableFromInline nonisolated(unsafe) package static var surround: (@Sendable (any Renderer) -> any Renderer)?
  #endif
}

extension Renderer {
  /// The renderer for views: this one or, in tests, one that observes their calls and passes them on.
  @inlinable package var watched: any Renderer {
    #if DEBUG
      RendererWatch.surround?(self) ?? self
    #else
      self
    #endif
  }
}
