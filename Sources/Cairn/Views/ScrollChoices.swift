/// What is said of the scroll views inside a view.
@usableFromInline
struct ScrollChoices: Hashable, Sendable {
  /// The axes along which scroll bars are said to show.
  fileprivate var shownIndicators: Axis.Set = []
  /// The axes along which scroll bars are said not to show.
  fileprivate var hiddenIndicators: Axis.Set = []
  /// Where scrolling comes to rest; `nil` for anywhere.
  fileprivate var targetBehavior: ScrollTargetBehavior?

  /// Returns the properties of a scroll view that says itself whether scroll bars show, unless others do.
  @usableFromInline
  func layout(along axes: Axis.Set, showsIndicators: Bool) -> ScrollLayout {
    let isSaid = !shownIndicators.isDisjoint(with: axes)
    return ScrollLayout(
      axes: axes,
      showsIndicators: isSaid || showsIndicators && !hiddenIndicators.isSuperset(of: axes),
      targetBehavior: axes.contains(.horizontal) ? targetBehavior : nil
    )
  }
}

extension View {
  /// Sets whether scroll bars show in the scroll views inside, as far as they scroll along some axes.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    let areHidden = visibility == .hidden || visibility == .never
    return transformEnvironment(\.scrollChoices) { choices in
      choices.shownIndicators.subtract(axes)
      choices.hiddenIndicators.subtract(axes)
      if areHidden { choices.hiddenIndicators.formUnion(axes) } else { choices.shownIndicators.formUnion(axes) }
    }
  }

  /// Sets where the scroll views inside come to rest: at each page, or at the beginning of a view.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack(spacing: 0) { ForEach(pictures) { Poster($0).containerRelativeFrame(.horizontal) } }
  /// }
  /// .scrollTargetBehavior(.paging)
  /// ```
  ///
  /// It counts for the views of a stack or a grid that scrolls sideways. Vertical scrolling rests anywhere, as that of a page does.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View {
    environment(\.scrollChoices.targetBehavior, behavior)
  }
}
