import Cairn

extension HTMLRenderer {
  func spacer(minLength: Double?) {
    let element = resolve(.spacer(minLength: minLength))
    writeOpening(element)
    write(element.pointee.closing)
  }

  func shape(_ shape: ShapeDrawing) {
    let element = resolve(.shape(shape))
    write(element.pointee.head)
    writePendingAttributes(for: .drawing)
    write(element.pointee.tail)
    if let width = shape.lineWidth, case .outline(let outline) = shape.kind {
      note(.strokes)
      writer.write(trusted: outline.drawing(lineWidth: width))
    }
    write(element.pointee.closing)
  }

  func divider() {
    let element = resolve(.divider)
    guard !context.isPhrasing else {
      writeOpening(element)
      write(element.pointee.closing)
      return
    }
    write(element.pointee.head)
    note(.divider)
    writer.write("<hr")
    write(element.pointee.tail)
    writePendingAttributes(for: .container)
    writer.write(">")
    write(element.pointee.closing)
  }

  func progress(_ progress: ProgressDescription) {
    guard !progress.label.isEmpty else { return writeBar(progress) }
    open(block: .progress)
    // Screen readers get the words from the bar's label.
    writer.write("<span aria-hidden=\"true\">")
    writer.write(text: progress.label)
    writer.write("</span>")
    writeBar(progress)
    close()
  }

  private func writeBar(_ progress: ProgressDescription) {
    let element = resolve(progress.fraction == nil ? .block(.spinner) : .progress)
    write(element.pointee.head)
    if let fraction = progress.fraction {
      write(attribute: " value=\"", trusted: CSSLength.number(fraction))
      writer.write(" max=\"1\"")
    }
    if pendingLabel?.isEmpty ?? true {
      write(attribute: " aria-label=\"", progress.label.isEmpty ? "Progress" : progress.label)
    }
    writePendingAttributes(for: .named)
    write(element.pointee.tail)
    writer.write(text: progress.plainText)
    write(element.pointee.closing)
  }

  func markup(_ markup: MarkupDescription) {
    resolver.check(markup, for: self)
    // What an updater shows may hold controls; it cannot write this button itself, as others of the form may come first.
    if markup.form == .isAround { writeDefaultButton() }
    // An updater's pages are to have the rules of what comes later, too.
    let isUpdated = markup.isPiece || markup.form != nil || !markup.identifiers.isEmpty
    if isUpdated { note(.everything) } else { note(unknownMarkup: markup.html) }
    for rule in markup.styleRules { _ = tree.classes.name(forRule: rule) }
    for identifier in markup.identifiers where !numbering.claim(identifier) { report(.taken(identifier)) }
    // What an updater has sent is an element by itself, which rules of the page look for.
    let isElement = !markup.identifiers.isEmpty && element.node == .root
    guard !(markup.isPiece || isElement) || modifiers.isAnyWaiting else {
      element.hasBegun()
      writer.write(trusted: markup.html)
      return element.name()
    }
    let unescaped = resolve(.block(.unescaped))
    writeOpening(unescaped)
    let start = writer.count
    writer.write(trusted: markup.html)
    numbering.identified.noteRaw(start..<writer.count)
    write(unescaped.pointee.closing)
    element.name()
  }

  // MARK: Images

  func image(_ image: Image) {
    guard !isLoading else { return writePlaceholder(for: image) }
    switch image.source {
    case .symbol(let name): writeSymbol(name, image)
    case .named(let name): writePicture(name, image)
    }
  }

  /// Returns the drawing of a symbol that the author names; another one or `nil`, with a diagnostic, for an unknown name.
  func drawing(named name: String) -> SymbolDrawing? {
    if let drawing = SymbolDrawing.named(name) { return drawing }
    let other = SymbolDrawing.standIn(for: name)
    if checksIdentity {
      let names = SymbolDrawing.all.lazy.map(\.name.description)
      report(.missing(symbol: name, shownAs: other?.name.description, among: names, at: place))
    }
    return other
  }

  /// Returns the drawing of a symbol in the form that the place asks for, and notes that it may be all that a control shows.
  private func drawing(shownFor name: String) -> SymbolDrawing? {
    let name = environment.symbolName(name) { SymbolDrawing.named($0) != nil }
    let drawing = drawing(named: name)
    // Where a label names the control, a reader still has to see something.
    if context.isInteractive, !isPendingHidden, drawing == nil ? element.showsNoWords : !element.isNamed {
      noteWordless(name, isDrawn: drawing != nil)
    }
    return drawing
  }

  /// Writes a symbol that stands among words.
  func writeDrawing(of name: String) { drawing(shownFor: name).map { write($0) } }

  private func writeSymbol(_ name: String, _ image: Image) {
    guard let drawing = drawing(shownFor: name) else { return writeDescription(of: image) }
    let label = pendingLabel ?? image.accessibilityDescription
    let scale = environment.imageScale
    let markup = resolve(.symbol(mirrors: drawing.mirrors, scale: scale, sizing: image.sizing))
    write(markup.pointee.head)
    write(drawing) {
      write(markup.pointee.tail)
      if let label, !label.isEmpty {
        element.name()
        writer.write(" role=\"img\"")
        write(attribute: " aria-label=\"", label)
        writePendingAttributes(for: .text)
      } else {
        writePendingAttributes(for: .text)
        if !isPendingHidden { writer.write(" aria-hidden=\"true\"") }
      }
    }
    write(markup.pointee.closing)
  }

