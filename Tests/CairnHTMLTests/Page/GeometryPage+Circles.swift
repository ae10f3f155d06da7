import Cairn
import CairnHTML

/// Shapes as parts of other views.
extension GeometryPage {
  static var circles: [Case] {
    [
      // A circle is the greatest one that fits, whatever it lies behind or in front of.
      Case("circle-behind", ["c": [80, 80, 40, 40]]) {
        HStack(spacing: 0) {
          box("a", 50, 40)
          Color.mint.frame(width: 100, height: 40).background { Circle().fill(.red).id("c") }
          Spacer()
        }.frame(width: 400, height: 200)
      },
      Case("circle-in-front", ["c": [50, 80, 40, 40]]) {
        HStack(spacing: 0) {
          box("a", 50, 40)
          Color.mint.frame(width: 40, height: 100).overlay(Circle().stroke(.red).id("c"))
          Spacer()
        }.frame(width: 400, height: 200)
      },
      Case("circle-in-plain-button", ["c": [184, nil, 32, 32]]) {
        VStack {
          Button(destination: "a.html") { Circle().frame(width: 32, height: 32).id("c").padding(4) }
            .buttonStyle(.plain)
        }.frame(width: 400)
      },
      Case("lines-beside-words", ["l": [0, nil, 167, 1], "r": [233, nil, 167, 1]]) {
        VStack {
          HStack {
            VStack { Divider().id("l") }
            box("a", 50, 40)
            VStack { Divider().id("r") }
          }
        }.frame(width: 400)
      },
      Case("columns-in-padded-frame", ["a": [10, nil, 186, 20], "b": [204, nil, 186, 60]]) {
        VStack {
          HStack(alignment: .bottom) {
            ForEach(["a", "b"], id: \.self) { name in
              VStack {
                Rectangle().fill(.orange).frame(height: name == "a" ? 20 : 60).id(name); Text(name)
              }
            }
          }.frame(height: 140).padding(10).background(.mint)
        }.frame(width: 400)
      },
      Case("strip-past-padding", ["s": [0, nil, 400, 40]]) {
        VStack {
          ScrollView(.horizontal) { box("a", 50, 40) }.id("s").padding(.horizontal, -16)
        }.padding(16).frame(width: 400)
      },
      Case("segments-in-room", ["s": [20, nil, 360, nil]]) {
        VStack {
          Picker("Size", selection: .constant(1)) {
            Text("S").tag(1); Text("L").tag(2)
          }.pickerStyle(.segmented).id("s").padding(.horizontal, 20)
        }.frame(width: 400)
      },
      Case("editor-in-frame", ["e": [0, nil, 400, 60], "a": [175, nil, 50, 40]]) {
        VStack {
          TextEditor(text: .constant("")).id("e").frame(height: 60); box("a", 50, 40)
        }.frame(width: 400)
      },
    ]
  }
}
