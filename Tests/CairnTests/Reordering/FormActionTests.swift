import Cairn
import Testing

@Suite struct FormActionTests {
  @Test(arguments: [
    ("delete:everest", "delete", "everest"),
    ("up:a:b:c", "up", "a:b:c"),
    ("up::a", "up", ":a"),
    ("up:", "up", ""),
    (":everest", "", "everest"),
    ("delete:\"><script>&amp;%3A\u{0}", "delete", "\"><script>&amp;%3A\u{0}"),
    ("delete:\u{301}", "delete", "\u{301}"),
    ("delete:👨‍👩‍👧:🏔️", "delete", "👨‍👩‍👧:🏔️"),
    ("delete:a\r\nb", "delete", "a\r\nb"),
    ("löschen:ü", "löschen", "ü"),
  ])
  func `tells the verb and the identity apart at the first colon`(value: String, verb: String, identity: String) {
    let action = FormAction(name: "action", value: value)
    #expect(action.verb == verb)
    #expect(action.identity == identity)
    #expect(FormAction(verb, item: identity) == action)
  }

  @Test(arguments: ["archive", "", "a b", "：everest"])
  func `has no identity without a colon`(value: String) {
    let action = FormAction(value: value)
    #expect(action.verb == value)
    #expect(action.identity == nil)
  }

  @Test func `is sent under its own name`() {
    #expect(FormAction("up", item: "k2", name: "move") == FormAction(name: "move", value: "up:k2"))
  }
}
