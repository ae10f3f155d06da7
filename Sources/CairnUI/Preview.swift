import Cairn

/// A view as Apple's editor shows it; here it only compiles.
///
/// A `PreviewProvider` can be rendered too: `PeakRow_Previews.previews.text()`.
@freestanding(declaration)
public macro Preview<Content>(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "CairnPreviews", type: "Preview")

/// A view as Apple's editor shows it; here it only compiles.
@freestanding(declaration)
public macro Preview<Content>(
  _ name: String? = nil,
  traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "CairnPreviews", type: "Preview")

/// What is around a preview in an editor.
public struct PreviewTrait: Hashable, Sendable {
  private init() {}

  /// As large as the view.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// As large as a device.
  public static let defaultLayout = PreviewTrait()
  /// On a device that is held upright.
  public static let portrait = PreviewTrait()
  /// On a device that is held sideways.
  public static let landscapeLeft = PreviewTrait()
  /// On a device that is held sideways.
  public static let landscapeRight = PreviewTrait()

  /// A size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}
