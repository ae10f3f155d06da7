import Cairn
import CairnHTML
import Testing

@Suite struct ModifierOrderTests {
  /// A modifier that takes part in every order.
  enum Modifier: String, CaseIterable {
    case padding, background, border, frame, clip, shadow, opacity

    func apply(to view: AnyView) -> AnyView {
      switch self {
      case .padding: AnyView(view.padding(8))
      case .background: AnyView(view.background(.red))
      case .border: AnyView(view.border(.blue, width: 2))
      case .frame: AnyView(view.frame(width: 100, height: 50))
      case .clip: AnyView(view.cornerRadius(4))
      case .shadow: AnyView(view.shadow(color: .black, radius: 3))
      case .opacity: AnyView(view.opacity(0.5))
      }
    }

    /// The declaration in which the modifier shows.
    func isDeclared(in rule: String) -> Bool {
      switch self {
      case .padding: rule.contains("padding:.5rem")
      case .background: rule.contains("background:")
      case .border: rule.contains("outline:2px")
      case .frame: rule.contains("inline-size:6.25rem")
      case .clip: rule.contains("overflow:clip")
      case .shadow: rule.contains("0 0 3px #000")
      case .opacity: rule.contains("opacity:.5")
      }
    }

    /// Where CSS paints or measures the modifier within one box, from the inside out.
    ///
    /// A border is an outline inside the box, which fades with it.
    var layer: Int { [.padding, .frame, .background, .border, .clip, .shadow, .opacity].firstIndex(of: self) ?? 0 }
  }

  /// All orders of some modifiers.
  private static func permutations(_ modifiers: [Modifier]) -> [[Modifier]] {
    guard modifiers.count > 1 else { return [modifiers] }
    return modifiers.indices.flatMap { index in
      var rest = modifiers
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  /// Returns the modifiers of each box from the inside out, as the style sheet has them.
  private static func boxes(of view: AnyView) throws -> [Set<Modifier>] {
    let output = view.renderHTML()
    let rules = output.styleSheet.css.split(separator: "\n").map(String.init)
    let elements = try StrictHTMLReader.read(output.body).flatMap(\.elements)
    return elements.reversed().map { element in
      let names = element.classes
      let own = rules.filter { rule in names.contains { rule.hasPrefix(".\($0){") } }.joined()
      return Set(Modifier.allCases.filter { $0.isDeclared(in: own) })
    }
  }

  @Test func `keeps every order of the modifiers of a stack, in as few boxes as say the same`() throws {
    for order in Self.permutations(Modifier.allCases) {
      let view = order.reduce(AnyView(VStack { EmptyView() })) { $1.apply(to: $0) }
      let boxes = try Self.boxes(of: view)
      var expected: [Set<Modifier>] = [[]]
      var layer = -1
      for modifier in order {
        let isAroundOwnBox = modifier == .frame && expected.count > 1
        if modifier.layer < layer || isAroundOwnBox {
          expected.append([])
        }
        expected[expected.count - 1].insert(modifier)
        layer = modifier.layer
      }
      #expect(boxes == expected, "\(order.map(\.rawValue))")
      if boxes != expected { return }
    }
  }

  @Test func `puts a frame around words, inside their background`() throws {
    let view = AnyView(Text("a").padding(8).frame(width: 100, height: 50).background(.red))
    #expect(try Self.boxes(of: view) == [[.padding], [.frame, .background]])
  }

  @Test func `adds up paddings and shadows in one box`() {
    let css = Text("a").padding(8).padding(.leading, 4).padding(-2).renderHTML().styleSheet.css
    #expect(css.contains("{padding-block:.375rem;padding-inline:.625rem .375rem}"))
  }

  @Test func `draws each of two backgrounds and borders`() throws {
    let backgrounds = AnyView(Text("a").background(.red).background(.blue))
    #expect(try Self.boxes(of: backgrounds) == [[.background], [.background]])
    let opacities = AnyView(Text("a").opacity(0.5).opacity(0.5))
    #expect(try Self.boxes(of: opacities) == [[.opacity], [.opacity]])
  }

  @Test(arguments: ["circle", "image", "symbol", "progress", "button"])
  func `pads around what has a look of its own`(_ kind: String) throws {
    let view =
      switch kind {
      case "circle": AnyView(Circle().padding(8))
      case "image": AnyView(Image("a.svg").padding(8))
      case "symbol": AnyView(Image(systemName: "star").padding(8))
      case "progress": AnyView(ProgressView("a", value: 0.5).padding(8))
      default: AnyView(Button("a").padding(8))
      }
    let output = view.renderHTML()
    let elements = try StrictHTMLReader.read(output.body).flatMap(\.elements)
    #expect(elements.first?.name == "div")
    #expect(elements.count > 1)
    #expect(output.styleSheet.css.contains("{padding:.5rem}"))
  }

  @Test func `paints a background behind a shape instead of in its place`() {
    let css = Circle().fill(.red).background(.blue).renderHTML().styleSheet.css
    #expect(css.contains("background:var(--red)"))
    #expect(css.contains("background:var(--blue)"))
  }

  @Test func `keeps room around a divider instead of inside its line`() {
    let css = Divider().padding(.leading, 16).renderHTML().styleSheet.css
    #expect(css.contains("{margin-inline:1rem 0}"))
  }

  @Test func `applies modifiers of a group to each view`() throws {
    let output = Group {
      Text("a");
      Group {
        Text("b"); EmptyView()
      }; if true { Text("c") }
    }.padding(4).opacity(0.5).renderHTML()
    let elements = try StrictHTMLReader.read(output.body).flatMap(\.elements)
    #expect(elements.map(\.name) == ["p", "p", "p"])
    #expect(Set(elements.map(\.classes)).count == 1)
    #expect(output.styleSheet.count == 1)
  }

  @Test func `turns the box around a view with what is inside`() throws {
    let view = Text("a").background(.red).padding(.leading, 8).environment(\.layoutDirection, .rightToLeft)
    let elements = try StrictHTMLReader.read(view.html()).flatMap(\.elements)
    #expect(elements.map { $0["dir"] } == ["rtl", nil])
  }

  @Test func `turns only what is inside the change of direction`() throws {
    let view = Text("a").environment(\.layoutDirection, .rightToLeft).background(.red).padding(.leading, 8)
    let elements = try StrictHTMLReader.read(view.html()).flatMap(\.elements)
    #expect(elements.map { $0["dir"] } == [nil, "rtl"])
  }
}
