/// Something wrong with a layout that the solver worked around.
public struct LayoutDiagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// All items have a place, but probably not the one that was meant.
    case warning
    /// Items have no room or no place.
    case error
  }

  /// The kind of a diagnostic: a stable name to filter by.
  public enum Code: String, Hashable, CaseIterable, Sendable {
    case emptyContainer, emptyGroup, groupCannotFitItem, insetsExceedItem, invalidCount, missingSection
    case negativeDimension, nestingTooDeep, noRoomForGroup, noRoomForSubitems, nonFiniteDimension
    case repeatedSubitemsOverflow, subitemsDoNotAdvance, tooManyItems, zeroDimension
  }

  /// The kind of problem.
  public var code: Code
  /// The section it is about, from 0; `nil` for the layout as a whole.
  public var section: Int?

  /// Creates a diagnostic.
  public init(_ code: Code, section: Int? = nil) {
    self.code = code
    self.section = section
  }

  /// How bad it is.
  public var severity: Severity {
    switch code {
    case .emptyContainer, .emptyGroup, .groupCannotFitItem, .missingSection, .nestingTooDeep, .noRoomForGroup,
      .noRoomForSubitems, .subitemsDoNotAdvance, .tooManyItems:
      .error
    case .insetsExceedItem, .invalidCount, .negativeDimension, .nonFiniteDimension, .repeatedSubitemsOverflow,
      .zeroDimension:
      .warning
    }
  }

  /// Where the cause lies, such as `section 2`, counted from 1.
  public var place: String { section.map { "section \($0 + 1)" } ?? "layout" }
}

extension LayoutDiagnostic {
  /// What is wrong and what to do about it, in whole sentences.
  public var message: String {
    switch code {
    case .emptyContainer: "The container has no width or no height, so nothing is laid out. Give it a size."
    case .emptyGroup: "A group has no subitems, so it shows nothing. Put an item or a group into it."
    case .groupCannotFitItem: "The first item of a group does not fit and is cut down. Make it smaller or the group larger."
    case .insetsExceedItem: "The insets of an item are larger than the item, which has no size left. Make them smaller."
    case .invalidCount: "The count of a group is below 1 and counts as 1. Give a positive count."
    case .missingSection: "The section has items but no layout, so it is left out. Return a layout for it."
    case .negativeDimension: "A dimension is negative and counts as 0. Give a positive length or fraction."
    case .nestingTooDeep: "Groups are nested too deeply and the innermost are left out. Nest fewer groups."
    case .noRoomForGroup: "The insets of the section leave no room for its group. Make them smaller."
    case .noRoomForSubitems: "The insets or the spacing of a group leave no room for its subitems. Make them smaller."
    case .nonFiniteDimension: "A number is infinite or not a number and counts as 0. Give a finite one."
    case .repeatedSubitemsOverflow: "The repeated subitems of a group do not fit and stick out. Lower the count."
    case .subitemsDoNotAdvance: "The subitems of a group take no room, so it holds them once. Give them a size."
    case .tooManyItems: "There are more items than can be laid out; the rest is left out. Split the collection."
    case .zeroDimension: "A dimension is 0, so what has it cannot be seen. Give it a positive length or fraction."
    }
  }
}

extension LayoutDiagnostic: CustomStringConvertible {
  /// Everything in one line.
  public var description: String { "\(severity.rawValue): \(code.rawValue): \(message) (\(place))" }
}

/// The diagnostics found so far, each kind once a section.
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

  /// Returns the number if a layout can use it, and 0 with a diagnostic otherwise.
  package mutating func finite(_ value: Double) -> Double {
    // Sums of a great many numbers below this bound stay finite.
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

  /// Returns a length that may be 0 but not negative.
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
