import Cairn

extension HTMLRenderer {
  func text(_ text: Text) {
    guard attributes.count == attributeBase, text.runs == nil, !isLoading else {
      writeElaborately(text)
      return
    }
    let element = tree.text(text.style, context, in: node)
    context.mayBeBare = false
    if element.pointee.isBare {
      writer.write(text: text.string)
    } else {
      write(element.pointee.opening)
      writer.write(text: text.string)
      write(element.pointee.closing)
    }
    isNamed = isNamed || !text.string.isEmpty
    if collectsWords { noteWords(text.string) }
  }

  /// Writes a text that has several runs or attributes.
  private func writeElaborately(_ text: Text) {
    let hasAttributes = attributes.count > attributeBase
    let label = pendingLabel
    if hasAttributes {
      context.mayBeBare = false
      context.headingLevel = context.isPhrasing ? 0 : pendingHeadingLevel
    }
    let element = tree.text(text.style, context, in: node)
    context.mayBeBare = false
    context.headingLevel = 0
    write(element.pointee.head)
    if !element.pointee.isBare { writePendingAttributes(for: .text) }
    write(element.pointee.tail)
    if isLoading {
      writeBar(for: text)
      isNamed = true
    } else if let label, !label.isEmpty {
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
    if collectsWords { noteWords(label ?? text.plainText) }
    write(element.pointee.closing)
  }

  func writeRuns(of text: Text) {
    guard let runs = text.runs else {
      writer.write(text: text.string)
      return
    }
    for run in runs {
      write(run)
    }
  }

  func write(_ run: TextRun) {
    let outer = (node: node, context: context)
    node = 0
    context.isItem = false
    defer { (node, context) = outer }
    guard let destination = run.destination, let address = checked(destination) else {
      let element = tree.element(.run(run.style), context, in: node)
      write(element.pointee.head)
      write(element.pointee.tail)
      writer.write(text: run.string)
      write(element.pointee.closing)
      return
    }
    let element = tree.element(.runLink(run.style), context, in: node)
    write(element.pointee.head)
    write(attribute: " href=\"", address)
    write(element.pointee.tail)
    writer.write(text: run.string)
    write(element.pointee.closing)
  }
}
