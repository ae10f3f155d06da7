/// The upper or the lower side.
public enum VerticalEdge: UInt8, Hashable, CaseIterable, Sendable {
  case top, bottom

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}
