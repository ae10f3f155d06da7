import Cairn

/// What stands in place of content that is not there yet.
extension HTMLRenderer {
  /// Whether what comes only keeps the place of what is still loading.
  ///
  /// Every text asks, and the raw value answers without a call.
  var isLoading: Bool { environment.redactionReasons.rawValue != 0 }

  /// Says that a section is loading to readers who do not see its bars.
  func writeLoading() {
    writer.write("<p class=\"visually-hidden\" role=\"status\">")
    writer.write(text: options.listLabels.loading)
    writer.write("</p>")
  }

  /// Writes a bar as long as some words, which outside of items, that are silent as a whole, says what it is.
  func writeBar(for text: Text) {
    writer.write("<span class=\"bar\" aria-hidden=\"true\">")
    writer.write(text: text.plainText)
    writer.write("</span>")
    guard rows.items.isEmpty else { return }
    writer.write("<span class=\"visually-hidden\">")
    writer.write(text: options.listLabels.loading)
    writer.write("</span>")
  }

  /// Writes a box as large as an image.
  func writePlaceholder(for image: Image) {
    guard case .named(let name) = image.source else {
      let element = resolve(.symbol(mirrors: false, scale: environment.imageScale))
      write(element.pointee.head)
      writer.write("<svg viewBox=\"0 0 24 24\"")
      write(element.pointee.tail)
      writer.write(" aria-hidden=\"true\">")
      writer.write(Self.placeholderBox)
      return write(element.pointee.closing)
    }
    let element = resolve(.image(image.sizing))
    write(element.pointee.head)
    writer.write("<svg")
    write(element.pointee.tail)
    writer.write(" aria-hidden=\"true\"")
    if let asset = options.assets[name], let width = asset.width, let height = asset.height {
      writer.write(" width=\"")
      writer.write(width)
      writer.write("\" height=\"")
      writer.write(height)
      writer.write("\"")
    }
    writer.write(">")
    writer.write(Self.placeholderBox)
    write(element.pointee.closing)
  }

  private static let placeholderBox: StaticString = """
    <rect width="100%" height="100%" rx="4" fill="currentColor" fill-opacity=".2"/></svg>
    """
}
