package import Cairn

extension EnvironmentValues {
  /// Takes over what options say of the terminal and of what its reader wants to see.
  package mutating func adopt(_ options: TextOptions) {
    colorScheme = options.appearance == .light ? .light : .dark
    if options.isEditing { editMode = .active }
    if let name = options.layoutChoice { layoutChoiceName = name }
  }
}
