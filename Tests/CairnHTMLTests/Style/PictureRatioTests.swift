import Cairn
import CairnHTML
import Testing

@Suite struct PictureRatioTests {
  private func html(_ view: some View) -> String {
    let assets: AssetCatalog = ["ridge": AssetCatalog.Asset(source: "ridge.svg", width: 640, height: 400)]
    return view.html(HTMLOptions(assets: assets))
  }

  @Test(arguments: [ContentMode.fill, .fit])
  func `a picture with a ratio keeps it in a stack that is higher`(_ mode: ContentMode) {
    let picture = html(VStack { Image(decorative: "ridge").resizable().aspectRatio(1.6, contentMode: mode) })
    // What is filled is as wide as there is room, also within layers.
    #expect(picture.contains("<img class=\"resizable proportioned \(mode == .fill ? "fills c" : "c")"))
    let rule = ".vstack>.proportioned,.vstack>picture>.proportioned{flex:none;block-size:auto}"
    #expect(StyleSheet.base.contains(rule))
  }

  @Test func `a picture without a ratio takes the height of its frame`() {
    let picture = html(Image(decorative: "ridge").resizable().scaledToFill().frame(width: 80, height: 50))
    #expect(!picture.contains("proportioned"))
  }

  @Test func `the source for dark surroundings takes no room in a stack`() {
    #expect(StyleSheet.base.contains("source{display:none}"))
  }
}
