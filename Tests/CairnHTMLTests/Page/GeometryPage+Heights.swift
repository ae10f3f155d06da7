import Cairn
import CairnHTML
import CairnUI

/// Views with a height of their own, which leaves them as wide as they are without.
extension GeometryPage {
  static var heights: [Case] {
    [
      Case("height-of-wide-layers", ["f": [0, nil, 400, 50], "a": [175, nil, 50, 40]]) {
        VStack {
          ZStack(alignment: .bottom) {
            Color.red; box("a", 50, 40)
          }.frame(height: 50).id("f")
        }.frame(width: 400)
      },
      Case("height-of-wide-button", ["w": [0, nil, 400, 40]]) {
        VStack {
          Button(destination: "a.html") {
            ZStack { box("a", 50, 40) }.frame(maxWidth: .infinity).background(.red).id("w")
          }.frame(height: 60)
        }.frame(width: 400)
      },
      Case("height-of-row-with-background", ["a": [0, nil, 50, 40], "b": [350, nil, 50, 40]]) {
        VStack {
          HStack {
            box("a", 50, 40); Spacer(); box("b", 50, 40)
          }.background { Capsule().fill(.red) }.frame(height: 60)
        }.frame(width: 400)
      },
      Case("heights-side-by-side", ["a": [0, nil, 196, 50], "b": [204, nil, 196, 50]]) {
        HStack {
          ForEach(["a", "b"], id: \.self) { name in
            ZStack {
              Color.red; box("in-\(name)", 50, 40)
            }.frame(height: 50).id(name)
          }
        }.frame(width: 400)
      },
      Case("height-of-bars-in-reader", ["a": [0, nil, 100, 12], "b": [100, nil, 300, 12]]) {
        VStack {
          GeometryReader { _ in
            HStack(spacing: 0) {
              Rectangle().frame(width: 100).id("a")
              Rectangle().id("b")
            }
          }.frame(height: 12)
        }.frame(width: 400)
      },
      Case("height-of-narrow-layers", ["a": [175, nil, 50, 40]]) {
        VStack { ZStack { box("a", 50, 40) }.frame(height: 60) }.frame(width: 400)
      },
    ]
  }
}
