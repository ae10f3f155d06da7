/// What `#Preview` of `CairnUI` declares.
///
/// Do not conform to it elsewhere.
///
/// Nothing refers to such a type. The attribute keeps it in programs from which all that nobody uses is taken out.
@_alwaysEmitConformanceMetadata
public protocol _PreviewSource {
  /// The module and file of the preview.
  static var _fileID: String { get }
  /// Where in the file the preview begins, in bytes.
  static var _offset: Int { get }
  /// The preview.
  @MainActor static var _preview: _PreviewContent { get }
}

/// The name and the views of a preview, which the macro `#Preview` makes.
@MainActor
public struct _PreviewContent {
  /// The name, if the author gave one.
  public let name: String?
  /// Makes the views.
  public let makeView: @MainActor () -> AnyView

  /// Creates a preview.
  public init(name: String?, makeView: @escaping @MainActor () -> AnyView) {
    self.name = name
    self.makeView = makeView
  }
}
