import CairnHTML
import Testing

@Suite struct PressedControlTests {
  private static let controls = [
    ".button", ".action", ".items>li>.button", ".more", ".detail", ".insert", "a.delete", "button.delete",
    ".delete>summary", ".reorder>button:enabled",
  ]

  /// The selectors of the rules for a state, in or out of media queries.
  private func selectors(of state: String) -> [Substring] {
    StyleSheet.base.split(whereSeparator: { "{}\n".contains($0) }).filter { $0.hasSuffix(state) }
  }

  @Test(arguments: controls)
  func `a control shows that it is pressed`(_ control: String) {
    #expect(
      selectors(of: ":active").contains {
        $0.hasPrefix(control) || $0.contains(control + ",") || $0.contains(control + ")")
      }
    )
  }

  @Test(arguments: controls)
  func `a control shows that the pointer is over it`(_ control: String) {
    #expect(
      selectors(of: ":hover").contains {
        $0.hasPrefix(control) || $0.contains(control + ",") || $0.contains(control + ")")
      }
    )
  }
}
