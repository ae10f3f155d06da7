/// How the colours of a view mix with those behind it.
public enum BlendMode: UInt8, Hashable, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, plusLighter

  /// Not known to browsers.
  @available(*, unavailable, message: "Browsers have no such mode; .colorBurn and .multiply are the nearest ones.")
  public static var plusDarker: BlendMode { fatalError("Browsers have no such mode.") }
}
