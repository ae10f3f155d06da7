import Cairn
import CairnHTML

extension GeometryPage {
  /// Controls that take the room there is, and what stands in their labels.
  static var controls: [Case] {
    func label() -> some View {
      HStack {
        box("a", 50, 20); Spacer(); box("b", 60, 20)
      }
    }
    let ends: [String: [Double?]] = ["a": [0, nil, 50, 20], "b": [340, nil, 60, 20]]
    return [
      Case("button-with-spacer", ends) {
        VStack { Button(action: FormAction(value: "a")) { label() }.buttonStyle(.plain) }.frame(width: 400)
      },
      Case("row-button-with-spacer", ["a": [16, nil, 50, 20], "b": [324, nil, 60, 20]]) {
        List { Button(action: FormAction(value: "a")) { label() }.buttonStyle(.plain) }
      },
      Case("disclosure-with-spacer", ["b": [340, nil, 60, 20]]) {
        DisclosureGroup {
          Text("More")
        } label: {
          label()
        }
      },
      Case("field-in-hstack", ["field": [0, nil, 332, nil], "b": [340, nil, 60, 20]]) {
        VStack {
          HStack {
            TextField("Name", text: .constant("")).id("field")
            box("b", 60, 20)
          }
        }
        .frame(width: 400)
      },
      Case("shadow-around-limit", ["a": [125, nil, 150, 20]]) {
        VStack { Color.red.id("a").frame(maxWidth: 150).frame(height: 20).shadow(radius: 2).padding(10) }
      },
      Case("padding-around-limit", ["a": [10, nil, 150, 20]]) {
        VStack(alignment: .leading) { Color.red.frame(height: 20).id("a").frame(maxWidth: 150).padding(10) }
          .frame(width: 400, alignment: .leading)
      },
      Case("lines-beside-word", ["a": [0, nil, 162, 2], "word": [170, nil, 60, 20], "b": [238, nil, 162, 2]]) {
        HStack {
          Rectangle().frame(height: 2).id("a")
          box("word", 60, 20)
          Capsule().frame(height: 2).id("b")
        }
        .frame(width: 400)
      },
      // What a state may hide takes the width of its cell, too.
      Case("grid-with-conditions", ["c0": [0, 0, 196, 20], "c1": [204, 0, 196, 20]]) {
        FilteredGrid().frame(width: 400)
      },
      Case("slider-in-frame", ["field": [50, nil, 300, nil]]) {
        Slider(value: .constant(0.5)) { Text("Size") }.id("field").frame(maxWidth: 300).frame(width: 400)
      },
    ]
  }
}

/// A grid of which a state hides cells.
private struct FilteredGrid: View {
  @State private var isShort = false

  var body: some View {
    VStack {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(0..<(isShort ? 1 : 2), id: \.self) { number in
          Link(destination: "a.html") { Color.blue.frame(height: 20).id("c\(number)") }
        }
      }
      Toggle("Few", isOn: $isShort)
    }
  }
}
