import Cairn
import CairnHTML
import Testing

/// A view with a name, which golden files and the gallery for browsers are made of.
struct Specimen: Sendable, CustomTestStringConvertible {
  var name: String
  var options: HTMLOptions
  let makeView: @Sendable () -> AnyView

  init<Content: View & SendableMetatype>(
    _ name: String,
    options: HTMLOptions = Specimen.options,
    @ViewBuilder _ view: @escaping @Sendable () -> Content
  ) {
    self.name = name
    self.options = options
    makeView = { AnyView(view()) }
  }

  var testDescription: String { name }

  /// The pictures that specimens show.
  static let options = HTMLOptions(assets: [
    "Eiger": AssetCatalog.Asset(
      source: "images/eiger.svg",
      width: 640,
      height: 400,
      darkSource: "images/eiger-dark.svg"
    ),
    "Mönch": AssetCatalog.Asset(source: "images/moench.svg", width: 640, height: 400),
    "Jungfrau": AssetCatalog.Asset(source: "images/jungfrau.svg"),
  ])

  static let all =
    text + pictures + stacks + grids + controls + structure + lists + cells + textModifiers + boxModifiers
    + accessibility + prose + articles + markdown + tables + states + controlStyles + sources
}

struct Peak: Identifiable, Hashable, Sendable {
  var id: String { name }
  var name: String
  var height: Int
  var below: [Peak]?

  static let some = [Peak(name: "Eiger", height: 3967), Peak(name: "Mönch", height: 4110)]
}
