/// What happens to the views inside of one that is one for readers who do not see it.
public enum AccessibilityChildBehavior: UInt8, Hashable, Sendable {
  /// They are left out.
  case ignore
  /// They stand for themselves.
  case contain
  /// They are heard one after the other.
  case combine
}

/// A view whose content readers who do not see it are not told of.
public struct AccessibilityElementView<Content: View>: View {
  let content: Content

  public var body: some View { ZStack { content.accessibilityHidden(true) } }
}

extension View {
  /// Makes the view one for readers who do not see it.
  ///
  /// `combine` and `contain` change nothing: readers hear the words inside one after the other. For `ignore` give the view
  /// a label, because the views inside are left out.
  @ViewBuilder
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    if children == .ignore { AccessibilityElementView(content: self) } else { self }
  }

  /// Says what the view is set to, for readers who do not see it; inline Markdown is interpreted.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> AttributedView<Self> { accessibilityHint(valueKey) }

  /// Says what the view is set to, for readers who do not see it.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> AttributedView<Self> { accessibilityHint(value) }

  /// Says what the view is set to, for readers who do not see it.
  public func accessibilityValue(_ value: Text) -> AttributedView<Self> { accessibilityHint(value) }

  /// Tells readers who do not see the view what choosing it does.
  public func accessibilityHint(_ hint: Text) -> AttributedView<Self> {
    AttributedView(self, .accessibilityHint(hint.plainText))
  }

  /// Names the view for readers who do not see it.
  public func accessibility(label: Text) -> AttributedView<Self> { accessibilityLabel(label) }

  /// Tells readers who do not see the view what choosing it does.
  public func accessibility(hint: Text) -> AttributedView<Self> { accessibilityHint(hint) }

  /// Says what the view is set to, for readers who do not see it.
  public func accessibility(value: Text) -> AttributedView<Self> { accessibilityValue(value) }

  /// Hides the view from screen readers.
  public func accessibility(hidden: Bool) -> AttributedView<Self> { accessibilityHidden(hidden) }

  /// Says what the view is or how it behaves.
  public func accessibility(addTraits traits: AccessibilityTraits) -> AttributedView<Self> {
    accessibilityAddTraits(traits)
  }

  /// Accepts roles and states that the view has not.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> Self { self }

  /// Names the view for tests.
  public func accessibility(identifier: String) -> Self { self }

  /// Accepts the order in which a reader hears views; they are heard in the order of the page.
  public func accessibility(sortPriority: Double) -> Self { self }

  /// Takes another view for readers who do not see this one; they are told of this one.
  public func accessibilityRepresentation<Other: View>(@ViewBuilder representation: () -> Other) -> NotedView<Self> {
    noted("accessibilityRepresentation(representation:)", "Name the view with accessibilityLabel(_:).")
  }

  /// Tells what a pointer rests on, and readers who do not see it.
  public func help(_ textKey: LocalizedStringKey) -> AttributedView<Self> { accessibilityHint(textKey) }

  /// Tells what a pointer rests on, and readers who do not see it.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> AttributedView<Self> { accessibilityHint(text) }
}
