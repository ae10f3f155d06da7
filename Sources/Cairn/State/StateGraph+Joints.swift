/// States that buttons change at once.
extension StateGraph {
  /// Groups of states that become one, and such that come apart again, before the next recording.
  ///
  /// Not at once: content around has read values that would not go with those that are read from then on, and actions may rely on them.
  struct JointChanges {
    var joined: [[StateCell]] = []
    var separated: [JointStateCell] = []
  }

  /// Lets states be one from the next recording on.
  ///
  /// - Returns: Whether they can be: only if buttons alone change them.
  func join(_ cells: [StateCell]) -> Bool {
    let members = cells.flatMap(\.members)
    guard members.allSatisfy(canBeJoined) else { return false }
    if members.contains(where: \.presents), members.contains(where: { !$0.presents && $0.isFollowedOutside }) {
      return false
    }
    var group = members
    jointChanges.joined.removeAll { other in
      guard other.contains(where: { cell in group.contains { $0 === cell } }) else { return false }
      group = other + group.filter { cell in !other.contains { $0 === cell } }
      return true
    }
    jointChanges.joined.append(group)
    (hasNews, forgetsEffects) = (true, true)
    return true
  }

  private func canBeJoined(_ cell: StateCell) -> Bool {
    !cell.isKeptApart && !cell.isFixed && !cell.isMemberwise && !cell.hasParts && cell.owner == nil
      && !cell.resetNotes.isOfField && !(fieldStates + pathStates).contains { $0 === cell }
      && cell.controls.isSubset(of: [.button, .presentation])
  }

  /// Lets the states of which a state is one change by themselves from the next recording on, as a page cannot show them as one.
  ///
  /// - Returns: Whether it is one of several.
  @discardableResult
  func keepApart(_ cell: StateCell) -> Bool {
    guard let joint = cell.ownJoint else { return false }
    if !jointChanges.separated.contains(where: { $0 === joint }) { jointChanges.separated.append(joint) }
    for member in joint.members { member.isKeptApart = true }
    (hasNews, forgetsEffects) = (true, true)
    return true
  }

  /// Lets states come apart of which content shows more than a page can.
  func checkJoints() {
    for case let joint as JointStateCell in root.cells.values where joint.hasOutsideFollowers { keepApart(joint) }
  }

  /// Joins and separates what the latest recording has found.
  func settleJoints() {
    let changes = jointChanges
    jointChanges = JointChanges()
    for joint in changes.separated { separate(joint) }
    for group in changes.joined where !group.contains(where: \.isKeptApart) {
      for case let former? in group.map(\.joint?.cell) { separate(former) }
      root.insert(JointStateCell(of: group))
    }
  }

  private func separate(_ joint: JointStateCell) {
    joint.separate()
    root.remove(joint)
  }

  /// Returns changes of states with those that are one in one change.
  func joined(_ written: [StateChanges]) -> [StateChanges] {
    if written.allSatisfy({ $0.cell.joint == nil }) { return written }
    var result: [StateChanges] = []
    for change in written {
      guard let joint = change.cell.joint?.cell else {
        result.append(change)
        continue
      }
      if result.contains(where: { $0.cell === joint }) { continue }
      result.append((joint, take(written.filter { $0.cell.joint?.cell === joint }, of: joint)))
    }
    return result
  }

  /// Returns the value that changes of some of its states give a state; `nil` for one that cannot be shown.
  private func take(_ written: [StateChanges], of joint: JointStateCell) -> Int? {
    let count = joint.count
    // What gives all of them a value does so whatever they have.
    let isWhole = written.count == joint.members.count && !joint.presents
    let present = joint.combination(at: isWhole ? 0 : note(joint))
    var combination = present
    for change in written {
      if let animation = change.cell.animation { joint.animation = animation }
      guard let index = change.index, let position = change.cell.joint?.position else {
        keepApart(joint)
        return nil
      }
      combination[position] = index
    }
    if joint.presents, !joint.isOpen(combination) {
      if joint.isOpen(present) || combination == present { return 0 }
      // What nothing shows is as at first for this page.
      keepApart(joint)
      return nil
    }
    guard let index = joint.index(of: combination, limit: limit) else {
      keepApart(joint)
      return nil
    }
    if joint.wasCounted, joint.count != count { hasNews = true }
    return index
  }

  /// Notes which state makes something show in front of the page, by what closes it.
  func takeClosing(_ written: [StateChanges]) {
    guard written.count == 1, written[0].index == 0 else { return }
    written[0].cell.presents = true
    guard let joint = written[0].cell.joint else { return }
    if joint.cell.take(presenting: joint.position) { (hasNews, forgetsEffects) = (true, true) }
  }
}
