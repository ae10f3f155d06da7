import CairnTestSupport
import Testing

/// What the compiler says about names of SwiftUI that have something else to write.
@Suite struct UnavailableNamesTests {
  /// A use of each name, in a function or type of its own.
  private static let uses: [String: String] = [
    "Image(uiImage:)": "func f() { _ = Image(uiImage: 1) }",
    "Image(nsImage:)": "func f() { _ = Image(nsImage: 1) }",
    "Color(nsColor:)": "func f() { _ = Color(nsColor: 1) }",
    ".position(x:y:)": "func f() { _ = Text(\"\").position(x: 1, y: 2) }",
    ".position(_:)": "func f() { _ = Text(\"\").position(CGPoint(x: 1, y: 2)) }",
    ".chartYAxis() {}": "func f() { _ = Text(\"\").chartYAxis { Text(\"\") } }",
    ".chartXAxis() {}": "func f() { _ = Text(\"\").chartXAxis { Text(\"\") } }",
    ".chartOverlay() {}": "func f() { _ = Text(\"\").chartOverlay { proxy in Text(\"\") } }",
    ".chartYScale(domain:)": "func f() { _ = Text(\"\").chartYScale(domain: 0...5) }",
    ".chartXScale(range:)": "func f() { _ = Text(\"\").chartXScale(range: 0...5) }",
    ".modelContainer(_:)": "func f() { _ = Text(\"\").modelContainer(1) }",
    ".modelContainer(for:)": "func f() { _ = Text(\"\").modelContainer(for: Int.self) }",
    ".photosPicker(isPresented:selection:maxSelectionCount:matching:photoLibrary:)":
      "func f() { _ = Text(\"\").photosPicker(isPresented: .constant(true), selection: .constant([1]), maxSelectionCount: 2, matching: .images, photoLibrary: .shared()) }",
    ".configurationDisplayName(_:)": "func f() { _ = Text(\"\").configurationDisplayName(\"Peaks\") }",
    ".supportedFamilies(_:)": "func f() { _ = Text(\"\").supportedFamilies([.systemSmall]) }",
    ".previewContext(_:viewKind:)": "func f() { _ = Text(\"\").previewContext(1, viewKind: .content) }",
    ".dynamicIsland(verticalPlacement:)":
      "func f() { _ = Text(\"\").dynamicIsland(verticalPlacement: .belowIfTooWide) }",
    ".activityBackgroundTint(_:)": "func f() { _ = Text(\"\").activityBackgroundTint(.red) }",
    ".activitySystemActionForegroundColor(_:)": "func f() { _ = Text(\"\").activitySystemActionForegroundColor(.red) }",
    "ImageRenderer(content:)": "func f() { _ = ImageRenderer(content: Text(\"\")) }",
    "App": "struct PeaksApp: App { var body: Int { 0 } }",
    "Scene": "func f(_ scene: any Scene) {}",
    "WindowGroup() {}": "func f() { _ = WindowGroup { Text(\"\") } }",
    "Layout": "struct Ring: Layout {}",
    "ProposedViewSize": "func f(_ size: ProposedViewSize) {}",
    "ProposedViewSize(_:)": "func f() { _ = ProposedViewSize(1) }",
    "ProposedViewSize(width:height:)": "func f() { _ = ProposedViewSize(width: 1, height: 2) }",
    ".place(at:anchor:proposal:)":
      "func f(_ view: LayoutSubview) { view.place(at: 1, anchor: .top, proposal: .init(2)) }",
    ".replacingUnspecifiedDimensions(by:)":
      "func f() { _ = ProposedViewSize(1).replacingUnspecifiedDimensions(by: 1) }",
    ".applying(_:)": "func f() { _ = Path().applying(1) }",
  ]

  @Test func `each name that has something else to write has a use here`() {
    #expect(Self.uses.keys.sorted() == SwiftUIRemedies.all.keys.sorted())
  }

  /// Names that nobody counted, of the same kinds.
  private static let others = [
    "func f() { _ = Canvas { (context: inout Int, size: Int) in } }", "func f() { _ = Chart { Text(\"\") } }",
    "func f() { _ = ViewThatFits { Text(\"\") } }",
    "struct Store { @Query var peaks: [Int] }", "struct Old: UIViewRepresentable {}",
    "struct Peaks: Widget { var body: Int { 0 } }",
    "func f() { _ = MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [Color.red]) }",
    "func f() { _ = HelpLink { } }", "func f() { _ = RenameButton() }",
    "func f() { _ = PasteButton(payloadType: String.self) { _ in } }",
    "func f() { _ = MultiDatePicker(\"Days\", selection: .constant([1])) }",
    "func f() { _ = Text(\"\").transformEffect(1) }", "func f() { _ = Text(\"\").projectionEffect(1) }",
    "func f() { _ = Text(\"\").inspector(isPresented: .constant(true)) { Text(\"\") } }",
    "func f() { _ = UIImage(named: \"eiger\") }", "func f() { _ = NSColor(named: \"ice\") }",
  ]

  @Test func `the compiler says of each what to write instead`() throws {
    let names = Self.uses.sorted { $0.key < $1.key }
    let codes = names.map(\.value) + Self.others
    let code = codes.enumerated().map { "enum Use\($0) { \($1) }" }.joined(separator: "\n")
    let said = try compilerOutput(for: "import CairnUI\n\(code)\n").split(separator: "\n")
    for (position, code) in codes.enumerated() {
      let errors = said.filter { $0.contains("Uses.swift:\(position + 2):") && $0.contains(": error:") }
      #expect(errors.contains { $0.contains(" is unavailable: ") }, "\(code)\n\(errors)")
      #expect(!errors.contains { $0.contains("in scope") || $0.contains("has no member") }, "\(code)\n\(errors)")
    }
  }
}
