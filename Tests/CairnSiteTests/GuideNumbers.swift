import Cairn
import CairnText

struct PeakMenu: View {
  let peaks: [String]

  var body: some View {
    Section("Which peak?") {
      ForEach(peaks, id: \.self) { ListCell($0) }
    }
  }

  /// The menu with numbers, and the peak that a reader's answer means.
  func ask(answer: (String) -> String?) -> String? {
    var options = TextOptions(width: 30)
    options.numbersItems = true
    let output = renderText(options)
    guard let number = answer(output.text).flatMap(Int.init) else { return nil }
    return output.itemIdentity(numbered: number)
  }
}
