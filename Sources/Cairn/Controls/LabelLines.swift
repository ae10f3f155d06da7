/// A label of a control: several texts stand one above the other, and those below the first explain it.
struct LabelLines<Label: View>: PrimitiveView {
  private let label: Label

  init(_ label: Label) { self.label = label }

  func _render(into renderer: any Renderer) {
    let kind = Label._viewTraits.kind
    guard kind == .several || kind == .unknown else { return label._render(into: renderer) }
    let view = RecordedView.recorded(label, for: renderer)
    if let lines = view.lines { lines.view._render(into: renderer) } else { view._render(into: renderer) }
  }

  static func _traits(_ budget: inout Int) -> ViewTraits { Label._traits(&budget) }
}

/// The texts of a label: the title, and what explains it.
struct TitledLines {
  let title: RecordedView
  private let explanations: ArraySlice<RecordedView>

  fileprivate init?(_ texts: [RecordedView]) {
    guard let title = texts.first, texts.count > 1 else { return nil }
    self.title = title
    explanations = texts.dropFirst()
  }

  /// The title with the rest below it.
  var view: some View {
    VStack(alignment: .leading, spacing: 2) {
      title
      ForEach(explanations.indices, id: \.self) { line in
        explanations[line].font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

extension RecordedView {
  /// The views as a title and what explains it, if they are several texts.
  var lines: TitledLines? {
    // Most labels are one text, and need no list.
    range.count > 1 ? texts.flatMap(TitledLines.init) : nil
  }

  /// The views one by one, each with its styles, if all of them are texts; `nil` if something else is among them.
  ///
  /// Texts that show for some values of states only, one after the other, are one that takes several forms.
  private var texts: [RecordedView]? {
    var texts: [RecordedView] = []
    var (start, depth, count) = (range.lowerBound, 0, 0)
    var followsCondition = false
    for index in range {
      let call = recording.entries[index].call
      switch call {
      case .text: count += 1
      case .beginStyle, .beginAttribute, .beginEnvironment, .beginScope(.element): depth += 1
      case .endStyle, .endAttribute, .endEnvironment, .endScope: depth -= 1
      default: return nil
      }
      if depth > 0 { continue }
      if count != 1 { return nil }
      let isConditional = if case .beginStyle(.shown) = recording.entries[start].call { true } else { false }
      if isConditional, followsCondition, let latest = texts.popLast() { start = latest.range.lowerBound }
      texts.append(RecordedView(recording, start..<index + 1))
      followsCondition = isConditional
      (start, count) = (index + 1, 0)
    }
    return texts
  }
}
