import CairnUI

// Each line uses what its comment names, as code for SwiftUI does. `SwiftUIUsesTests` reads the comments.

@MainActor
enum UsesOfViews {
  struct Controls: View {
    @State private var isOn = false  // `@State`
    @State private var name = ""
    @State private var number = 1
    @State private var part = 0.5
    @State private var day = Date(timeIntervalSince1970: 0)
    @Binding var height: Int  // `@Binding` `Binding`

    init(height: Binding<Int>, isOn: Bool) {
      _height = height
      _isOn = State(wrappedValue: isOn)  // `State(wrappedValue:)`
      _name = State(initialValue: "Eiger")  // `State(initialValue:)`
    }

    var body: some View {
      Form {
        Button {  // `Button() {} label:{}`
        } label: {
          Text("Go")
        }
        Button("Go") {}  // `Button(_:) {}`
        Button(action: {}) { Text("Go") }  // `Button(action:) {}`
        Button("Go", action: {})  // `Button(_:action:)`
        Button(action: {}, label: { Text("Go") })  // `Button(action:label:)`
        Button("Go", role: .destructive) {}  // `Button(_:role:) {}`
        Button("Go", systemImage: "star") {}  // `Button(_:systemImage:) {}`
        Button("Go", systemImage: "star", role: .cancel) {}  // `Button(_:systemImage:role:) {}`
        Button(role: .cancel) {  // `Button(role:) {} label:{}`
        } label: {
          Text("Go")
        }
      }
      Form {
        TextField("Name", text: $name)  // `TextField(_:text:)`
        TextField("Name", text: $name, axis: .vertical)  // `TextField(_:text:axis:)`
        TextField("Name", text: $name, onEditingChanged: { _ in })  // `TextField(_:text:onEditingChanged:)`
        SecureField("Name", text: $name)  // `SecureField(_:text:)`
        TextEditor(text: $name)  // `TextEditor(text:)`
        Toggle(isOn: $isOn) { Text("On") }  // `Toggle(isOn:) {}`
        Toggle("On", isOn: $isOn)  // `Toggle(_:isOn:)`
      }
      Form {
        Picker("Number", selection: $number) { Text("1").tag(1) }  // `Picker(_:selection:) {}`
        Picker(selection: $number, label: Text("Number")) { Text("1").tag(1) }  // `Picker(selection:label:) {}`
        Picker(selection: $number) {  // `Picker(selection:) {} label:{}`
          Text("1").tag(1)
        } label: {
          Text("N")
        }
        Slider(value: $part)  // `Slider(value:)`
        Slider(value: $part, in: 0...2)  // `Slider(value:in:)`
        Slider(value: $part, in: 0...2, step: 0.5)  // `Slider(value:in:step:)`
        Stepper("Number", value: $number, in: 0...4)  // `Stepper(_:value:in:)`
        Stepper("Number", value: $number, in: 0...4, step: 2)  // `Stepper(_:value:in:step:)`
      }
      Form {
        DatePicker("Day", selection: $day)  // `DatePicker(_:selection:)`
        DatePicker(  // `DatePicker(_:selection:displayedComponents:)`
          "Day",
          selection: $day,
          displayedComponents: .date
        )
        LabeledContent("Height", value: "3,967 m")  // `LabeledContent(_:value:)`
        LabeledContent("Height", value: 3967, format: .number)
        LabeledContent("Height") { Text("3,967 m") }  // `LabeledContent(_:) {}`
        GroupBox { Text("Eiger") }  // `GroupBox() {}`
        Toggle("On", isOn: .constant(true))  // `Binding.constant(_:)`
        Toggle("On", isOn: Binding(get: { isOn }, set: { isOn = $0 }))  // `Binding(get:set:)`
        List { Text("Eiger") }  // `List() {}`
        ForEach([1, 2], id: \.self) { Text("\($0)") }  // `ForEach(_:id:) {}`
        GlassEffectContainer { Text("Eiger") }
        ContentUnavailableView(  // `ContentUnavailableView(_:systemImage:description:)`
          "No",
          systemImage: "star",
          description: Text("No")
        )
      }
    }
  }

  struct Search: View {
    @State private var text = ""

    var body: some View {
      Text("Eiger").searchable(text: $text)  // `.searchable(text:)`
      Text("Eiger").searchable(text: $text, prompt: "Peak")  // `.searchable(text:prompt:)`
      Text("Eiger").searchable(text: $text, placement: .navigationBarDrawer)  // `.searchable(text:placement:)`
      Text("Eiger").searchCompletion("Eiger")  // `.searchCompletion(_:)`
      let drawer = SearchFieldPlacement.navigationBarDrawer  // `SearchFieldPlacement.navigationBarDrawer`
      if text == "" { Text("\(drawer)") }
    }
  }

  struct Navigating: View {
    @State private var path = NavigationPath()  // `NavigationPath()`
    @State private var isShown = false

