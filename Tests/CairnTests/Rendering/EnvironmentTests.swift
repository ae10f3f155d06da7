import Cairn
import Testing

private enum NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

private struct NumberView: View {
  @Environment(\.number) private var number
  var body: some View { Text("\(number)") }
}

private struct LevelView: View {
  @Environment(\.headingLevel) private var level
  var body: some View { Text("level \(level)") }
}

private struct NumberController: SectionController {
  @Environment(\.number) private var number
  func view(for section: Numbers) -> some View { Text("\(number)") }
}

@Suite struct EnvironmentTests {
  @Test func `a body reads the value set nearest outside it, and neighbours do not`() {
    let view = VStack {
      NumberView()
      VStack {
        NumberView()
        NumberView().environment(\.number, 2)
        NumberView()
      }
      .environment(\.number, 1)
      NumberView()
    }
    #expect(view.words == ["0", "1", "2", "1", "0"])
  }

  @Test func `the inner of two values wins and transforms build on the outer`() {
    #expect(NumberView().environment(\.number, 1).environment(\.number, 2).words == ["1"])
    #expect(NumberView().transformEnvironment(\.number) { $0 += 5 }.environment(\.number, 2).words == ["7"])
  }

  @Test func `a rendering starts with the renderer's environment and leaves it as it was`() {
    var environment = EnvironmentValues()
    environment.number = 9
    let renderer = VStack {
      NumberView()
      NumberView().environment(\.number, 1)
    }
    .rendered(environment: environment)
    #expect(renderer.lines.count == 3)
    #expect(renderer.environment.number == 9)
    #expect(NumberView().rendered(environment: environment).lines == ["text \"9\""])
  }

  @Test func `a changed copy of an environment leaves the other one alone`() {
    var environment = EnvironmentValues()
    var copies = [environment]
    environment.locale = "de"
    copies.append(environment)
    environment.number = 1
    copies.append(environment)
    environment.locale = "en"
    environment.setLayout(CompositionalLayout(sections: []))
    #expect(copies.map(\.locale) == ["en", "de", "de"])
    #expect(copies.map(\.number) == [0, 0, 1])
    #expect(copies.allSatisfy { $0.collectionConfiguration == nil })
    #expect(environment.locale == "en" && environment.number == 1 && environment.collectionConfiguration != nil)
  }

  @Test func `environments have the same language whatever else they hold`() {
    var left = EnvironmentValues()
    var right = EnvironmentValues()
    #expect(left.hasSameLocale(as: right))
    left.number = 1
    #expect(left.hasSameLocale(as: right) && right.hasSameLocale(as: left))
    right.locale = "de"
    #expect(!left.hasSameLocale(as: right) && !right.hasSameLocale(as: left))
    left.locale = "de"
    #expect(left.hasSameLocale(as: right))
  }

  @Test func `outside a rendering values are the default ones`() {
    let renderer = NumberView().rendered()
    #expect(renderer.lines == ["text \"0\""])
    #expect(Environment(\.number).wrappedValue == 0)
    #expect(Environment(\.locale).wrappedValue == "en")
  }

  @Test func `a rendering inside a rendering has an environment of its own`() {
    struct Nesting: View {
      var body: some View {
        let inner = NumberView().environment(\.number, 5).words.joined()
        Text(inner)
        NumberView()
      }
    }
    #expect(Nesting().environment(\.number, 3).words == ["5", "3"])
  }

  @Test func `controllers, loops and erased views read it too`() {
    let view = VStack {
      CollectionView(sections: [AnySection(Numbers(values: []))]) { NumberController() }
      ForEach(0..<2) { _ in NumberView() }
      AnyView(NumberView())
    }
    .environment(\.number, 4)
    #expect(view.words == ["4", "4", "4", "4"])
  }

  @Test func `titles and headers lower the level of headings inside`() {
    let view = VStack {
      LevelView()
      Section("Header") { LevelView() }
      Section { LevelView() }
    }
    .navigationTitle("Title")
    #expect(view.words == ["Title", "level 2", "Header", "level 3", "level 2"])
  }

  @Test(arguments: zip([-3, 0, 1, 6, 7, 100], [1, 1, 1, 6, 6, 6]))
  func `heading levels stay between 1 and 6`(level: Int, expected: Int) {
    #expect(LevelView().environment(\.headingLevel, level).words == ["level \(expected)"])
  }

  @Test func `locales take underscores and identifiers`() {
    #expect(LocaleIdentifier("pt_BR").rawValue == "pt-BR")
    #expect(LocaleIdentifier(identifier: "de") == "de")
  }

  @Test func `a preferred scheme of nil changes nothing`() {
    struct Scheme: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { Text("\(scheme)") }
    }
    #expect(Scheme().preferredColorScheme(nil).preferredColorScheme(.dark).words == ["dark"])
  }
}
