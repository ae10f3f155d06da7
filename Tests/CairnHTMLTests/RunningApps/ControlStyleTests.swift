import Cairn
import CairnHTML
import CairnText
import Foundation
import Testing

@Suite struct ControlStyleTests {
  @Test func `a button's style of one's own may show the button itself`() {
    struct Own: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(configuration).padding() }
    }
    let output = Form(action: "/go") { Button("Go") {}.buttonStyle(Own()) }.renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.components(separatedBy: "<button").count == 2)
  }

  @Test func `a button in a style of one's own has looks of its own, and does what the button does`() throws {
    struct Prominent: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("Press")
          Button(configuration).buttonStyle(.borderedProminent)
        }
      }
    }
    struct Tapped: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.label.onTapGesture { configuration.trigger() } }
      }
    }
    struct Pressed: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().onLongPressGesture { configuration.trigger() }
      }
    }
    struct Counted<Style: PrimitiveButtonStyle>: View {
      let style: Style
      @State private var isOn = false
      var body: some View {
        Button("Show") { isOn.toggle() }.buttonStyle(style)
        if isOn { Text("Shown") }
      }
    }
    let prominent = Counted(style: Prominent()).renderHTML()
    #expect(prominent.diagnostics == [])
    #expect(prominent.body.contains("<p>Press</p><button type=\"button\" class=\"button prominent\" popovertarget="))
    #expect(try SwitchedWords(prominent)(on: ["Show"]).contains("Shown"))
    for output in [Counted(style: Tapped()).renderHTML(), Counted(style: Pressed()).renderHTML()] {
      #expect(output.diagnostics.allSatisfy { $0.severity == .information })
      #expect(output.body.components(separatedBy: "<button").count == 2)
      #expect(try SwitchedWords(output)(on: ["Show"]).contains("Shown"))
    }
  }

  @Test func `a style that triggers a button keeps where it leads, and what it sends`() {
    struct Triggering: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.trigger()
        } label: {
          configuration.label.bold()
        }
      }
    }
    let view = Form(action: "/go") {
      Button("Eiger", destination: "eiger.html")
      Button("Send", action: FormAction(value: "send"))
    }
    let output = view.buttonStyle(Triggering()).renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("href=\"eiger.html\""))
    #expect(output.body.contains("value=\"send\""))
  }

  @Test func `a style may show controls of the kind that it is for`() {
    struct Own: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Toggle(isOn: configuration.$isOn) { configuration.label.bold() }
      }
    }
    struct OwnLabel: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label {
          configuration.title
        } icon: {
          configuration.icon
        }
      }
    }
    #expect(Toggle("On", isOn: .constant(true)).toggleStyle(Own()).html().contains("role=\"switch\""))
    #expect(Label("On", systemImage: "star").labelStyle(OwnLabel()).html().contains("<svg"))
  }

  @Test func `the symbol of a label without words is named by them`() {
    let html = Button {
    } label: {
      Label("Add", systemImage: "plus")
    }.labelStyle(.iconOnly).html()
    #expect(html.contains("aria-label=\"Add\""))
    #expect(!html.contains(">Add<"))
  }

  @Test func `plain buttons have no brackets in a terminal`() {
    let options = TextOptions(width: 40)
    #expect(Button("Go") {}.text(options).contains("[ Go ]"))
    #expect(!Button("Go") {}.buttonStyle(.plain).text(options).contains("["))
    #expect(!Button("Go") {}.buttonStyle(.borderless).text(options).contains("["))
  }

  @Test func `a link to a value without a view for it is told`() {
    let output = NavigationLink(value: 3) { Text("Three") }.renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownDestination])
    #expect(output.body.contains("Three"))
    let known = NavigationLink(value: 3) { Text("Three") }.navigationDestination(for: Int.self) { Text("number \($0)") }
    #expect(known.renderHTML().diagnostics == [])
    #expect(known.html().contains("number 3"))
  }

  @Test func `views that lead to one another in a circle come to an end`() {
    struct Person: View {
      var body: some View { NavigationLink("Friend") { Person() } }
    }
    let output = Person().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownDestination])
    #expect(output.body.components(separatedBy: "<details").count == 4)
  }

  @Test func `named colours come from the environment`() {
    struct Glacier: View {
      var body: some View { Text("ice").foregroundStyle(Color("Glacier")) }
    }
    #expect(Glacier().renderHTML().diagnostics.map(\.code) == [.missingColor])
    let output = Glacier().environment(\.namedColors, ["Glacier": .teal]).renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body == Text("ice").foregroundStyle(Color.teal).renderHTML().body)
  }

  @Test func `the background of lists is hidden from outside and from inside`() {
    let list = List { Text("Eiger") }
    let expected = list.layout(.list(using: clear)).html()
    #expect(list.listStyle(.insetGrouped).scrollContentBackground(.hidden).html() == expected)
    #expect(list.scrollContentBackground(.hidden).listStyle(.insetGrouped).html() == expected)
  }

  private var clear: ListConfiguration {
    var list = ListConfiguration(appearance: .insetGrouped)
    list.backgroundColor = .clear
    return list
  }
}
