/// States that buttons change at once.
extension StateGraph {
  /// States that become one, and such that come apart again, before the next recording.
  ///
  /// Not at once: content around has read values that would not go with those that are read from then on, and actions may rely on them.
  struct JointChanges {
    var groups: [[StateCell]] = []
    var separated: [JointStateCell] = []
    /// The states that show something in front of the page which a browser's dialog cannot be.
    var shownByPage: [StateCell] = []
  }

  /// Lets the states be one from the next recording on to which an action gives values, whether they change by that or not.
  ///
  /// - Returns: Whether they will be: not if they are one already, or if anything but buttons changes them.
  func join(_ cells: [StateCell]) -> Bool {
    guard cells.count > 1, cells.allSatisfy(canBeJoined), !noteIfJoined(cells) else { return false }
    jointChanges.groups.append(cells)
    (hasNews, forgetsEffects) = (true, true)
    return true
  }

  /// Notes states that a button changes at once, if they are one already.
  private func noteIfJoined(_ cells: [StateCell]) -> Bool {
    guard let joint = cells.first?.joint?.cell, cells.allSatisfy({ $0.joint?.cell === joint }) else { return false }
    joint.note(cells)
    return true
  }

  private func canBeJoined(_ cell: StateCell) -> Bool {
    !cell.isKeptApart && !cell.isFixed && !cell.isMemberwise && !cell.hasParts && cell.owner == nil
      && !cell.resetNotes.isOfField && cell.controls.isSubset(of: [.button, .presentation])
      && !fieldStates.contains { $0 === cell } && !pathStates.contains { $0 === cell }
  }

  /// Lets the states of which a state is one change by themselves from the next recording on, as a page cannot show them as one.
  ///
  /// - Parameters:
  ///   - cell: The state.
  ///   - culprits: Those of them that must not be joined again.
  ///   - areTooMany: Whether they have too many combinations.
  /// - Returns: Whether it is one of several.
  @discardableResult
  func keepApart(_ cell: StateCell, because culprits: [StateCell], areTooMany: Bool = false) -> Bool {
    guard let joint = cell.ownJoint else { return false }
    if areTooMany { for member in joint.members { member.namesOfTooMany = joint.names } }
    if !jointChanges.separated.contains(where: { $0 === joint }) { jointChanges.separated.append(joint) }
    for culprit in culprits where culprit.joint?.cell === joint { culprit.isKeptApart = true }
    (hasNews, forgetsEffects) = (true, true)
    return true
  }

  /// Lets states come apart of which something shows that a page cannot.
  func checkJoints() {
    for joint in joints where joint.isPresentedBadly {
      guard let presenter = joint.presenter, !showByPage(joint) else { continue }
      let followed = joint.shown.filter { $0.isFollowed(outside: presenter.note.place) }
      keepApart(joint, because: followed.isEmpty ? [joint.members[presenter.position]] : followed)
    }
  }

  /// Joins and separates what the latest recording has found.
  func settleJoints() {
    let changes = jointChanges
    jointChanges = JointChanges()
    for cell in changes.shownByPage {
      cell.isShownByPage = true
      cell.joint?.cell.presentNothing()
    }
    for joint in changes.separated {
      for cell in joint.members { cell.isShownByPage = false }
      separate(joint)
    }
    for group in changes.groups {
      // Meanwhile, other controls of them may have been found.
      let culprits = group.filter { !canBeJoined($0) }
      for culprit in culprits { culprit.isKeptApart = true }
      if !culprits.isEmpty || noteIfJoined(group) { continue }
      var (states, groups) = (group, [group])
      for case let former? in group.map(\.joint?.cell) where former.members.contains(where: { $0.joint != nil }) {
        states = former.members + states.filter { cell in !former.members.contains { $0 === cell } }
        groups = former.groups + groups
        separate(former)
      }
      let joint = JointStateCell(of: states, changedBy: groups)
      joints.append(joint)
      for cell in states where cell.presentation?.closedValue == 0 { takePresenter(cell, of: joint) }
    }
  }

  private func separate(_ joint: JointStateCell) {
    joint.separate()
    joints.removeAll { $0 === joint }
  }

  // MARK: What actions do

  /// Returns changes of states with those that are one in one change.
  ///
  /// - Parameters:
  ///   - written: The changes.
  ///   - isControl: Whether they come about.
  /// - Returns: The changes, in their order.
  func joined(_ written: [StateChanges], isControl: Bool) -> [StateChanges] {
    if written.allSatisfy({ $0.cell.joint == nil }) { return written }
    var result: [StateChanges] = []
    for change in written {
      guard let joint = change.cell.joint?.cell else {
        result.append(change)
        continue
      }
      if result.contains(where: { $0.cell === joint }) { continue }
      let own = written.filter { $0.cell.joint?.cell === joint }
      // What changes others, too, is no control.
      let isAlone = !written.contains { $0.cell.joint?.cell !== joint && $0.index != note($0.cell) }
      let index = isControl && isAlone ? take(own, of: joint) : combination(of: joint, by: own).flatMap(joint.index)
      result.append((joint, index))
    }
    return result
  }

