/// A problem with the content that rendering worked around.
///
/// Diagnostics never stop a rendering. Builds treat those of severity ``Severity/error`` as failures.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a problem.
  public enum Severity: String, Hashable, Sendable, Comparable, Codable {
    /// The output is right; the author asked for something that only a running app does. No check fails because of it.
    case information
    /// The output is right, but probably not what was meant.
    case warning
    /// Something is missing from the output or wrong in it.
    case error

    /// Information comes before warnings, and warnings before errors.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .information: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The kind of a diagnostic: a stable, dotted name to filter by.
  public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The name, as in `collection.missing-controller`.
    public var rawValue: String

    /// Creates a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name.
    public var description: String { rawValue }
  }

  /// Where the cause lies, as exactly as is known.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// What in the content it is about, such as a section; empty when unknown.
    public var subject: String
    /// The file in the form `Module/File.swift`, where known.
    public var fileID: String?
    /// The line in that file, from 1, where known.
    public var line: Int?

    /// Creates a place; the subject is made fit for a line.
    public init(subject: String = "", fileID: String? = nil, line: Int? = nil) {
      self.subject = subject.isEmpty ? subject : DiagnosticText(subject, longest: 200).text
      self.fileID = fileID
      self.line = line
    }

    /// The place in words, such as `section 2 (Mountains), Booklet/View.swift:12`.
    public var description: String {
      var parts = subject.isEmpty ? [] : [subject]
      if let fileID {
        parts.append(line.map { "\(fileID):\($0)" } ?? fileID)
      }
      return parts.joined(separator: ", ")
    }
  }

  /// The severity of the problem.
  public var severity: Severity
  /// The kind of problem.
  public var code: Code
  /// What is wrong and what to do about it, in whole sentences.
  public var message: String
  /// Where the cause lies.
  public var place: Place
  /// The number of times that the problem was found in the place; the message is about the first time.
  public var count = 1

  /// Creates a diagnostic; the message is cleaned and put on one line, because it may quote anybody's words.
  public init(_ severity: Severity, _ code: Code, _ message: String, at place: Place = Place()) {
    self.severity = severity
    self.code = code
    self.message = DiagnosticText(message, longest: 1_000).text
    self.place = place
  }
}

extension Diagnostic: CustomStringConvertible {
  /// Everything in one line, such as `error: image.missing: No image is named … (section 1)`.
  public var description: String {
    let notes = [place.description, count > 1 ? "\(count) times" : ""].filter { !$0.isEmpty }
    return "\(severity.rawValue): \(code): \(message)" + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }
}

extension Diagnostic.Code {
  /// A section's type has no controller.
  public static let missingController = Self(rawValue: "collection.missing-controller")
  /// A section's type has more than one controller.
  public static let duplicateController = Self(rawValue: "collection.duplicate-controller")
  /// Two sections of one type have the same identity.
  public static let duplicateSection = Self(rawValue: "collection.duplicate-section")
  /// Two elements of a sequence have the same identity.
  public static let duplicateID = Self(rawValue: "view.duplicate-id")
  /// Two identities are equal but have different hashes.
  public static let unequalHashes = Self(rawValue: "identity.unequal-hashes")
  /// A cell has a system accessory twice.
  public static let duplicateAccessory = Self(rawValue: "cell.duplicate-accessory")
  /// A cell has a mark that it unfolds something, and nothing lies below it.
  public static let strayDisclosure = Self(rawValue: "cell.stray-disclosure")
  /// A control of a cell sends something, but no form is around it.
  public static let missingForm = Self(rawValue: "cell.missing-form")
  /// A control of a cell sends the identity of its item, which has none.
  public static let missingIdentity = Self(rawValue: "cell.missing-identity")
  /// A cell with a link or controls has no words, so that its identity names it for readers who do not see it.
  public static let unnamedRow = Self(rawValue: "cell.unnamed")
  /// A row that could be chosen is no cell, so it has no control.
  public static let missingCell = Self(rawValue: "list.missing-cell")
  /// Several items are chosen at first in a list of which only one can be chosen.
  public static let severalChosen = Self(rawValue: "list.several-chosen")
  /// Two fields of a form have the same name.
  public static let sharedFieldName = Self(rawValue: "form.shared-field-name")
  /// A hidden field stands outside of a form.
  public static let strayHiddenField = Self(rawValue: "form.stray-hidden-field")
  /// The selections of two lists in a form share a name, so a server could not tell them apart.
  public static let sharedSelection = Self(rawValue: "list.shared-selection")
  /// Something can be done with the item that is the header of its list.
  public static let headerActions = Self(rawValue: "list.header-actions")
  /// The author asks for a truncation that a backend does not support.
  public static let unsupportedTruncation = Self(rawValue: "text.unsupported-truncation")
  /// A cell differs between states in a way that a page cannot switch.
  public static let unswitchableState = Self(rawValue: "cell.unswitchable-state")
  /// A form lies inside another.
  public static let nestedForm = Self(rawValue: "view.nested-form")
  /// Words are to be inflected by grammar.
  public static let uninflectedWords = Self(rawValue: "text.uninflected-words")
  /// An image's name is not in the asset catalogue, or a symbol's name is not known.
  public static let missingImage = Self(rawValue: "image.missing")
  /// A colour's name is not known.
  public static let missingColor = Self(rawValue: "color.missing")
  /// An image has neither a name to describe it nor a label, and is not decorative.
  public static let undescribedImage = Self(rawValue: "image.undescribed")
  /// Markup has no alternative for backends other than HTML.
  public static let missingAlternative = Self(rawValue: "markup.missing-alternative")
  /// An address has a scheme that is not allowed, an unclear scheme or an impossible host.
  public static let blockedURL = Self(rawValue: "url.blocked")
  /// A layout of several sections has none for one that has items.
  public static let missingLayout = Self(rawValue: "layout.missing-section")
  /// A link or button lies inside another.
  public static let nestedInteraction = Self(rawValue: "view.nested-interaction")
  /// A control or link has nothing that names it.
  public static let unnamedControl = Self(rawValue: "view.unnamed-control")
  /// A state has more values, or a view more variants, than a page shows.
  public static let tooManyVariants = Self(rawValue: "state.too-many-variants")
  /// An action has changed an object while the page was made.
  public static let changedObject = Self(rawValue: "state.changed-object")
  /// Content depends on what only the reader of a page knows.
  public static let unfollowedField = Self(rawValue: "state.unfollowed-field")
  /// Content reads a property of an object with `@Observable`, which a control changes.
  public static let unfollowedObject = Self(rawValue: "state.unfollowed-object")
  /// A control changes states in a way that a page cannot show.
  public static let unshownChange = Self(rawValue: "state.unshown-change")
  /// Two toggles or pickers change one state.
  public static let repeatedControl = Self(rawValue: "state.repeated-control")
  /// A picker has no choice of its selection's type.
  public static let pickerWithoutChoices = Self(rawValue: "view.picker-without-choices")
  /// A language tag is malformed.
  public static let malformedLanguage = Self(rawValue: "locale.malformed")
  /// There are more diagnostics than are kept.
  public static let tooManyDiagnostics = Self(rawValue: "diagnostics.too-many")
  /// A link leads to a view that a page does not hold.
  public static let unshownDestination = Self(rawValue: "view.unshown-destination")
  /// A modifier does something in a running app only.
  public static let runningAppOnly = Self(rawValue: "view.running-app-only")
  /// Views are nested deeper than can be shown.
  public static let tooDeep = Self(rawValue: "view.too-deep")
}
