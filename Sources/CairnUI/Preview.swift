public import Cairn

/// Views to look at while they are written.
///
/// ```swift
/// #Preview("Wi-Fi") {
///   WiFiSettings()
/// }
/// ```
///
/// A site shows them by name: `mysite preview Wi-Fi`. One without a name has that of its file. Where a command asks for no preview, they cost
/// nothing but their code.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "CairnPreviews", type: "Preview")

/// Views to look at while they are written; the traits say what an editor puts around them, and have no effect.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil,
  traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "CairnPreviews", type: "Preview")

/// Views to look at while they are written, one for each argument.
@freestanding(declaration)
public macro Preview<Argument, Content: View>(
  _ name: String? = nil,
  traits: PreviewTrait...,
  arguments: [Argument],
  @ViewBuilder body: @escaping @MainActor (Argument) -> Content
) = #externalMacro(module: "CairnPreviews", type: "Preview")

/// Makes a state of a preview's closure one of a view around it.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = true
///   Toggle("Wi-Fi", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "CairnPreviews", type: "Previewable")

/// What is around a preview in an editor.
public struct PreviewTrait: Hashable, Sendable {
  private init() {}

  /// As large as the view.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// As large as a device.
  public static let defaultLayout = PreviewTrait()
  /// On a device that is held upright.
  public static let portrait = PreviewTrait()
  /// On a device that is held upside down.
  public static let portraitUpsideDown = PreviewTrait()
  /// On a device that is held sideways.
  public static let landscapeLeft = PreviewTrait()
  /// On a device that is held sideways.
  public static let landscapeRight = PreviewTrait()

  /// A size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}

/// Makes previews for the macro `#Preview`, whose expansion calls it.
///
/// Do not call it elsewhere.
@MainActor
public enum _Preview {
  public static func make<Content: View>(
    _ name: String? = nil,
    traits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) -> _PreviewContent {
    _PreviewContent(name: name) { AnyView(body()) }
  }

  public static func make<Argument, Content: View>(
    _ name: String? = nil,
    traits: PreviewTrait...,
    arguments: [Argument],
    @ViewBuilder body: @escaping @MainActor (Argument) -> Content
  ) -> _PreviewContent {
    _PreviewContent(name: name) {
      AnyView(VStack(alignment: .leading) { ForEach(arguments.indices, id: \.self) { body(arguments[$0]) } })
    }
  }
}