  @inline(__always)
  private func pictureElement(of image: Image) -> ResolvedElement.Reference {
    let code = MarkupKind.code(ofImage: image.sizing, isPixelated: image.isPixelated)
    return resolve(code: code, .image(image.sizing, isPixelated: image.isPixelated))
  }

  private func writePicture(_ name: String, _ image: Image) {
    guard options.assets.isEmpty else { return writeAsset(name, image) }
    let source = checkedSource(name)
    // No catalogue has what is elsewhere.
    if source?.kind != .web { reportMissingCatalog(name) }
    writePicture(at: source, image)
  }

  /// Writes a picture at an address, or its description without one.
  private func writePicture(at source: Address?, _ image: Image) {
    guard let source else { return writeDescription(of: image) }
    let element = pictureElement(of: image)
    write(element.pointee.head)
    beginPicture(element, source)
    writeDescriptionAttribute(of: image)
    endPicture()
    write(element.pointee.closing)
  }

  /// Writes a picture of the catalogue.
  private func writeAsset(_ name: String, _ image: Image) {
    guard let asset = options.assets[name] else {
      if Address(name)?.kind == .web { return writePicture(at: checkedSource(name), image) }
      reportMissingPicture(name)
      return writeDescription(of: image)
    }
    guard let source = checkedSource(asset.source) else { return writeDescription(of: image) }
    let node = self.element.node
    let element = pictureElement(of: image)
    let darkSource = asset.darkSource.flatMap { checkedSource($0) }
    write(element.pointee.head)
    if let darkSource {
      note(.darkPicture)
      writer.write("<picture><source media=\"(prefers-color-scheme:dark)\"")
      if !writeChoice(among: asset.darkVariants, of: asset, image.sizing, at: node) {
        write(attribute: " srcset=\"", darkSource.sourceSetText)
      }
      writer.write(">")
    }
    beginPicture(element, source)
    if asset.hasVariants { _ = writeChoice(among: asset.variants, of: asset, image.sizing, at: node) }
    writeDescriptionAttribute(of: image)
    writeSize(of: asset)
    endPicture()
    if darkSource != nil { writer.write("</picture>") }
    write(element.pointee.closing)
  }

  @inline(never)
  private func reportMissingPicture(_ name: String) {
    guard checksIdentity else { return }
    let similar = reports.similarNames(of: options.assets).name(like: name)
    let remedy = similar.map { "Did you mean \"\($0)\"?" } ?? "Add it, or correct the name."
    report(.error, .missingImage, "No image is named \"\(name)\" in the asset catalogue. \(remedy)")
  }

  @inline(__always)
  private func beginPicture(_ element: ResolvedElement.Reference, _ source: Address) {
    note(.picture)
    writer.write("<img")
    write(element.pointee.tail)
    write(attribute: " src=\"", source)
  }

  @inline(__always)
  private func endPicture() {
    if numbering.nextImage() > options.eagerImageCount {
      writer.write(" loading=\"lazy\" decoding=\"async\">")
    } else {
      writer.write(" loading=\"eager\" decoding=\"async\">")
    }
  }

  /// Reports once that there is no catalogue, so that the names of pictures count as addresses.
  private func reportMissingCatalog(_ name: String) {
    guard reports.isFirst(.missingCatalog) else { return }
    report(
      .warning,
      .missingImage,
      "There is no asset catalogue, so image names, such as \"\(name)\", count as addresses. Pass a catalogue."
    )
  }

  /// Returns the address of a picture, if a page may load from it.
  func checkedSource(_ source: String) -> Address? {
    if let address = Address(source, root: options.root), address.isResource { return address }
    if checksIdentity { report(.blocked(source, of: "The image address", at: place)) }
    return nil
  }

  private func writeDescriptionAttribute(of image: Image) {
    guard modifiers.isAnyWaiting || image.accessibilityDescription != nil else { return writer.write(" alt=\"\"") }
    guard let description = pendingLabel ?? image.accessibilityDescription, !isPendingHidden else {
      writer.write(" alt=\"\"")
      writePendingAttributes(for: .text)
      return
    }
    if description.isEmpty {
      report(.undescribedImage(at: place))
    } else {
      element.name()
    }
    write(attribute: " alt=\"", description)
    writePendingAttributes(for: .text)
  }

  func writeSize(of asset: AssetCatalog.Asset) {
    guard let width = asset.width, let height = asset.height, width > 0, height > 0 else { return }
    write(attribute: " width=\"", trusted: String(width))
    write(attribute: " height=\"", trusted: String(height))
  }

  /// Writes the description of a picture that cannot be shown.
  private func writeDescription(of image: Image) {
    guard let description = pendingLabel ?? image.accessibilityDescription, !description.isEmpty else { return }
    text(Text(verbatim: description))
  }
}
