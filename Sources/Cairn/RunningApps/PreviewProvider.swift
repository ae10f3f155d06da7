/// Views to look at while they are written.
///
/// ```swift
/// struct PeakRow_Previews: PreviewProvider {
///   static var previews: some View { PeakRow(peak: .eiger) }
/// }
/// ```
///
/// A site shows them by name: `mysite preview PeakRow`. The name is that of the type without `_Previews` at its end. Where several views have
/// ``View/previewDisplayName(_:)``, all of them show under their names, and `mysite preview PeakRow/Dark` shows one. `CairnUI` has the
/// macro `#Preview`.
@_alwaysEmitConformanceMetadata
public protocol PreviewProvider {
  /// The type of what is shown.
  associatedtype Previews: View

  /// What is shown.
  @ViewBuilder static var previews: Previews { get }
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// As large as a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: Double, height: Double)
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The device's name.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from its name.
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// Names one of several previews; see ``PreviewProvider``.
  public func previewDisplayName(_ value: String?) -> NamedPreview<Self> { NamedPreview(name: value, content: self) }

  /// Sets the size of a preview in an editor.
  public func previewLayout(_ value: PreviewLayout) -> Self { self }

  /// Sets the device of a preview in an editor.
  public func previewDevice(_ value: PreviewDevice?) -> Self { self }

  /// Sets what is around a preview in an editor.
  public func previewContext<Context>(_ value: Context) -> Self { self }

  /// Sets the direction of a device in an editor.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self { self }
}

/// The direction in which a device is held.
public enum InterfaceOrientation: UInt8, Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
