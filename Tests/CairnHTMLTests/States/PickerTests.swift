import Cairn
import CairnHTML
import CairnTestSupport
import Testing

@Suite("Pickers")
struct PickerTests {
  private static func names(_ view: some View) throws -> [String] {
    let inputs = try StrictHTMLReader.read(view.html()).flatMap(\.elements).filter { $0.name == "input" }
    return inputs.compactMap { input in input.attributes.first { $0.name == "name" }?.value }
  }

  private static func picker(_ title: String, style: PickerStyle = .inline) -> some View {
    Picker(title, selection: .constant("a")) {
      Text("A").tag("a")
      Text("B").tag("b")
    }
    .pickerStyle(style)
  }

  @Test func `radio buttons of different pickers are different groups`() throws {
    let names = try Self.names(VStack { ForEach(["Size", "Size", ""], id: \.self) { Self.picker($0) } })
    #expect(Set(names).count == 3)
    #expect(names.count == 6 && !names.contains(""))
    #expect(try Self.names(Form { Self.picker("Size") }) == ["Size", "Size"])
  }

  @Test func `a choice with a value of another type is told`() {
    let view = Picker("Size", selection: .constant(1)) { Text("A").tag("a") }
    #expect(view.renderHTML().diagnostics.map(\.code) == [.pickerWithoutChoices])
  }

  @Test func `a menu shows nothing while nothing is chosen`() {
    let view = Picker("Size", selection: .constant("c")) { Text("A").tag("a") }
    #expect(view.html().contains("<option value=\"\" selected hidden>–</option><option value=\"a\">A</option>"))
  }

  @Test func `an optional selection takes plain values and nothing`() {
    struct Size: View {
      @State private var size: Int? = nil
      var body: some View {
        Picker("Size", selection: $size) {
          Text("None").tag(Int?.none)
          ForEach(1..<3) { Text("\($0)") }
        }
        if let size { Text("size \(size)") }
      }
    }
    let output = Size().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("size 1") && output.body.contains("size 2"))
    #expect(output.body.contains("<option data-value=\"0\" value=\"\" selected>None</option>"))
  }

  @Test func `a form is sent the raw value of a choice`() {
    enum Order: String, CaseIterable { case byHeight = "height" }
    let view = Form {
      Picker("Order", selection: .constant(Order.byHeight)) {
        ForEach(Order.allCases, id: \.self) { _ in Text("By height") }
      }
    }
    #expect(view.html().contains("<option value=\"height\" selected>By height</option>"))
  }

  @Test func `more choices than a page can try are a mistake only where content depends on them`() {
    struct Year: View {
      @State private var year = 2000
      let showsIt: Bool
      var body: some View {
        Picker("Year", selection: $year) { ForEach(2000..<2040) { Text("\($0)") } }
        if showsIt { Text("born in \(year)") }
      }
    }
    #expect(Year(showsIt: false).renderHTML().diagnostics == [])
    #expect(Year(showsIt: true).renderHTML().diagnostics.map(\.code) == [.unshownChange])
  }

  @Test(arguments: [(PickerStyle.segmented, "c"), (.menu, "b")])
  func `a button that a picker cannot follow is told`(style: PickerStyle, value: String) {
    struct Size: View {
      @State private var size = "a"
      let style: PickerStyle
      let value: String
      var body: some View {
        Picker("Size", selection: $size) {
          Text("A").tag("a")
          Text("B").tag("b")
        }
        .pickerStyle(style)
        Button("Other") { size = value }
        Text("size \(size)")
      }
    }
    #expect(Size(style: style, value: value).renderHTML().diagnostics.map(\.code) == [.unshownChange])
  }
}
