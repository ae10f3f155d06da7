extension Theme {
  /// The families of fonts for the parts of a page.
  public struct Fonts: Hashable, Sendable {
    /// The family of running text and controls; ``FontFamily/system`` by default.
    public var body: FontFamily
    /// The family of headings and titles; that of the body by default.
    public var headings: FontFamily
    /// The family of code; ``FontFamily/monospaced`` by default.
    public var code: FontFamily

    /// Creates a choice of families; without one for headings, they have that of the body.
    public init(body: FontFamily = .system, headings: FontFamily? = nil, code: FontFamily = .monospaced) {
      self.body = body
      self.headings = headings ?? body
      self.code = code
    }
  }
}
