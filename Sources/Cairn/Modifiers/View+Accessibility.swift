extension View {
  /// Names the view for readers who do not see it; inline Markdown is interpreted.
  public consuming func accessibilityLabel(_ labelKey: LocalizedStringKey) -> AttributedView<Self> {
    accessibilityLabel(Text(labelKey))
  }

  /// Names the view for readers who do not see it.
  @inlinable
  @_disfavoredOverload
  public consuming func accessibilityLabel(_ label: some StringProtocol) -> AttributedView<Self> {
    AttributedView(self, .accessibilityLabel(String(label)))
  }

  /// Names the view for readers who do not see it.
  public consuming func accessibilityLabel(_ label: Text) -> AttributedView<Self> {
    AttributedView(self, .accessibilityLabel(label.plainText))
  }

  /// Tells readers who do not see the view what choosing it does; inline Markdown is interpreted.
  public consuming func accessibilityHint(_ hintKey: LocalizedStringKey) -> AttributedView<Self> {
    AttributedView(self, .accessibilityHint(Text(hintKey).plainText))
  }

  /// Tells readers who do not see the view what choosing it does.
  @inlinable
  @_disfavoredOverload
  public consuming func accessibilityHint(_ hint: some StringProtocol) -> AttributedView<Self> {
    AttributedView(self, .accessibilityHint(String(hint)))
  }

  /// Hides the view from screen readers, for views that only decorate.
  @inlinable
  public consuming func accessibilityHidden(_ isHidden: Bool) -> AttributedView<Self> {
    AttributedView(self, .accessibilityHidden(isHidden))
  }

  /// Says what the view is or how it behaves; `isHeader` makes it a heading.
  @inlinable
  public consuming func accessibilityAddTraits(_ traits: AccessibilityTraits) -> AttributedView<Self> {
    AttributedView(self, .accessibilityTraits(traits))
  }

  /// Makes the view a heading with a level.
  @inlinable
  public consuming func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> AttributedView<Self> {
    AttributedView(self, .accessibilityHeading(level))
  }

  /// Gives the view a name that links can lead to, as in `Link("Alps", destination: "#alps")`.
  ///
  /// The name is the value's description. Two views with one name are a diagnostic, unless a state decides which of them shows; the name of
  /// several views is that of the first.
  @inlinable
  public consuming func id(_ id: some Hashable) -> AttributedView<Self> {
    AttributedView(self, .identifier(String(describing: id)))
  }

  /// Gives the view a name that links can lead to: the description of the value, or `nil`.
  @inlinable
  public consuming func id(_ id: (some Hashable)?) -> AttributedView<Self> {
    AttributedView(self, .identifier(id.map { String(describing: $0) } ?? "nil"))
  }
}
