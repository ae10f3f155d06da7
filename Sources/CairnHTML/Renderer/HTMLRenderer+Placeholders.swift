import Cairn

/// The placeholders of content that is still loading.
extension HTMLRenderer {
  /// Whether the next views are placeholders.
  ///
  /// Every text asks, and reading the raw value needs no call.
  var isLoading: Bool { environment.redactionReasons.rawValue != 0 }

  /// Tells readers who do not see the bars that a section is loading.
  func writeLoading() {
    note(.hiddenWords)
    writer.write("<p class=\"visually-hidden\" role=\"status\">")
    writer.write(text: options.listLabels.loading)
    writer.write("</p>")
  }

  /// Writes a bar as long as some words; outside of items it also says that content is loading.
  func writeBar(for text: Text) {
    note(.bar)
    writer.write("<span class=\"bar\" aria-hidden=\"true\">")
    writer.write(text: text.plainText)
    writer.write("</span>")
    guard rows.items.isEmpty else { return }
    writer.write("<span class=\"visually-hidden\">")
    writer.write(text: options.listLabels.loading)
    writer.write("</span>")
  }

  func writePlaceholder(for image: Image) {
    note(.symbol)
    guard case .named(let name) = image.source else {
      let element = resolve(.symbol(mirrors: false, scale: environment.imageScale, sizing: image.sizing))
      write(element.pointee.head)
      writer.write("<svg viewBox=\"0 0 24 24\"")
      write(element.pointee.tail)
      writer.write(" aria-hidden=\"true\">")
      writer.write(Self.placeholderBox)
      return write(element.pointee.closing)
    }
    let element = resolve(.image(image.sizing, isPixelated: false))
    write(element.pointee.head)
    writer.write("<svg")
    write(element.pointee.tail)
    writer.write(" aria-hidden=\"true\"")
    if let asset = options.assets[name] { writeSize(of: asset) }
    writer.write(">")
    writer.write(Self.placeholderBox)
    write(element.pointee.closing)
  }

  private static let placeholderBox: StaticString = """
    <rect width="100%" height="100%" rx="4" fill="currentColor" fill-opacity=".2"/></svg>
    """
}
