/// Whether a list can be edited.
public enum EditMode: UInt8, Hashable, CaseIterable, Sendable {
  /// The list only shows its items.
  case inactive
  /// The list shows its controls for editing for a moment, such as those of one row.
  case transient
  /// The list shows its controls for editing.
  case active

  /// Whether the list shows its controls for editing.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether lists show their controls for editing.
  ///
  /// A constant says what they show at first, and readers change that with an ``EditButton``. Lists and edit buttons follow a state:
  ///
  /// ```swift
  /// struct Peaks: View {
  ///   @State private var editMode = EditMode.inactive
  ///   var body: some View {
  ///     EditButton()
  ///     if editMode.isEditing { Text("Choose what to delete.") }
  ///     List(peaks) { Text($0.name) }
  ///       .environment(\.editMode, $editMode)
  ///   }
  /// }
  /// ```
  public var editMode: Binding<EditMode>? {
    get { editModeOfState ?? .constant(isEditing ? .active : .inactive) }
    set {
      isEditing = newValue?.wrappedValue.isEditing ?? false
      if let newValue, !newValue.isConstant {
        self[EditModeKey.self] = KeptEditMode(binding: newValue)
      } else if editModeOfState != nil {
        self[EditModeKey.self] = nil
      }
    }
  }

  /// What keeps whether lists are edited; `nil` where the author says it once for all.
  var editModeOfState: Binding<EditMode>? { self[EditModeKey.self]?.binding }
}

/// A binding in the environment, which counts as the same while it has the same value.
private struct KeptEditMode: Equatable, @unchecked Sendable {
  // Unchecked, because a rendering is on one thread, and only it reads the binding.
  let binding: Binding<EditMode>

  // Whether lists are edited is compared beside it.
  static func == (left: Self, right: Self) -> Bool { true }
}

private enum EditModeKey: EnvironmentKey {
  static let defaultValue: KeptEditMode? = nil
}
