/// A problem of a layout; the solver goes on with a fallback.
public struct LayoutDiagnostic: Hashable, Sendable {
  /// How bad the problem is.
  public enum Severity: String, Hashable, Sendable {
    /// All items have a place, but probably not the intended one.
    case warning
    /// Items have no room or no place.
    case error
  }

  /// The kind of a diagnostic: a stable name to filter by.
  public enum Code: String, Hashable, CaseIterable, Sendable {
    case circularDimension, emptyContainer, emptyGroup, estimateInFixedRow, groupCannotFitItem, groupTooLarge,
      ignoredHeight, ignoredWidth, insetsExceedItem, invalidCount, missingSection
    case negativeDimension, nestingTooDeep, noRoomForGroup, noRoomForSubitems, nonFiniteDimension
    case repeatedSubitemsOverflow, subitemsDoNotAdvance, tooManyItems, zeroDimension
  }

  /// The kind of problem.
  public var code: Code
  /// The position of the section, from 0; `nil` for the layout as a whole.
  public var section: Int?

  /// Creates a diagnostic.
  public init(_ code: Code, section: Int? = nil) {
    self.code = code
    self.section = section
  }

  /// How bad the problem is.
  public var severity: Severity {
    switch code {
    case .emptyContainer, .emptyGroup, .groupCannotFitItem, .missingSection, .nestingTooDeep, .noRoomForGroup,
      .noRoomForSubitems, .subitemsDoNotAdvance, .tooManyItems:
      .error
    case .circularDimension, .estimateInFixedRow, .groupTooLarge, .ignoredHeight, .ignoredWidth, .insetsExceedItem,
      .invalidCount,
      .negativeDimension, .nonFiniteDimension, .repeatedSubitemsOverflow, .zeroDimension:
      .warning
    }
  }

  /// The place of the problem, such as `section 2`, counted from 0.
  public var place: String { section.map { "section \($0)" } ?? "layout" }
}

extension LayoutDiagnostic.Code {
  /// Whether the values of a layout show it in any environment, so that it is told without solving.
  package var isOfValues: Bool {
    switch self {
    case .circularDimension, .estimateInFixedRow, .groupTooLarge, .ignoredHeight, .ignoredWidth, .invalidCount,
      .nestingTooDeep:
      true
    default: false
    }
  }
}

extension LayoutDiagnostic {
  /// The problem and its remedy, in whole sentences.
  public var message: String {
    switch code {
    case .circularDimension:
      "A group is as large as its parts, but all parts are fractions of it. Its estimate is used. Estimate a part too."
    case .emptyContainer: "The container has no width or no height, so nothing is laid out. Give it a size."
    case .emptyGroup: "A group has no subitems, so it shows nothing. Put an item or a group into it."
    case .estimateInFixedRow:
      "A part with an estimated height may stick out of its row, which has a fixed one. Estimate the row's height too."
    case .groupCannotFitItem:
      "The first item of a group does not fit and is cut down. Make it smaller or the group larger."
    case .groupTooLarge:
      "A group would hold more than \(LayoutGroup.maximumItems) items, so it holds fewer. Make the group smaller or its parts larger."
    case .ignoredHeight:
      "Rows share the height of their group, so their own height is not used. Leave it out, or repeat the item by count."
    case .ignoredWidth:
      "Columns share the width of their group, so their own width is not used. Leave it out, or repeat the item by count."
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
  /// The whole diagnostic in one line.
  public var description: String { "\(severity.rawValue): \(code.rawValue): \(message) (\(place))" }
}

extension LayoutDiagnostic {
  /// The diagnostic as one of a rendering, with a code such as `layout.empty-group`.
  package var asDiagnostic: Diagnostic {
    let words = code.rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
    return Diagnostic(
      severity == .error ? .error : .warning,
      Diagnostic.Code(rawValue: "layout.\(words)"),
      message,
      at: Diagnostic.Place(subject: place)
    )
  }
}

/// The error of a layout with diagnostics.
public struct LayoutError: Error, Hashable, CustomStringConvertible {
  /// The problems.
  public let diagnostics: [LayoutDiagnostic]

  /// A line for each diagnostic.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}

extension LayoutResult {
  /// Returns the result if nothing was wrong.
  ///
  /// - Throws: ``LayoutError`` with the diagnostics, even if all of them are warnings.
  public func validated() throws(LayoutError) -> LayoutResult {
    guard diagnostics.isEmpty else { throw LayoutError(diagnostics: diagnostics) }
    return self
  }
}
