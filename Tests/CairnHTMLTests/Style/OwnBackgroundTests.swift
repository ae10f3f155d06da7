import Cairn
import CairnHTML
import Testing

/// Controls to which their author gives a background, a border or a shape, as in an app.
@Suite struct OwnBackgroundTests {
  private static func button(_ button: some View) -> String {
    let html = button.html()
    return (html.firstMatch(of: /class="(button[^"]*)"/)?.1).map(String.init) ?? html
  }

  @Test func `a button in a background has none of its own`() {
    let button = Button("Go", destination: "a.html")
    #expect(Self.button(button.padding().background(.blue).cornerRadius(8)) == "button borderless")
    #expect(Self.button(button.padding().border(.red)) == "button borderless")
    #expect(Self.button(button.padding().clipShape(Capsule())) == "button borderless")
  }

  @Test func `words of a button have the colour that is set around it`() {
    let button = Button("Go", destination: "a.html").padding()
    for view in [AnyView(button.foregroundColor(.red)), AnyView(button.background(.blue).foregroundStyle(.red))] {
      let html = view.renderHTML()
      let name = Self.button(view).split(separator: " ").last.map(String.init) ?? ""
      #expect(html.styles.contains(".\(name){color:var(--red-text)}"), "\(html.body)")
    }
  }

  @Test func `a button whose label has a background has none of its own`() {
    let labels: [AnyView] = [
      AnyView(Text("Go").padding().background(.blue)), AnyView(Text("Go").padding().background { Capsule() }),
      AnyView(Text("Go").overlay { Capsule().stroke(.red) }),
      AnyView(
        ZStack {
          Circle(); Text("Go")
        }
      ),
      AnyView(HStack { Text("Go") }.clipShape(Capsule()).accessibilityHint("There").environment(\.isEnabled, true)),
    ]
    for label in labels {
      #expect(Self.button(Button(destination: "a.html") { label }) == "button borderless", "\(label)")
    }
  }

  @Test func `a shape behind or in front of a control is its background`() {
    let button = Button("Go", destination: "a.html").padding()
    let shape = RoundedRectangle(cornerRadius: 8)
    #expect(Self.button(button.overlay(shape.stroke(.red))) == "button borderless")
    #expect(Self.button(button.background { shape.fill(.red) }) == "button borderless")
    #expect(Self.button(button.overlay(alignment: .topTrailing) { Text("3") }) == "button")
    let field = TextField("Name", text: .constant("")).padding()
    #expect(field.overlay(shape.stroke(.red)).html().contains("class=\"input bare\""))
    #expect(field.textFieldStyle(.roundedBorder).overlay(shape.stroke(.red)).html().contains("class=\"input\""))
  }

