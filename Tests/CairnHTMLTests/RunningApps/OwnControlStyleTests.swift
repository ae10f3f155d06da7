import CairnHTML
import CairnUI
import Testing

/// Styles of progress, gauges, fields, values and disclosure groups that an author writes.
@Suite struct OwnControlStyleTests {
  struct Ring: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(.teal, lineWidth: 6)
        .frame(width: 40, height: 40)
    }
  }

  struct Words: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        configuration.currentValueLabel
        if configuration.label == nil { Text("no label") }
        if configuration.currentValueLabel == nil { Text("no words") }
      }
    }
  }

  struct Boxed: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding() }
  }

  @Test func `progress without words is named to readers who do not see it`() {
    let html = ProgressView("Download", value: 0.7).progressViewStyle(Ring()).html()
    #expect(html.contains("aria-label=\"Download: 70 %\""))
    #expect(!html.contains("<progress"))
  }

  @Test func `a style is told which parts a progress view has`() {
    let bare = ProgressView(value: 0.5).progressViewStyle(Words()).html()
    #expect(bare.contains("no label") && bare.contains("no words") && !bare.contains("aria-label"))
    let whole = ProgressView(value: 0.5) {
      Text("Upload")
    } currentValueLabel: {
      Text("half")
    }
    let html = whole.progressViewStyle(Words()).html()
    #expect(html.contains("Upload") && html.contains("half") && !html.contains(">no "))
    #expect(ProgressView("Upload").progressViewStyle(Words()).html().contains("no words"))
  }

  @Test func `a style may show the usual progress, and the usual styles change nothing`() {
    let usual = ProgressView("Upload", value: 0.5)
    let boxed = usual.progressViewStyle(Boxed())
    #expect(boxed.html().components(separatedBy: "<progress").count == 2)
    #expect(boxed.renderHTML().diagnostics == [])
    #expect(boxed.progressViewStyle(Ring()).html() == boxed.html())
    #expect(usual.progressViewStyle(.circular).html() == usual.html())
    #expect(usual.progressViewStyle(LinearProgressViewStyle()).html() == usual.html())
  }

  struct Dial: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.currentValueLabel
        configuration.label
        Text(verbatim: "value \(configuration.value)")
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    }
  }

  struct Arc: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Circle().trim(from: 0, to: configuration.value).stroke(.teal, lineWidth: 6)
    }
  }

  @Test func `gauges have looks of one's own, with their value between 0 and 1`() {
    let gauge = Gauge(value: 30, in: 20...40) {
      Text("Height")
    } currentValueLabel: {
      Text("30 m")
    } minimumValueLabel: {
      Text("least")
    } maximumValueLabel: {
      Text("most")
    }
    let html = gauge.gaugeStyle(Dial()).html()
    for words in ["Height", "30 m", "value 0.5", "least", "most"] { #expect(html.contains(words)) }
    #expect(gauge.gaugeStyle(Arc()).html().contains("aria-label=\"Height: 50 %\""))
    #expect(gauge.gaugeStyle(.accessoryCircular).html() == gauge.html())
    #expect(Gauge(value: 90, in: 20...40) { Text("High") }.gaugeStyle(Dial()).html().contains("value 1.0"))
  }

  struct Above: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        configuration.label.font(.caption)
        LabeledContent {
          configuration.content
        } label: {
          Text("inner")
        }
      }
    }
  }

  @Test func `values with labels have looks of one's own`() {
    let html = LabeledContent("Height", value: "3,967 m").labeledContentStyle(Above()).html()
    for words in ["Height", "3,967 m", "inner"] { #expect(html.components(separatedBy: words).count == 2) }
    let usual = LabeledContent("Height", value: "3,967 m")
    #expect(usual.labeledContentStyle(.automatic).html() == usual.html())
  }

  struct Pill: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10).background(.quaternary, in: Capsule())
    }
  }

  @Test func `a field in a box of one's own has no border, and shows what it is for as long as it is empty`() {
    let output = Form(action: "/go") { TextField("Your name", text: .constant("")).textFieldStyle(Pill()) }.renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("class=\"input bare\""))
    #expect(output.body.contains("placeholder=\"Your name\""))
    #expect(output.body.contains("name=\"Your name\""))
    #expect(output.body.contains("<span class=\"visually-hidden\">Your name</span>"))
  }

  @Test func `fields for passwords and lines have the style too, and other fields have not`() {
    let secret = SecureField("Password", text: .constant("x")).textFieldStyle(Pill()).html()
    #expect(secret.contains("type=\"password\"") && secret.contains("input bare"))
    let lines = TextField("Words", text: .constant(""), axis: .vertical).textFieldStyle(Pill()).html()
    #expect(lines.contains("<textarea class=\"input bare\""))
    #expect(!Slider(value: .constant(0.5)).textFieldStyle(Pill()).html().contains("bare"))
  }

  @Test func `a plain field has no border, and the usual styles change nothing`() {
    let field = TextField("Name", text: .constant(""), prompt: Text("first and last"))
    #expect(field.textFieldStyle(.plain).html().contains("input bare"))
    #expect(field.textFieldStyle(.roundedBorder).html() == field.html())
    #expect(field.textFieldStyle(Pill()).html().contains("placeholder=\"first and last\""))
  }

  @Test func `what is wrong with a field shows even if its label does not`() {
    let form = Form(action: "/go") { TextField("Name", text: .constant("")).labelsHidden() }
    let html = form.formProblems(FormProblems([FormProblem("Name", .missing)])).html()
    #expect(html.contains("aria-invalid=\"true\""))
    #expect(!html.contains("visually-hidden"))
  }

  struct Plus: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }

  struct Groups: View {
    @State private var isOpen = true

    var body: some View {
      VStack {
        DisclosureGroup("Own") {
          Text("in the first")
          DisclosureGroup("Inner") { Text("in the inner") }
        }
        DisclosureGroup("Bound", isExpanded: $isOpen) { Text("in the second") }
        if !isOpen { Text("closed") }
      }
      .disclosureGroupStyle(Plus())
    }
  }

  @Test func `disclosure groups unfold as a style of one's own says, with and without a state`() {
    let output = Groups().renderHTML()
    #expect(output.diagnostics == [])
    #expect(!output.body.contains("<details"))
    for words in ["in the first", "in the inner", "in the second", "closed"] { #expect(output.body.contains(words)) }
    let usual = DisclosureGroup("Usual") { Text("inside") }
    #expect(usual.disclosureGroupStyle(.automatic).html() == usual.html())
  }
}