  /// Takes the value that changes of some of its states give a state, and returns it; `nil` for one that cannot be shown.
  private func take(_ written: [StateChanges], of joint: JointStateCell) -> Int? {
    let count = joint.count
    guard let combination = combination(of: joint, by: written) else {
      if written.allSatisfy({ $0.index != nil }), showByPage(joint) { return nil }
      let others = joint.presents ? joint.shown.filter { !isSet($0, by: written) } : []
      keepApart(joint, because: others.isEmpty ? written.map(\.cell) : others)
      return nil
    }
    guard let index = joint.take(combination, limit: limit) else {
      keepApart(joint, because: joint.hubs, areTooMany: true)
      return nil
    }
    if joint.wasCounted, joint.count != count { hasNews = true }
    return index
  }

  /// Returns the combination that changes of some of its states give a state; `nil` for one that cannot be shown.
  private func combination(of joint: JointStateCell, by written: [StateChanges]) -> JointStateCell.Combination? {
    // What gives all of them a value does so whatever they have.
    let isWhole = written.count == joint.members.count && !joint.presents
    let present = joint.combination(at: isWhole ? 0 : note(joint))
    var combination = present
    for change in written {
      if let animation = change.cell.animation { joint.animation = animation }
      guard let index = change.index, let position = change.cell.joint?.position else { return nil }
      combination[position] = index
    }
    return presented(combination, by: written, insteadOf: present, joint)
  }

  /// Whether the latest action gives a state a value whatever it has.
  private func isSet(_ state: StateCell, by written: [StateChanges]) -> Bool {
    written.contains { $0.cell === state } && !wasReadByAction(state)
  }

  /// Returns the combination of which a page shows what an action leads to; `nil` for none.
  ///
  /// What closes leaves the initial values behind. So what opens must not rely on anything else.
  private func presented(
    _ combination: JointStateCell.Combination,
    by written: [StateChanges],
    insteadOf present: JointStateCell.Combination,
    _ joint: JointStateCell
  ) -> JointStateCell.Combination? {
    guard let presenter = joint.presenter else { return combination }
    if !joint.isOpen(combination) {
      return joint.isOpen(present) || combination == present ? joint.combination(at: 0) : nil
    }
    if joint.isOpen(present), presentations.contains(presenter.note.place) {
      return combination == present ? present : nil
    }
    if joint.shown.allSatisfy({ isSet($0, by: written) }) { return combination }
    // Nobody can press it while something shows in front of it.
    return joint.isOpen(present) ? present : nil
  }

  // MARK: In front of the page

  /// Notes which state makes something show in front of the page, by what closes it.
  func takeClosing(_ written: [StateChanges], isModal: Bool) {
    guard written.count == 1, let closed = written[0].index, let place = presentations.last else { return }
    let cell = written[0].cell
    note(cell, presentedAt: place, isModal: isModal, closedValue: closed)
    if closed == 0, let joint = cell.joint?.cell { takePresenter(cell, of: joint) }
  }

  /// Notes which of the states of which a state is one makes something show in front of the page.
  private func takePresenter(_ cell: StateCell, of joint: JointStateCell) {
    guard !cell.isShownByPage, let note = cell.presentation, let position = cell.joint?.position else { return }
    if joint.members.contains(where: \.isShownByPage) {
      showByPage(cell)
    } else if let known = joint.presenter {
      if known.position == position, known.note.place == note.place { return }
      if !showByPage(joint) { keepApart(joint, because: [cell]) }
    } else {
      joint.present(by: position, note)
      (hasNews, forgetsEffects) = (true, true)
    }
  }

  /// Lets what a state presents be content of the page from the next recording on, so that its buttons can change the page.
  ///
  /// - Returns: Whether it will be: not if it is already, or if the state presents nothing.
  @discardableResult
  func showByPage(_ cell: StateCell) -> Bool {
    let presenter = (cell as? JointStateCell)?.presenter
    let shown = presenter.map { cell.members[$0.position] } ?? cell
    guard shown.presents, !shown.isShownByPage else { return false }
    if !jointChanges.shownByPage.contains(where: { $0 === shown }) { jointChanges.shownByPage.append(shown) }
    (hasNews, forgetsEffects) = (true, true)
    return true
  }

  /// Notes that something shows the value of a state, unless that is a field of it.
  func noteFollower(of cell: StateCell) {
    if isInField || changed != nil { return }
    cell.hasFollowers = true
    if presentations.isEmpty { cell.isFollowedOnPage = true } else { cell.note(followedIn: presentations) }
  }
}
