import CairnHTML
import Testing

@Suite struct ForcedColorTests {
  @Test func `a button that asks before it deletes keeps the system's colours on a chosen row`() {
    #expect(StyleSheet.base.contains(" :is(.actions,.action){forced-color-adjust:auto}"))
    #expect(StyleSheet.base.contains("summary,button):not(.action,.actions *){color:inherit!important}"))
  }
}
