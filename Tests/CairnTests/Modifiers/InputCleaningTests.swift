import Testing

@testable import Cairn

@Suite struct InputCleaningTests {
  private static let unusable: [Double] = [.nan, .infinity, -.infinity, .signalingNaN]

  @Test(arguments: unusable)
  func `no length that is not finite reaches a renderer`(value: Double) {
    let view = VStack(spacing: value) {
      HStack(spacing: value) { Spacer(minLength: value) }
      LazyVStack(spacing: value) { Text("a") }
      Text("b").padding(value).padding(.top, value)
        .padding(EdgeInsets(top: value, leading: value, bottom: value, trailing: value))
      Text("c").frame(width: value, height: value).frame(minWidth: value, idealHeight: value)
      Text("d").cornerRadius(value).border(.red, width: value).shadow(radius: value, x: value, y: value)
      Text("e").offset(x: value, y: value).layoutPriority(value).aspectRatio(value, contentMode: .fit)
      Text("f").kerning(value).tracking(value).lineSpacing(value)
      VStack { Text("f") }.kerning(value)
      LazyVGrid(columns: [GridItem(.fixed(value), spacing: value)], spacing: value) { Text("g") }
      LazyHGrid(rows: [GridItem(.flexible(minimum: value)), GridItem(.adaptive(minimum: value))]) { Text("h") }
      Grid(horizontalSpacing: value, verticalSpacing: value) { Text("i") }
      RoundedRectangle(cornerRadius: value).stroke(.red, lineWidth: value)
      Text("j").font(.system(size: value))
      ProgressView(value: value, total: value)
      LinearGradient(colors: [.red], startPoint: UnitPoint(x: value, y: value), endPoint: .top)
    }
    let seen = NumberCollector.numbers(of: view)
    #expect(!seen.isEmpty)
    #expect(seen.allSatisfy { $0.value.isFinite }, "\(seen.filter { !$0.value.isFinite })")
  }

  @Test(arguments: unusable)
  func `a progress keeps to what can be said of it`(value: Double) throws {
    var progress = ProgressDescription(fraction: value, label: "a")
    #expect(["a: 0 %", "a: 100 %"].contains(progress.plainText))
    progress.fraction = value
    #expect(["a: 0 %", "a: 100 %"].contains(progress.plainText))
  }

  @Test(arguments: unusable + [-5, 7])
  func `opacity and colours stay between 0 and 1`(value: Double) {
    let view = Text("a").opacity(value).background(Color(white: value, opacity: value))
    let opacities = NumberCollector.numbers(of: view).filter { $0.name.hasPrefix("opacity") }.map(\.value)
    #expect(opacities.count == 1)
    #expect(opacities.allSatisfy { (0...1).contains($0) })
  }

  @Test func `lengths below nothing count as none where less makes no sense`() {
    let view = Group {
      Text("a").frame(width: -1, height: -2)
      Text("b").border(.red, width: -1)
      Text("c").cornerRadius(-1)
      Text("d").shadow(radius: -1)
      Text("e").lineSpacing(-1)
      Spacer(minLength: -1)
      RoundedRectangle(cornerRadius: -1).stroke(.red, lineWidth: -1)
    }
    #expect(NumberCollector.numbers(of: view).allSatisfy { $0.value >= 0 })
  }

  @Test func `padding and offsets may be negative`() {
    #expect(Text("a").padding(-4).outline == "text \"a\" [padding -4.0 -4.0 -4.0 -4.0]")
    #expect(Text("a").offset(x: -4).outline == "text \"a\" [offset(x: -4.0, y: 0.0)]")
  }

  @Test(arguments: zip([Int.min, -1, 0, 1, 5], [1, 1, 1, 1, 5]))
  func `at least one line shows`(limit: Int, expected: Int) {
    #expect(Text("a").lineLimit(limit).outline == "text \"a\" [lines \(expected)]")
  }

  @Test func `line limits take ranges and nil`() {
    #expect(Text("a").lineLimit(2...4).outline == "text \"a\" [lines 4]")
    #expect(Text("a").lineLimit(...3).outline == "text \"a\" [lines 3]")
    #expect(Text("a").lineLimit(2...).outline == "text \"a\" [lines unlimited]")
    #expect(Text("a").lineLimit(nil).outline == "text \"a\" [lines unlimited]")
  }

  @Test func `only the largest width and height may be infinite`() {
    let view = Text("a").frame(
      minWidth: .infinity,
      idealWidth: .nan,
      maxWidth: .infinity,
      minHeight: -1,
      maxHeight: .nan
    )
    #expect(view.outline == "text \"a\" [frame own…inf × 0.0…own center/center]")
  }

  @Test(arguments: [
    (Double.nan, 1.0, 0.0), (-1, 1, 0), (2, 1, 1), (1, 0, 1), (0, 0, 0), (.infinity, 1, 1), (5, -1, 0), (0.5, 1, 0.5),
  ])
  func `progress stays between 0 and 1`(value: Double, total: Double, expected: Double) {
    let numbers = NumberCollector.numbers(of: ProgressView(value: value, total: total))
    #expect(numbers.map(\.value) == [expected])
  }
}
