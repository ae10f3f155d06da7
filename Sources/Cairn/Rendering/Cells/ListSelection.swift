/// A choice of items by the reader, in the lists inside a view.
public struct ListSelection: Hashable, Sendable {
  /// How many items can be chosen.
  public enum Mode: String, Hashable, CaseIterable, Sendable {
    /// One of them.
    case single
    /// Any number.
    case multiple
  }

  /// How many items can be chosen.
  public var mode: Mode
  /// The name under which a form sends the identities of those chosen.
  public var name: String
  /// The identities of the items that are chosen at first.
  public var selected: Set<String> {
    didSet { first = selected.min() }
  }
  /// The first of the chosen identities, stored because every row asks for it.
  private var first: String?
  /// When the controls for choosing show.
  public var displayed: Accessory.DisplayedState
  /// Whether it is that of a list with a binding.
  var isBound = false
  /// The state to which the choice of an item gives a value; `nil` for none.
  var state: StateReference?
  private let origin = Origin()

  /// Creates a selection.
  public init(
    _ mode: Mode,
    name: String = "selection",
    selected: Set<String> = [],
    displayed: Accessory.DisplayedState = .always
  ) {
    self.mode = mode
    self.name = name
    self.selected = selected
    self.displayed = displayed
    first = selected.min()
  }

  /// The modifier that made a selection.
  ///
  /// All are equal, because it is no part of a selection's value.
  private struct Origin: Hashable, Sendable {
    private final class Mark: Sendable {}

    private let mark = Mark()

    func isSame(as other: Origin) -> Bool { mark === other.mark }

    static func == (_: Origin, _: Origin) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// Whether another selection comes from the same modifier; then both are one choice, in any number of lists.
  package func isSameChoice(as other: ListSelection) -> Bool { origin.isSame(as: other.origin) }
}

extension ListSelection {
  /// Returns the value that the choice of an item gives a state; `nil` if no state follows it.
  package func change(byItem identity: String) -> StateValue? { state?.cell.change(byRow: identity) }

  /// Whether an item can be chosen: where a state follows the choice and nothing is sent, others would stand for no value.
  func takes(_ identity: String, isInForm: Bool) -> Bool {
    guard let cell = state?.cell, !isInForm, cell.count > 1, cell.controls.contains(.rows) else { return true }
    return cell.change(byRow: identity) != nil
  }

  /// Whether an item is chosen at first; if only one can be, it is the one with the first identity.
  package func isChosen(_ identity: String) -> Bool {
    guard selected.contains(identity) else { return false }
    return mode == .multiple || identity == first
  }

  /// Whether an item should be chosen at first but is not, because another one is.
  package func leavesOut(_ identity: String) -> Bool { selected.contains(identity) && !isChosen(identity) }
}

extension View {
  /// Lets readers choose items of the lists inside, and send their identities with the form around.
  ///
  /// ```swift
  /// Form(action: "/archive") {
  ///   Section(peaks) { peak in ListCell(peak.name) }
  ///   Button("Archive", action: FormAction(value: "archive"))
  /// }
  /// .selection(.multiple, selected: ["everest"])
  /// ```
  ///
  /// The control belongs to cells: an element that shows none cannot be chosen, which is a diagnostic unless
  /// ``selectionDisabled(_:)`` says so.
  ///
  /// - Parameters:
  ///   - mode: How many items can be chosen.
  ///   - name: The name under which a form sends the identities of those chosen.
  ///   - selected: The identities of those chosen at first; more than one where one item can be is a diagnostic.
  ///   - displayed: When the controls for choosing show; the default is always.
  /// - Returns: The view with the selection.
  public func selection<ID: Hashable>(
    _ mode: ListSelection.Mode,
    name: String = "selection",
    selected: Set<ID>,
    displayed: Accessory.DisplayedState = .always
  ) -> EnvironmentView<Self> {
    let identities = Set(selected.map { String(describing: $0) })
    return environment(\.listSelection, ListSelection(mode, name: name, selected: identities, displayed: displayed))
  }

  /// Lets readers choose items of the lists inside, of which none is chosen at first.
  public func selection(
    _ mode: ListSelection.Mode,
    name: String = "selection",
    displayed: Accessory.DisplayedState = .always
  ) -> EnvironmentView<Self> {
    environment(\.listSelection, ListSelection(mode, name: name, displayed: displayed))
  }
}
