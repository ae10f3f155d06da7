/// A shape whose type is not known, for a choice between shapes.
///
/// ```swift
/// let shape = isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
/// ```
public struct AnyShape: _KnownShape, Hashable {
  public let kind: ShapeKind

  /// Creates a shape that looks like another one; of ``Shape/size(width:height:)`` and ``InsettableShape/inset(by:)`` nothing is kept.
  public init(_ shape: some Shape) { kind = shape.kind }

  init(kind: ShapeKind) { self.kind = kind }
}

/// A colour, gradient or material whose type is not known, for a choice between them.
///
/// ```swift
/// Text("Eiger").foregroundStyle(isClimbed ? AnyShapeStyle(.green) : AnyShapeStyle(.ultraThinMaterial))
/// ```
public struct AnyShapeStyle: ShapeStyle, Hashable {
  public let fill: Fill

  /// Creates a style that fills like another one.
  public init(_ style: some ShapeStyle) { fill = style.fill }
}