  @Test func `a menu is a button in all this`() {
    #expect(Self.button(Menu("More") { Text("a") }) == "button")
    #expect(Self.button(Menu("More") { Text("a") }.padding().background(.yellow)) == "button borderless")
    #expect(
      Self.button(
        Menu {
          Text("a")
        } label: {
          Text("More").background(.yellow)
        }
      ) == "button borderless"
    )
    #expect(Self.button(Menu("More") { Text("a") }.buttonStyle(.borderedProminent)) == "button prominent")
  }

  @Test func `a button of a symbol or a picture alone has no background`() {
    let symbol = Image(systemName: "heart").font(.title).accessibilityLabel("Like")
    #expect(Self.button(Button(destination: "a.html") { symbol }) == "button borderless")
    #expect(Self.button(Button(destination: "a.html") { symbol }.buttonStyle(.bordered)) == "button bordered")
    let menu = Menu {
      Text("a")
    } label: {
      symbol
    }
    #expect(Self.button(menu) == "button borderless")
    let labelled = Button("Like", systemImage: "heart") {}
    #expect(Self.button(labelled) == "button")
    #expect(Self.button(labelled.labelStyle(.iconOnly)) == "button borderless")
  }

  @Test func `words in a field without a border have the colour that is set around it`() {
    let field = TextField("Name", text: .constant("")).padding().background(.blue).foregroundStyle(.white)
    #expect(field.renderHTML().styles.contains(/\.input\.bare\{[^}]*color:inherit/))
  }

  @Test func `a field beside other views has its title inside`() {
    let inside = "placeholder=\"Name\"><span class=\"visually-hidden\">Name</span>"
    let field = TextField("Name", text: .constant(""))
    let row = HStack {
      Text("a")
      if true { Group { field.padding() } }
    }
    #expect(row.html().contains("class=\"input\" type=\"text\" \(inside)"), "\(row.html())")
    #expect(VStack { field }.html().contains("type=\"text\"><span>Name</span>"))
    #expect(HStack { VStack { field } }.html().contains("type=\"text\"><span>Name</span>"))
    #expect(HStack { Slider(value: .constant(1)) { Text("Name") } }.html().contains("<span>Name</span>"))
  }

  @Test func `fields in a row with a background have no border`() {
    let row = HStack {
      Image(systemName: "magnifyingglass"); TextField("Name", text: .constant(""))
    }
    let bare = "class=\"input bare\""
    #expect(row.padding().background(.gray).html().contains(bare))
    #expect(row.padding().background(RoundedRectangle(cornerRadius: 8).fill(.gray)).html().contains(bare))
    #expect(row.overlay(Capsule().stroke(.red)).html().contains(bare))
    #expect(!row.padding().html().contains(bare))
    #expect(!row.textFieldStyle(.roundedBorder).background(.gray).html().contains(bare))
    let button = HStack { Button("Go", destination: "a.html") }
    #expect(Self.button(button.background { Capsule().fill(.gray) }) == "button")
  }

  @Test func `what is behind or in front of a control is found through wrappers and choices`() {
    let button = Button("Go", destination: "a.html")
    let borderless = [
      AnyView(button.background { if true { Capsule() } else { Text("a") } }),
      AnyView(button.background { Capsule().padding(2).accessibilityHidden(true) }),
      AnyView(button.sheet(isPresented: .constant(false)) { Text("a") }.background(.red)),
      AnyView(button.onAppear {}.background(.red)),
      AnyView(button.modifier(Bordered())),
    ]
    for view in borderless { #expect(Self.button(view).hasPrefix("button borderless"), "\(view.html())") }
    #expect(Self.button(Button(destination: "a.html") { Text("Go").overlay { Text("3") } }) == "button")
    #expect(Self.button(button.background { Text("a").padding(2) }) == "button")
  }

  @Test func `a button keeps the background of its author when it is touched`() {
    let styles = Button("Go", destination: "a.html").background(.blue).renderHTML().styles
    let touched = styles.matches(of: /([^{}]*):(?:hover|active)\{[^}]*background/).map(\.1)
    for selector in touched {
      #expect(selector.contains(".prominent") || selector.contains(/:not\([^:]*\.borderless/), "\(selector)")
    }
    #expect(styles.contains(/borderless[^{]*:hover\{opacity/))
  }

  @Test func `other buttons look as usual`() {
    #expect(Self.button(Button("Go", destination: "a.html")) == "button")
    #expect(Self.button(Button("Go", destination: "a.html").padding()) == "button")
    let label = Button(destination: "a.html") { HStack { Text("Go") }.padding() }
    #expect(Self.button(label) == "button")
  }

  @Test func `room around what may be as wide as what is in it takes that width, in a block`() {
    let button = Button("Go", destination: "a.html")
    let row = HStack { Text("a") }.padding().background(.red)
    for view in [AnyView(button), AnyView(row), AnyView(Menu("More") { Text("a") })] {
      let html = view.padding().html()
      #expect(html.contains(/^<div class="wrapper [^"]*"><(?:a|div) class="(?:button|hstack|menu)/), "\(html)")
    }
    #expect(!Text("a").padding().background(.red).padding().html().contains("wrapper"))
  }

  @Test func `a style that the author names counts in a background too`() {
    let button = Button("Go", destination: "a.html").buttonStyle(.bordered)
    #expect(Self.button(button.background(.blue)).hasPrefix("button bordered"))
    let label = Button(destination: "a.html") { Text("Go").background(.blue) }.buttonStyle(.borderedProminent)
    #expect(Self.button(label) == "button prominent")
  }

  @Test func `a field in a background has no border, unless its style says so`() {
    let field = TextField("Name", text: .constant(""))
    #expect(field.padding().background(.gray).html().contains("class=\"input bare\""))
    #expect(field.padding().background(.gray).html().contains("placeholder=\"Name\""))
    #expect(field.padding().background(.gray).html().contains("<span class=\"visually-hidden\">Name</span>"))
    #expect(field.overlay { Capsule().stroke(.red) }.html().contains("<span class=\"visually-hidden\">Name</span>"))
    let prompted = TextField("Name", text: .constant(""), prompt: Text("Anna"))
    #expect(prompted.background(.gray).html().contains("placeholder=\"Anna\""))
    #expect(field.padding().html().contains("class=\"input\""))
    #expect(field.textFieldStyle(.roundedBorder).padding().background(.gray).html().contains("class=\"input\""))
    #expect(ColorPicker("Colour", selection: .constant(.red)).background(.gray).html().contains("class=\"input\""))
  }
}

private struct Bordered: ViewModifier {
  func body(content: Content) -> some View { content.padding().border(.red) }
}
