/// A mark or a control beside the content of a cell.
///
/// The system ones have a fixed place and order and show once each; custom ones stand where they are put.
///
/// ```swift
/// ListCell(peak.name).accessories {
///   Accessory.multiselect()
///   Accessory.detail(destination: "peaks/\(peak.slug)/details")
///   Accessory.disclosureIndicator()
/// }
/// ```
public struct Accessory: Sendable {
  /// When an accessory shows.
  public enum DisplayedState: String, Hashable, CaseIterable, Sendable {
    /// At all times.
    case always
    /// While the list is being edited.
    case whenEditing
    /// While the list is not being edited.
    case whenNotEditing

    /// Whether an accessory shows while a list is edited or not.
    public func includes(isEditing: Bool) -> Bool {
      self == .always || (self == .whenEditing) == isEditing
    }
  }

  /// What an accessory is.
  public enum Kind: Sendable {
    /// The row leads somewhere.
    case disclosureIndicator
    /// The item is chosen.
    case checkmark
    /// Removes the item: reveals its trailing swipe actions, or sends a verb with its identity.
    case delete(verb: String?)
    /// Inserts an item: sends a verb with the identity.
    case insert(verb: String)
    /// Moves the item among others: sends `up` or `down` with its identity.
    case reorder(name: String)
    /// Leads to more about the item.
    case detail(destination: String)
    /// Chooses the item, among others.
    case multiselect
    /// Unfolds what lies under the item.
    case outlineDisclosure(OutlineStyle)
    /// A short text.
    case label(String)
    /// Any view.
    case custom(AccessoryContent, HorizontalEdge)
  }

  /// What unfolds an item.
  public enum OutlineStyle: String, Hashable, CaseIterable, Sendable {
    /// The whole row, or only the mark where the row leads somewhere or can be chosen.
    case automatic
    /// The whole row.
    case header
    /// Only the mark.
    case cell
  }

  /// What it is.
  public var kind: Kind
  /// When it shows.
  public var displayed: DisplayedState
  /// Its colour; `nil` for that of its kind.
  public var tintColor: Color?
  /// Whether it is left out.
  public var isHidden = false

  init(_ kind: Kind, _ displayed: DisplayedState, tintColor: Color?) {
    self.kind = kind
    self.displayed = displayed
    self.tintColor = tintColor
  }
}

extension Accessory {
  /// A mark that the row leads somewhere.
  public static func disclosureIndicator(displayed: DisplayedState = .always, tintColor: Color? = nil) -> Accessory {
    Accessory(.disclosureIndicator, displayed, tintColor: tintColor)
  }

  /// A mark that the item is chosen.
  public static func checkmark(displayed: DisplayedState = .always, tintColor: Color? = nil) -> Accessory {
    Accessory(.checkmark, displayed, tintColor: tintColor)
  }

