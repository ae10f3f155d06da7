import Cairn

extension HTMLRenderer {
  func text(_ text: Text) {
    guard attributes.count == attributeBase, text.runs == nil else {
      writeElaborately(text)
      return
    }
    let element = resolve(.text(text.style))
    if element.isBare {
      writer.write(text: text.string)
    } else {
      write(element.head.lowerBound..<element.tail.upperBound)
      writer.write(text: text.string)
      write(element.closing)
    }
    isNamed = isNamed || !text.string.isEmpty
  }

  /// Writes a text that has several runs or attributes.
  private func writeElaborately(_ text: Text) {
    let hasAttributes = attributes.count > attributeBase
    let label = pendingLabel
    if hasAttributes {
      context.mayBeBare = false
      context.headingLevel = context.isPhrasing ? 0 : pendingHeadingLevel
    }
    let element = resolve(.text(text.style))
    context.headingLevel = 0
    write(element.head)
    if !element.isBare { writePendingAttributes(for: .text) }
    write(element.tail)
    if let label, !label.isEmpty {
      // Words cannot be named by an attribute, so the label stands beside them for those who do not see.
      writer.write("<span aria-hidden=\"true\">")
      writeRuns(of: text)
      writer.write("</span><span class=\"visually-hidden\">")
      writer.write(text: label)
      writer.write("</span>")
      isNamed = true
    } else {
      writeRuns(of: text)
      isNamed = isNamed || !text.isEmpty
    }
    write(element.closing)
  }

  private func writeRuns(of text: Text) {
    guard let runs = text.runs else {
      writer.write(text: text.string)
      return
    }
    for run in runs {
      write(run)
    }
  }

  private func write(_ run: TextRun) {
    let outer = (node: node, context: context)
    node = 0
    context.isItem = false
    defer { (node, context) = outer }
    guard let destination = run.destination, let address = checked(destination) else {
      let element = tree.element(ElementStyle(kind: .run(run.style), context: context), in: node)
      write(element.head)
      write(element.tail)
      writer.write(text: run.string)
      write(element.closing)
      return
    }
    let element = tree.element(ElementStyle(kind: .runLink(run.style), context: context), in: node)
    write(element.head)
    write(attribute: " href=\"", address.text)
    write(element.tail)
    writer.write(text: run.string)
    write(element.closing)
  }
}
