import CairnUI

// Each line uses what its comment names, as code for SwiftUI does.

@MainActor
enum UsesOfSurroundings {
  static func values() {
    var numbers = [1, 2, 3]
    numbers.move(fromOffsets: [0], toOffset: 2)  // `.move(fromOffsets:toOffset:)`
  }

  struct Reader: View {
    @Environment(\.horizontalSizeClass) var width  // `@Environment(\.horizontalSizeClass)`
    @Environment(\.isLuminanceReduced) var isDimmed  // `@Environment(\.isLuminanceReduced)`
    @Environment(\.calendar) var calendar  // `@Environment(\.calendar)`
    @Environment(\.locale) var locale  // `@Environment(\.locale)`
    @Environment(\.accessibilityVoiceOverEnabled) var speaks  // `@Environment(\.accessibilityVoiceOverEnabled)`
    @Environment(\.sizeCategory) var category  // `@Environment(\.sizeCategory)`

    var body: some View { Text(width == .regular ? "wide" : "narrow") }
  }

  @Observable final class Model { var count = 0 }  // `@Observable`
}
