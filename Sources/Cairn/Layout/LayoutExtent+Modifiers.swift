extension LayoutExtent {
  /// Returns the room inside of modifiers, as far as their frames and their padding tell.
  ///
  /// - Parameter modifiers: The modifiers, outermost first.
  /// - Returns: The room; what the modifiers do not say stays as it is.
  package func inside(_ modifiers: some Sequence<StyleModifier>) -> LayoutExtent {
    var room = self
    for modifier in modifiers {
      switch modifier {
      case .frame(let frame):
        room.width = frame.width ?? room.width
        room.height = frame.height ?? room.height
      case .flexibleFrame(let frame):
        room.width = min(room.width, frame.maxWidth ?? .infinity)
        room.height = min(room.height, frame.maxHeight ?? .infinity)
      case .padding(let insets):
        room.width = max(0, room.width - insets.leading - insets.trailing)
        room.height = max(0, room.height - insets.top - insets.bottom)
      default: break
      }
    }
    return room
  }
}