    var body: some View {
      NavigationStack(path: $path) {  // `NavigationStack(path:) {}`
        List {
          NavigationLink(destination: Text("Eiger")) { Text("Eiger") }  // `NavigationLink(destination:) {}`
          NavigationLink(destination: Text("Eiger"), label: { Text("E") })  // `NavigationLink(destination:label:)`
          NavigationLink("Eiger") { Text("Eiger") }  // `NavigationLink(_:) {}`
          NavigationLink {  // `NavigationLink() {} label:{}`
            Text("Eiger")
          } label: {
            Text("E")
          }
          NavigationLink(value: 1) { Text("One") }  // `NavigationLink(value:) {}`
        }
        .navigationDestination(for: Int.self) { Text("\($0)") }  // `.navigationDestination(for:) {}`
        .navigationDestination(isPresented: $isShown) { Text("E") }  // `.navigationDestination(isPresented:) {}`
        .navigationTitle("Peaks")  // `.navigationTitle(_:)`
        .navigationBarTitleDisplayMode(.inline)  // `.navigationBarTitleDisplayMode(_:)`
        .navigationBarHidden(true)  // `.navigationBarHidden(_:)`
        .navigationBarBackButtonHidden(true)  // `.navigationBarBackButtonHidden(_:)`
        .toolbar { Button("Add") }  // `.toolbar() {}`
        .toolbar(content: { ToolbarItem { Button("Add") } })  // `.toolbar(content:)` `ToolbarItem() {}`
        .navigationBarItems(trailing: Button("Add"))  // `.navigationBarItems(trailing:)`
        .navigationBarItems(leading: Text("1"), trailing: Text("2"))  // `.navigationBarItems(leading:trailing:)`
      }
      Text("Eiger").navigationBarTitle("Peaks")  // `.navigationBarTitle(_:)`
      Text("Eiger").navigationBarTitle("Peaks", displayMode: .inline)  // `.navigationBarTitle(_:displayMode:)`
      Text("Eiger").navigationBarTitleDisplayMode(.inline)  // `NavigationBarItem.TitleDisplayMode.inline`
      Text("Eiger").navigationBarTitleDisplayMode(.automatic)  // `NavigationBarItem.TitleDisplayMode.automatic`
      Text("Eiger").navigationBarTitleDisplayMode(.large)  // `NavigationBarItem.TitleDisplayMode.large`
      Text("Eiger").toolbar { items }
    }

    @ToolbarContentBuilder private var items: some ToolbarContent {  // `@ToolbarContentBuilder` `ToolbarContent`
      ToolbarItem(placement: .navigationBarTrailing) { Button("1") }  // `ToolbarItem(placement:) {}`
      ToolbarItem(placement: .navigationBarTrailing) { Button("1") }  // `ToolbarItemPlacement.navigationBarTrailing`
      ToolbarItem(placement: .confirmationAction) { Button("2") }  // `ToolbarItemPlacement.confirmationAction`
      ToolbarItem(placement: .topBarTrailing) { Button("3") }  // `ToolbarItemPlacement.topBarTrailing`
      ToolbarItem(placement: .topBarLeading) { Button("4") }  // `ToolbarItemPlacement.topBarLeading`
      ToolbarItem(placement: .bottomBar) { Button("5") }  // `ToolbarItemPlacement.bottomBar`
      ToolbarItemGroup { Button("6") }  // `ToolbarItemGroup() {}`
    }
  }

  static func values() {
    let date = Date(timeIntervalSince1970: 0)
    let url = URL(string: "https://example.com/eiger.png")
    _ = Text("Eiger", comment: "A peak")  // `Text(_:comment:)`
    _ = Text("Eiger", tableName: "Peaks", comment: "A peak")  // `Text(_:tableName:comment:)`
    _ = Text(date, style: .date)  // `Text(_:style:)` `Text.DateStyle.date`
    _ = Text(date, style: .time)  // `Text.DateStyle.time`
    _ = Text(date, style: .relative)  // `Text.DateStyle.relative`
    _ = Text(3_967, format: .number)  // `Text(_:format:)`
    _ = Text(timerInterval: date...date, countsDown: true)  // `Text(timerInterval:countsDown:)`
    _ = Text(AttributedString("Eiger"))  // `Text(_:)`
    _ = Text("\(3_967.5, specifier: "%.1f") m on \(date, style: .date), \(0.5, format: .percent)")
    _ = Image("Eiger", bundle: .main)  // `Image(_:bundle:)`
    _ = ShareLink(item: "eiger.html") { Text("Share") }  // `ShareLink(item:) {}`
    _ = ShareLink(item: "", subject: nil, message: nil) { Text("E") }  // `ShareLink(item:subject:message:) {}`
    _ = OpenURLAction { _ in .handled }  // `OpenURLAction() {}`
    _ = AsyncImage(url: url) { (phase: AsyncImagePhase) in phase.image }  // `AsyncImagePhase`
    _ = AsyncImage(url: url) {
      $0.resizable()
    } placeholder: {
      ProgressView()
    }
    var path = Path()  // `Path()` `Path`
    path.move(to: CGPoint(x: 0, y: 0))  // `.move(to:)`
    path.addLine(to: CGPoint(x: 1, y: 0))  // `.addLine(to:)`
    path.addLines([.zero])  // `.addLines(_:)`
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))  // `.addRect(_:)`
    path.addPath(Path(ellipseIn: .zero))  // `.addPath(_:)` `Path(ellipseIn:)`
    path.addArc(  // `.addArc(center:radius:startAngle:endAngle:clockwise:)`
      center: .zero,
      radius: 1,
      startAngle: .zero,
      endAngle: .degrees(90),
      clockwise: false
    )
    _ = Path { $0.addRect(.zero) }.stroke(.red, lineWidth: 2)  // `Path() {}`
    _ = Angle.degrees(90)  // `Angle.degrees(_:)`
    _ = GridItem(.flexible(), spacing: 8, alignment: .top)  // `GridItem(_:spacing:alignment:)`
    _ = GeometryReader { Text("\($0.size.width)") }  // `GeometryReader() {}`
    _ = GeometryReader(content: { Text("\($0.size.width)") })  // `GeometryReader(content:)`
    let width = { (proxy: GeometryProxy) in proxy.frame(in: .local).midX }  // `.frame(in:)` `GeometryProxy`
    _ = width
  }
}
