import Cairn
import CairnHTML
import Testing

@Suite struct ControlNameTests {
  @Test func `a button or a menu with only a symbol is named by the symbol`() {
    let menu = Menu {
      Button("Sort", destination: "sort")
    } label: {
      Image(systemName: "ellipsis.circle")
    }
    let output = menu.renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("</svg><span class=\"visually-hidden\">More</span></button>"))
    let button = Button {
    } label: {
      Image(systemName: "house.fill").font(.title)
    }
    #expect(button.html().contains(">Home</span>"))
  }

  @Test func `words name a control, and its symbol says nothing`() {
    #expect(!Button("Add", systemImage: "plus") {}.html().contains("visually-hidden"))
    let labelled = Button {
    } label: {
      Image(systemName: "plus").accessibilityLabel("New")
    }
    #expect(!labelled.html().contains("visually-hidden"))
  }

  @Test func `a symbol without a drawing is a warning, and shows as words in a button`() {
    let view = Button(destination: "mind") {
      Image(systemName: "brain.head.profile")
    }
    let output = view.renderHTML()
    #expect(output.diagnostics.map(\.code) == [.missingImage])
    #expect(output.diagnostics.map(\.severity) == [.warning])
    #expect(output.body.contains("<span>brain head profile</span>"))
    #expect(Image(systemName: "mustache.fill").renderHTML().diagnostics.map(\.severity) == [.warning])
  }

  @Test func `a symbol without a drawing shows as words, also where a label names its button`() {
    let named = Button(destination: "back") { Image(systemName: "gobackward.15") }.accessibilityLabel("Back")
    #expect(named.html().contains(" aria-label=\"Back\"><span>gobackward 15</span></a>"))
    let drawn = Button(destination: "back") { Image(systemName: "plus") }.accessibilityLabel("Back")
    #expect(!drawn.html().contains("<span"))
    let worded = Button(destination: "back") { Label("15 s", systemImage: "gobackward.15") }.accessibilityLabel("Back")
    #expect(!worded.html().contains("gobackward"))
  }

  @Test func `a control without a name is a warning that says which it is`() {
    let cases: [(Diagnostic?, String)] = [
      (Slider(value: .constant(0.5)).renderHTML().diagnostics.first, "A slider has no words."),
      (Toggle("", isOn: .constant(true)).renderHTML().diagnostics.first, "A toggle has no words."),
      (TextField("", text: .constant("")).renderHTML().diagnostics.first, "A text field has no words."),
      (Button("", destination: "a").renderHTML().diagnostics.first, "A link or button has no words."),
    ]
    for (diagnostic, words) in cases {
      #expect(diagnostic?.severity == .warning)
      #expect(diagnostic?.message.hasPrefix(words) == true)
    }
  }

  @Test func `hidden labels are still told`() {
    let field = TextField("Name", text: .constant("")).labelsHidden()
    #expect(field.html().contains("<span class=\"visually-hidden\">Name</span>"))
    #expect(field.renderHTML().diagnostics == [])
    let toggle = Toggle("On", isOn: .constant(true)).labelsHidden()
    #expect(toggle.html().contains("<span class=\"visually-hidden\">On</span>"))
  }

  @Test func `words are shared in a letter, and addresses as links`() {
    let words = ShareLink(item: "I do X & Y!", subject: Text("My day"))
    #expect(words.html().contains("href=\"mailto:?subject=My%20day&amp;body=I%20do%20X%20%26%20Y%21\""))
    #expect(words.renderHTML().diagnostics == [])
    #expect(ShareLink(item: "Hello").html().contains("href=\"mailto:?body=Hello\""))
    for address in ["https://example.org/a", "eiger.html", "/peaks", "#top"] {
      #expect(ShareLink(item: address).html().contains("href=\"\(address)\""))
    }
  }
}
