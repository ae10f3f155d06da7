import Cairn
import CairnHTML
import CairnTestSupport
import CairnText
import Testing

@Suite("Animations")
struct AnimationTests {
  /// A view with a button that changes a state, and what depends on it.
  private struct Changing<Content: View>: View {
    @State private var isOn = false
    var animation: Animation? = .linear(duration: 0.2)
    @ViewBuilder let content: (Bool) -> Content

    var body: some View {
      Button("Change") { withAnimation(animation) { isOn.toggle() } }
      content(isOn)
    }
  }

  @Test func `What only looks different is written once, with a rule for each value`() {
    let output = Changing { isOn in
      Text("Eiger").opacity(isOn ? 0.5 : 1).rotationEffect(.degrees(isOn ? 90 : 0))
    }.renderHTML()
    #expect(output.body.count(of: ">Eiger<") == 1)
    #expect(output.styles.contains("{rotate:90deg}"))
    #expect(output.styles.contains("{opacity:.5}"))
    #expect(!output.styles.contains("{display:none}"))
    #expect(output.styles.contains("transition:opacity .2s linear,rotate .2s linear}"))
  }

  @Test func `Without an animation it changes at once`() {
    let output = Changing(animation: nil) { isOn in
      Text("Eiger").opacity(isOn ? 0.5 : 1)
      if isOn { Text("Mönch").transition(.opacity) }
    }.renderHTML()
    #expect(output.styles.contains("{opacity:.5}"))
    #expect(!output.styles.contains("transition:opacity"))
    #expect(!output.styles.contains("@starting-style"))
  }

  @Test func `The style inside wins over one that changes`() {
    let output = Changing { isOn in
      AnyView(Text("Eiger").foregroundStyle(Color.red)).foregroundStyle(isOn ? Color.green : Color.blue)
    }.renderHTML()
    #expect(!output.styles.contains("transition:color"))
    #expect(output.styles.contains("{color:var(--red-text)}"))
  }

  @Test func `A text whose own colour changes is written once`() {
    let output = Changing { isOn in
      Text("Eiger").bold().foregroundStyle(isOn ? Color.green : Color.blue)
      Text("Mönch *by* night").foregroundStyle(isOn ? Color.secondary : Color.primary)
      Text("Jungfrau").foregroundStyle(Color.red)
    }.renderHTML()
    #expect(output.body.count(of: "Eiger") == 1)
    #expect(output.body.count(of: "Mönch") == 1)
    #expect(output.styles.contains("{color:var(--green-text)}"))
    #expect(output.styles.contains("transition:color .2s linear"))
    #expect(output.body.contains(Text("Jungfrau").foregroundStyle(Color.red).html()))
  }

  @Test func `Filters of several states add up`() {
    struct Filtered: View {
      @State private var isBlurred = false
      @State private var isGrey = false
      var body: some View {
        Toggle("Blurred", isOn: $isBlurred)
        Toggle("Grey", isOn: $isGrey)
        Text("Eiger").blur(radius: isBlurred ? 4 : 0).grayscale(isGrey ? 1 : 0)
      }
    }
    let output = Filtered().renderHTML()
    #expect(output.styles.contains("{filter:blur(.25rem)}"))
    #expect(output.styles.contains("{filter:grayscale(1)}"))
  }

  @Test func `What comes and goes moves as its transition says, but not when the page is opened`() {
    let coming = Changing { isOn in if isOn { Text("Eiger").transition(.move(edge: .top)) } }.renderHTML().styles
    #expect(coming.contains("{display:none;translate:0 -100%}"))
    #expect(coming.contains("transition:translate .2s linear,display .2s linear allow-discrete"))
    #expect(coming.contains("@starting-style{"))
    let going = Changing { isOn in if !isOn { Text("Eiger") } }.renderHTML().styles
    #expect(going.contains("{display:none;opacity:0}"))
    #expect(!going.contains("@starting-style"))
  }

  @Test func `What others take the place of goes at once`() {
    let styles = Changing { isOn in
      if isOn { Text("Eiger") } else { Text("Mönch") }
    }.renderHTML().styles
    #expect(!styles.contains("allow-discrete"))
    #expect(styles.count(of: "@starting-style") == 1)
  }

  /// The declarations of a transition before a view comes.
  private static let transitions: [(AnyTransition, String)] = [
    (.opacity, "opacity:0"),
    (.scale, "scale:0"),
    (.scale(scale: 0.5, anchor: .leading), "scale:.5;transform-origin:0% 50%"),
    (.slide, "translate:-100% 0"),
    (.push(from: .bottom), "opacity:0;translate:0 100%"),
    (.offset(x: 16, y: -8), "translate:1rem -.5rem"),
    (.move(edge: .trailing).combined(with: .offset(x: 16)), "translate:calc(100% + 1rem) 0"),
    (.asymmetric(insertion: .scale, removal: .opacity), "scale:0"),
    (.blurReplace, "opacity:0;filter:blur(.5rem)"),
  ]

  @Test(arguments: transitions)
  func `Transitions begin where they say`(_ transition: AnyTransition, _ declarations: String) throws {
    let view = Changing { isOn in if isOn { Text("Eiger").transition(transition) } }
    let styles = view.renderHTML().styles
    let start = try #require(styles.firstRange(of: "@starting-style{"))
    #expect(styles[start.upperBound...].prefix { $0 != "}" }.hasSuffix("{\(declarations)"))
  }

