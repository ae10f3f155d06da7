// What concerns fingers, keyboards, windows and the edges of a device. A page and a terminal have their own ways, so the
// view stays as it is and nothing has to be told.
extension View {
  /// Sets the shape in which a finger hits the view.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> Self { self }

  /// Sets the shape in which a finger or a pointer hits the view.
  public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false) -> Self { self }

  /// Sets how a pointer shows on the view.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }

  /// Sets how a pointer shows on the view.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> Self { self }

  /// Sets whether a pointer shows on the view.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> Self { self }

  /// Sets whether a pointer shows on the view's rows.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> Self { self }

  /// Sets how a pointer shows on the view's rows.
  public func listRowHoverEffect(_ effect: HoverEffect) -> Self { self }

  /// Sets whether the view takes the keyboard.
  public func focusable(_ isFocusable: Bool = true) -> Self { self }

  /// Sets whether the view takes the keyboard.
  public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void) -> Self { self }

  /// Sets what scrolling does with a keyboard on the screen.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }

  /// Sets the key of a control.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }

  /// Sets the meaning of a control's key.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }

  /// Sets whether equal views are drawn again.
  public func equatable() -> Self where Self: Equatable { self }

  /// Sets whether words can be chosen with a pointer; in a page they always can.
  public func textSelection(_ selectability: TextSelectability) -> Self { self }

  /// Sets whether the bar of the system shows.
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }

  /// Sets whether the bar of the system shows.
  public func statusBar(hidden: Bool) -> Self { self }

  /// Sets whether the system's controls show on the view.
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }

  /// Sets whether the view goes below the bars of a device.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Self { self }

  /// Sets whether the view goes below the bars of a device.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }

  /// Sets how content scrolls beyond its end.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> Self { self }

  /// Sets whether content is cut at the edges of a scroll view.
  public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }

  /// Lets scrolling come to rest at the views inside.
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }

  /// Sets the address that a widget leads to.
  public func widgetURL<Address>(_ url: Address?) -> Self { self }

  /// Names the view for tests.
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }

  /// Sets the order in which a reader hears views; they are heard in the order of the page.
  public func accessibilitySortPriority(_ sortPriority: Double) -> Self { self }

  /// Sets whether the view can be used.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }

  /// Takes roles and states from the view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// Sets whether the colours of the view stay when a reader turns all colours around.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }

  /// Sets how narrow letters may become; lines break instead.
  public func minimumScaleFactor(_ factor: Double) -> Self { self }

  /// Sets whether letters may come closer together.
  public func allowsTightening(_ flag: Bool) -> Self { self }

  /// Sets whether the view is mirrored where lines run from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }

  /// Sets how the colours of symbols are chosen; they have that of the words.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
}

/// What a shape of a view is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// How a pointer shows on a view.
public enum HoverEffect: UInt8, Hashable, Sendable {
  case automatic, highlight, lift
}

/// What scrolling does with a keyboard on the screen.
public enum ScrollDismissesKeyboardMode: UInt8, Hashable, Sendable {
  case automatic, immediately, interactively, never
}

/// How content scrolls beyond its end.
public enum ScrollBounceBehavior: UInt8, Hashable, Sendable {
  case automatic, always, basedOnSize
}

/// Whether words can be chosen.
public enum TextSelectability: UInt8, Hashable, Sendable {
  case enabled, disabled
}

/// What covers parts of a window.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The letter.
  public var character: Character

  /// Creates a key from its letter.
  public init(_ character: Character) { self.character = character }

  /// Creates a key from its letter.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
}

/// Keys that are held down together with another one.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let command = EventModifiers(rawValue: 1)
  public static let option = EventModifiers(rawValue: 2)
  public static let shift = EventModifiers(rawValue: 4)
  public static let control = EventModifiers(rawValue: 8)
}

/// The key of a control by its meaning.
public enum KeyboardShortcut: UInt8, Hashable, Sendable {
  case defaultAction, cancelAction
}

/// How the colours of a symbol are chosen.
public enum SymbolRenderingMode: UInt8, Hashable, Sendable {
  case monochrome, hierarchical, palette, multicolor
}
