package import Cairn

extension EnvironmentValues {
  package mutating func adopt(_ options: TextOptions) {
    colorScheme = options.appearance == .light ? .light : .dark
    if options.isEditing { editMode = .constant(.active) }
    if let name = options.layoutChoice { layoutChoiceName = name }
  }
}
