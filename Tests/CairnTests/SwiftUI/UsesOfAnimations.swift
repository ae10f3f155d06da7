import CairnUI

// Each line uses what its comment names, as code for SwiftUI does.

@MainActor
enum UsesOfAnimations {
  static func animations() {
    let view = Text("Eiger")
    _ = view.animation(.default)  // `.animation(_:)` `Animation.default`
    _ = view.animation()  // `.animation()`
    _ = view.animation(.easeInOut, value: 1)  // `.animation(_:value:)` `Animation.easeInOut`
    withAnimation { load() }  // `withAnimation() {}`
    withAnimation(.easeInOut(duration: 1)) { load() }  // `withAnimation(_:) {}` `Animation.easeInOut(duration:)`
    _ = Animation.interactiveSpring()  // `Animation.interactiveSpring()`
    let interactiveSpring = Animation.interactiveSpring(response: 1, dampingFraction: 1)
    _ = interactiveSpring  // `Animation.interactiveSpring(response:dampingFraction:)`
    _ = Animation.bouncy  // `Animation.bouncy`
    _ = Animation.bouncy(duration: 1)  // `Animation.bouncy(duration:)`
    _ = Animation.snappy  // `Animation.snappy`
    _ = Animation.easeOut(duration: 1)  // `Animation.easeOut(duration:)`
    _ = Animation.linear(duration: 1)  // `Animation.linear(duration:)`
    _ = Animation.spring()  // `Animation.spring()`
    _ = Animation.spring(duration: 1)  // `Animation.spring(duration:)`
    _ = Animation.spring(duration: 1, bounce: 1)  // `Animation.spring(duration:bounce:)`
    _ = Animation.spring(response: 1, dampingFraction: 1)  // `Animation.spring(response:dampingFraction:)`
    let spring = Animation.spring(response: 1, dampingFraction: 1, blendDuration: 1)
    _ = spring  // `Animation.spring(response:dampingFraction:blendDuration:)`
    _ = spring.delay(1)  // `.delay(_:)`
    _ = spring.repeatCount(2, autoreverses: true)  // `.repeatCount(_:autoreverses:)`
    _ = spring.repeatForever(autoreverses: true)  // `.repeatForever(autoreverses:)`
    _ = view.transition(.opacity)  // `.transition(_:)` `AnyTransition.opacity`
    _ = AnyTransition.move(edge: .top)  // `AnyTransition.move(edge:)` `AnyTransition`
    _ = AnyTransition.scale.combined(with: .opacity)  // `AnyTransition.scale` `.combined(with:)`
    let asymmetric = AnyTransition.asymmetric(insertion: .opacity, removal: .scale)
    _ = asymmetric  // `AnyTransition.asymmetric(insertion:removal:)`
    _ = AnyTransition.modifier(active: Plain(), identity: Plain())  // `AnyTransition.modifier(active:identity:)`
    var transaction = Transaction()  // `Transaction()` `Transaction`
    transaction.animation = nil
  }

  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  private static func load() {}
}
