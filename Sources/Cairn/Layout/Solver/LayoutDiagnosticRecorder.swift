/// The diagnostics so far; each section has each kind at most once.
package struct LayoutDiagnosticRecorder {
  package private(set) var diagnostics: [LayoutDiagnostic] = []
  private var seen: Set<LayoutDiagnostic.Code> = []
  package var section: Int? {
    didSet { seen.removeAll(keepingCapacity: true) }
  }

  package init() {}

  package mutating func record(_ code: LayoutDiagnostic.Code) {
    guard seen.insert(code).inserted else { return }
    diagnostics.append(LayoutDiagnostic(code, section: section))
  }

  package mutating func append(_ others: [LayoutDiagnostic]) {
    diagnostics += others
  }

  /// Returns a number that a layout can use; for a number that is not finite it is 0, with a diagnostic.
  package mutating func finite(_ value: Double) -> Double {
    // Sums of very many numbers below this bound stay finite.
    let bound = 1e12
    guard value.isFinite else {
      record(.nonFiniteDimension)
      return 0
    }
    return min(max(value, -bound), bound)
  }

  package mutating func finite(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: finite(insets.top),
      leading: finite(insets.leading),
      bottom: finite(insets.bottom),
      trailing: finite(insets.trailing)
    )
  }

  package mutating func finite(_ point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: finite(point.x), y: finite(point.y))
  }

  package mutating func finite(_ rect: LayoutRect) -> LayoutRect {
    LayoutRect(x: finite(rect.x), y: finite(rect.y), width: length(rect.width), height: length(rect.height))
  }

  /// Returns a length of at least 0.
  package mutating func length(_ value: Double) -> Double {
    let value = finite(value)
    guard value < 0 else { return value }
    record(.negativeDimension)
    return 0
  }

  package mutating func resolve(_ dimension: LayoutDimension, in container: LayoutExtent) -> Double {
    let length =
      switch dimension {
      case .fractionalWidth(let fraction): length(finite(fraction) * container.width)
      case .fractionalHeight(let fraction): length(finite(fraction) * container.height)
      case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): self.length(length)
      }
    if length == 0, isZero(dimension, in: container) { record(.zeroDimension) }
    return length
  }

  package mutating func resolve(_ size: LayoutSize, in container: LayoutExtent) -> LayoutExtent {
    LayoutExtent(width: resolve(size.width, in: container), height: resolve(size.height, in: container))
  }

  // A length that became 0 because it was negative or not finite has its own diagnostic.
  private func isZero(_ dimension: LayoutDimension, in container: LayoutExtent) -> Bool {
    guard dimension.value.isFinite else { return false }
    switch dimension {
    case .fractionalWidth(let fraction): return fraction >= 0 || container.width == 0
    case .fractionalHeight(let fraction): return fraction >= 0 || container.height == 0
    case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): return length >= 0
    }
  }
}