  /// A control that removes the item.
  ///
  /// - Parameters:
  ///   - displayed: When it shows; the default is while the list is being edited.
  ///   - tintColor: Its colour; `nil` for the colour of destructive actions.
  ///   - action: What the form around it sends with the item's identity after the reader confirms; `nil` reveals the
  ///     item's trailing swipe actions instead, and is `delete` where it has none. Nothing shows for actions that show at
  ///     all times, or that are on a page of their own.
  /// - Returns: The accessory, which stands at the leading side.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    tintColor: Color? = nil,
    action: String? = nil
  ) -> Accessory {
    Accessory(.delete(verb: action), displayed, tintColor: tintColor)
  }

  /// A control that inserts an item.
  ///
  /// - Parameters:
  ///   - displayed: When it shows; the default is while the list is being edited.
  ///   - tintColor: Its colour; `nil` for green.
  ///   - action: What the form around it sends with the item's identity.
  /// - Returns: The accessory, which stands at the leading side.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    tintColor: Color? = nil,
    action: String = "insert"
  ) -> Accessory {
    Accessory(.insert(verb: action), displayed, tintColor: tintColor)
  }

  /// Controls that move the item up and down.
  ///
  /// - Parameters:
  ///   - displayed: When they show; the default is while the list is being edited.
  ///   - tintColor: Their colour; `nil` for that of faint marks.
  ///   - name: The name under which the form around them sends `up:` or `down:` with the item's identity.
  /// - Returns: The accessory, which stands at the end of the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    tintColor: Color? = nil,
    name: String = "move"
  ) -> Accessory {
    Accessory(.reorder(name: name), displayed, tintColor: tintColor)
  }

  /// A link to more about the item.
  public static func detail(
    displayed: DisplayedState = .always,
    tintColor: Color? = nil,
    destination: String
  ) -> Accessory {
    Accessory(.detail(destination: destination), displayed, tintColor: tintColor)
  }

  /// A control that chooses the item, among others; see ``View/selection(_:name:selected:)``.
  public static func multiselect(displayed: DisplayedState = .whenEditing, tintColor: Color? = nil) -> Accessory {
    Accessory(.multiselect, displayed, tintColor: tintColor)
  }

  /// A control that unfolds what lies under the item; for the titles of disclosure groups and outlines.
  public static func outlineDisclosure(
    style: OutlineStyle = .automatic,
    displayed: DisplayedState = .always,
    tintColor: Color? = nil
  ) -> Accessory {
    Accessory(.outlineDisclosure(style), displayed, tintColor: tintColor)
  }

  /// A short text, such as a count.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    tintColor: Color? = nil
  ) -> Accessory {
    Accessory(.label(text), displayed, tintColor: tintColor)
  }

  /// Any view.
  public static func custom(
    placement: HorizontalEdge = .trailing,
    displayed: DisplayedState = .always,
    @ViewBuilder content: () -> some View
  ) -> Accessory {
    Accessory(.custom(AccessoryContent(content()), placement), displayed, tintColor: nil)
  }
}

/// The view of an accessory.
///
/// Unchecked, because a rendering only reads views, and to ask every author for views that are `Sendable` would keep generic
/// views out. A view that refers to an object which changes must not be rendered by two tasks at once, here as elsewhere.
public struct AccessoryContent: @unchecked Sendable {
  private var view: HostedView

  init(_ view: some View) { self.view = HostedView(AnyView(view)) }

  /// The view, read for a renderer.
  func read(for renderer: any Renderer) -> AccessoryContent { updating(self) { $0.view = view.read(for: renderer) } }

  /// The calls of a view that was read; `nil` for another view.
  var recording: Recording? { view.recording }

  /// Renders the view.
  public func render(into renderer: any Renderer) {
    view.render(into: renderer)
  }
}

/// Lists accessories, with `if`, `switch` and `for`.
@resultBuilder
public enum AccessoriesBuilder {
  /// Takes an accessory.
  public static func buildExpression(_ accessory: Accessory) -> [Accessory] { [accessory] }

  /// Takes several accessories.
  public static func buildExpression(_ accessories: [Accessory]) -> [Accessory] { accessories }

  /// Joins the accessories of the statements in order.
  public static func buildBlock(_ accessories: [Accessory]...) -> [Accessory] { accessories.flatMap(\.self) }

  /// Takes the accessories of an `if` without an `else`; none where it does not hold.
  public static func buildOptional(_ accessories: [Accessory]?) -> [Accessory] { accessories ?? [] }

  /// Takes the accessories of an `if` or of a case of a `switch`.
  public static func buildEither(first accessories: [Accessory]) -> [Accessory] { accessories }

  /// Takes the accessories of an `else` or of another case of a `switch`.
  public static func buildEither(second accessories: [Accessory]) -> [Accessory] { accessories }

  /// Joins the accessories of the rounds of a `for` loop.
  public static func buildArray(_ accessories: [[Accessory]]) -> [Accessory] { accessories.flatMap(\.self) }

  /// Takes the accessories of an availability check.
  public static func buildLimitedAvailability(_ accessories: [Accessory]) -> [Accessory] { accessories }
}