  @Test func `A view from the leading side comes from the right in a page from right to left`() {
    let view = Changing { isOn in if isOn { Text("Eiger").transition(.move(edge: .leading)) } }
    let styles = view.environment(\.layoutDirection, .rightToLeft).renderHTML().styles
    #expect(styles.contains("translate:100% 0"))
  }

  @Test func `Identity moves nothing`() {
    let view = Changing { isOn in if isOn { Text("Eiger").transition(.identity) } }
    #expect(!view.renderHTML().styles.contains("@media (prefers-reduced-motion:no-preference){.c"))
  }

  /// What CSS says of an animation.
  private static let animations: [(Animation, String)] = [
    (.linear, ".35s linear"),
    (.easeIn(duration: 1), "1s ease-in"),
    (.easeOut(duration: 0.25).delay(0.5), ".25s ease-out .5s"),
    (.easeInOut(duration: 2).speed(4), ".5s ease-in-out"),
    (.timingCurve(0.1, -1, 0.5, 2, duration: 1), "1s cubic-bezier(.1,-1,.5,2)"),
    (.easeIn(duration: .nan), "0s ease-in"),
    (.linear(duration: .infinity), "0s linear"),
    (.linear(duration: -3), "0s linear"),
  ]

  @Test(arguments: animations)
  func `Animations have the times and curves that they say`(_ animation: Animation, _ expected: String) {
    let styles = Changing(animation: animation) { isOn in Text("Eiger").opacity(isOn ? 0.5 : 1) }.renderHTML().styles
    #expect(styles.contains("transition:opacity \(expected)}"))
  }

  /// Springs, with the seconds until they rest and the farthest they go, as a spring's equation gives them.
  private static let springs: [(Animation, seconds: ClosedRange<Double>, farthest: ClosedRange<Double>)] = [
    (.smooth, 0.6...0.8, 1...1.002),
    (.bouncy, 0.6...0.9, 1.03...1.06),
    (.spring(response: 1, dampingFraction: 0.5), 1.5...2.2, 1.14...1.18),
    (.interpolatingSpring(stiffness: 100, damping: 20), 0.7...1, 1...1.002),
    (.spring(duration: 0), 0...0, 0...1.001),
    (.spring(response: .nan, dampingFraction: .infinity), 0...0, 0...1.001),
  ]

  @Test(arguments: springs)
  func `Springs swing as far and rest as soon as they should`(
    _ animation: Animation,
    _ seconds: ClosedRange<Double>,
    _ farthest: ClosedRange<Double>
  ) throws {
    let styles = Changing(animation: animation) { isOn in Text("Eiger").opacity(isOn ? 0.5 : 1) }.renderHTML().styles
    let rule = try #require(styles.firstMatch(of: /transition:opacity ([0-9.]+)s linear\(([^)]*)\)/))
    let places = rule.2.split(separator: ",").compactMap { Double($0.hasPrefix(".") ? "0\($0)" : $0) }
    #expect(seconds.contains(try #require(Double(rule.1.hasPrefix(".") ? "0\(rule.1)" : rule.1))))
    #expect(places.first == 0 && places.last == 1)
    #expect(farthest.contains(try #require(places.max())))
  }

  @Test func `An animation of a view counts for all its changes, whatever makes them`() {
    struct Animated: View {
      @State private var isOn = false
      var body: some View {
        Toggle("On", isOn: $isOn)
        Text("Eiger").opacity(isOn ? 0.5 : 1).animation(.linear(duration: 3), value: isOn)
      }
    }
    #expect(Animated().renderHTML().styles.contains("transition:opacity 3s linear}"))
  }

  @Test func `A view without animation changes at once, whatever the action says`() {
    let view = Changing { isOn in Text("Eiger").opacity(isOn ? 0.5 : 1).animation(nil, value: isOn) }
    #expect(!view.renderHTML().styles.contains("transition:opacity"))
  }

  @Test func `Bindings can have an animation`() {
    struct Bound: View {
      @State private var isOn = false
      var body: some View {
        Toggle("On", isOn: $isOn.animation(.easeIn(duration: 0.5)))
        Text("Eiger").opacity(isOn ? 0.5 : 1)
      }
    }
    #expect(Bound().renderHTML().styles.contains("transition:opacity .5s ease-in}"))
  }

  @Test func `Text shows the present state, and is told nothing`() {
    let view = Changing { isOn in Text("Eiger").opacity(isOn ? 0.5 : 1).transition(.opacity).animation(.bouncy) }
    #expect(view.renderText().diagnostics.isEmpty)
    #expect(view.text().contains("Eiger"))
  }

  @Test func `Three values have three looks`() {
    enum Size: String, CaseIterable { case small, medium, large }
    struct Sized: View {
      @State private var size = Size.small
      var body: some View {
        Picker("Size", selection: $size) { ForEach(Size.allCases, id: \.self) { Text($0.rawValue) } }
          .pickerStyle(.segmented)
        Text("Eiger").scaleEffect(size == .small ? 1 : size == .medium ? 1.5 : 2)
      }
    }
    let output = Sized().renderHTML()
    #expect(output.body.count(of: ">Eiger<") == 1)
    #expect(output.styles.contains("{scale:1.5}") && output.styles.contains("{scale:2}"))
  }
}
