/// A style that differs between the values of states.
///
/// Only views with states make one, and only for a renderer that says ``Renderer/showsAllStates``.
public struct VariedStyle: Hashable, Sendable {
  /// Another style, and when it counts.
  package struct Other: Hashable, Sendable {
    /// The cases in which it counts; in each, all of the states have the given values.
    package var cases: [[StateValue]]
    package var style: StyleModifier
  }

  /// The style where no other one counts.
  package var usual: StyleModifier
  package var others: [Other]
  /// How it changes from one to another; at once without one.
  package var animation: Animation?

  package init(usual: StyleModifier, others: [Other] = []) {
    self.usual = usual
    self.others = others
  }
}

/// A kind of style of which a renderer can show one or another without changing anything around it.
enum StyleVariation: Hashable {
  case opacity, hitTesting, offset, foreground, tint, fontWeight, italic, underline, strikethrough, kerning, border
  case font, textCase, textAlignment, lineSpacing, padding, shadow, colorScheme, preferredColorScheme
  case blur, brightness, contrast, saturation, grayscale, hueRotation
  case background(ShapeKind)
  case frame(hasWidth: Bool, hasHeight: Bool, Alignment)
  case scale(UnitPoint)
  case rotation(UnitPoint)
  /// Conditions in which views are hidden, which count together.
  case shown(AnyTransition, AnimationChoice?)

  /// The kind of a style; `nil` for one that decides more than its own looks.
  init?(_ style: StyleModifier) {
    switch style {
    case .opacity: self = .opacity
    case .hitTesting: self = .hitTesting
    case .offset: self = .offset
    case .foreground(.color): self = .foreground
    case .tint(.some): self = .tint
    case .fontWeight(.some): self = .fontWeight
    case .italic: self = .italic
    case .underline: self = .underline
    case .strikethrough: self = .strikethrough
    case .kerning: self = .kerning
    case .border(.color, let width) where width > 0: self = .border
    case .font(.some): self = .font
    case .textCase: self = .textCase
    case .multilineTextAlignment: self = .textAlignment
    case .lineSpacing: self = .lineSpacing
    case .padding: self = .padding
    case .shadow: self = .shadow
    case .colorScheme: self = .colorScheme
    case .preferredColorScheme: self = .preferredColorScheme
    case .background(_, let shape): self = .background(shape)
    case .shown(let condition): self = .shown(condition.transition, condition.animation)
    case .frame(let frame):
      self = .frame(hasWidth: frame.width != nil, hasHeight: frame.height != nil, frame.alignment)
    case .effect(let effect): self.init(effect)
    default: return nil
    }
  }

  private init?(_ effect: VisualEffect) {
    switch effect {
    case .scale(_, _, let anchor): self = .scale(anchor)
    case .rotation(_, let anchor): self = .rotation(anchor)
    case .blur: self = .blur
    case .brightness: self = .brightness
    case .contrast: self = .contrast
    case .saturation: self = .saturation
    case .grayscale: self = .grayscale
    case .hueRotation: self = .hueRotation
    case .colorInversion, .mask, .blend, .compositing: return nil
    }
  }
}
