/// A label with a button for less and one for more.
struct StepButtons<Label: View>: View {
  @Environment(\.locale) private var locale
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?

  var body: some View {
    HStack {
      label
      Spacer()
      button("minus", locale.wordForLess, onDecrement)
      button("plus", locale.wordForMore, onIncrement)
    }
  }

  private func button(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
    Button {
      action?()
    } label: {
      Image(systemName: symbol).accessibilityLabel(name)
    }
    .disabled(action == nil)
  }
}

extension LocaleIdentifier {
  fileprivate var wordForLess: String {
    switch knownLanguage {
    case .english: "Less"
    case .french: "Moins"
    case .german: "Weniger"
    case .italian: "Meno"
    case .spanish: "Menos"
    }
  }

  fileprivate var wordForMore: String {
    switch knownLanguage {
    case .english: "More"
    case .french: "Plus"
    case .german: "Mehr"
    case .italian: "Più"
    case .spanish: "Más"
    }
  }
}
