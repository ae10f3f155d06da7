import Cairn
import CairnHTML
import CairnText
import CairnUI
import Testing

@Suite struct GeometryReaderTests {
  private struct Measured: View {
    var body: some View {
      GeometryReader { proxy in Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))") }
    }
  }

  @Test func `the room is that of frames and padding around the reader`() {
    #expect(Measured().html().contains("320 by 800"))
    #expect(Measured().frame(height: 60).html().contains("320 by 60"))
    #expect(Measured().frame(width: 120, height: 60).html().contains("120 by 60"))
    #expect(Measured().padding(10).frame(width: 120, height: 60).html().contains("100 by 40"))
    #expect(Measured().frame(width: 120, height: 60).padding(10).html().contains("120 by 60"))
    #expect(Measured().frame(maxWidth: 200, maxHeight: .infinity).html().contains("200 by 800"))
    #expect(Measured().frame(width: 4).padding(10).frame(width: 100).html().contains("4 by 780"))
  }

  @Test func `frames around other views say nothing about the reader's room`() {
    let view = VStack {
      Text("Words").frame(width: 10, height: 10)
      Measured()
    }
    #expect(view.html().contains("320 by 800"))
  }

  @Test func `views with states know the room of their frames, too`() {
    struct Switched: View {
      @State private var isHigh = false

      var body: some View {
        Toggle("High", isOn: $isHigh)
        Measured().frame(width: 120, height: isHigh ? 80 : 60)
      }
    }
    let html = Switched().html()
    #expect(html.contains("120 by 60") && html.contains("120 by 80"))
  }

  @Test func `a terminal has the room of its window and of frames`() {
    #expect(Measured().frame(height: 60).text().contains(" by 60"))
  }
}
