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
      Case("slider-in-frame", ["field": [50, nil, 300, nil]]) {
        Slider(value: .constant(0.5)) { Text("Size") }.id("field").frame(maxWidth: 300).frame(width: 400)
      },
    ]
  }
}
