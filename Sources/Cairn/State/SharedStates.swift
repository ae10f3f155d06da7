/// States that views share which have no view with states around them all, so that nothing evaluates these views together.
struct SharedStates {
  private struct Use {
    var isChanged = false
    var isFollowed = false
    var isTold = false
  }

  private var uses: [String: Use] = [:]

  /// Notes how views that are evaluated together use a state.
  ///
  /// - Parameters:
  ///   - key: What tells the state from others in all of the page.
  ///   - isChanged: Whether one of their controls or fields changes it.
  ///   - isFollowed: Whether one of them shows its value.
  /// - Returns: Whether it is news that some views change it and others show it.
  mutating func take(_ key: String, isChanged: Bool, isFollowed: Bool) -> Bool {
    let known = uses[key] ?? Use()
    let isNews = !known.isTold && (known.isChanged && isFollowed || known.isFollowed && isChanged)
    uses[key] = Use(
      isChanged: known.isChanged || isChanged,
      isFollowed: known.isFollowed || isFollowed,
      isTold: known.isTold || isNews
    )
    return isNews
  }
}

extension StateGraph {
  /// Tells of states that views change here and others show elsewhere on the page, or the other way round.
  func tellOfSharedStates(in source: EnvironmentSource, to renderer: any Renderer, at place: Diagnostic.Place) {
    for (key, cell) in root.cells.sorted(by: { $0.key < $1.key }) {
      let isChanged = cell.count > 1 || cell.isFixed || fieldStates.contains { $0 === cell }
      if source.sharedStates.take(key, isChanged: isChanged, isFollowed: cell.hasFollowers) {
        renderer.report(.unfollowedSharedState(cell.name, at: place))
      }
    }
  }
}
