import Cairn

extension HTMLRenderer {
  func text(_ text: Text) {
    guard !modifiers.isAnyWaiting, text.runs == nil, !isLoading else {
      writeElaborately(text)
      return
    }
    let markup = tree.text(text.plainStyle, context, in: element.node)
    element.hasBegun()
    if markup.pointee.isBare {
      writer.write(text: text.string)
    } else {
      write(markup.pointee.opening)
      writer.write(text: text.string)
      write(markup.pointee.closing)
    }
    if !text.string.isEmpty { element.name() }
    if rows.collectsWords { rows.note(words: text.string) }
  }

  private func writeElaborately(_ text: Text) {
    let label = pendingLabel
    var context = context
    if modifiers.isAnyWaiting {
      context.mayBeBare = false
      context.headingLevel = context.isPhrasing ? 0 : pendingHeadingLevel
    }
    let markup =
      text.namedRun.map { tree.element(.text($0.style), context, in: element.node) }
      ?? tree.text(text.plainStyle, context, in: element.node)
    element.hasBegun()
    write(markup.pointee.head)
    if !markup.pointee.isBare { writePendingAttributes(for: .text) }
    write(markup.pointee.tail)
    if isLoading {
      writeBar(for: text)
      element.name()
    } else if let label, !label.isEmpty {
      // Words cannot be named by an attribute, so the label stands beside them for those who do not see.
      note(.hiddenWords)
      writer.write("<span aria-hidden=\"true\">")
      writeRuns(of: text)
      writer.write("</span><span class=\"visually-hidden\">")
      writer.write(text: label)
      writer.write("</span>")
      element.name()
    } else {
      writeRuns(of: text)
      if !text.isEmpty { element.name() }
    }
    if rows.collectsWords { rows.note(words: label ?? text.plainText) }
    write(markup.pointee.closing)
  }

  func writeRuns(of text: Text) {
    guard let runs = text.runs else {
      writer.write(text: text.string)
      return
    }
    if let run = text.namedRun { return writer.write(text: run.string) }
    var start = 0
    while start < runs.count {
      var end = start + 1
      if let destination = runs[start].destination {
        while end < runs.count, runs[end].destination == destination { end += 1 }
      }
      if end - start > 1 { writeLink(runs[start..<end]) } else { write(runs[start]) }
      start = end
    }
  }

  /// Writes words of several looks that lead to one place, as one link.
  private func writeLink(_ runs: ArraySlice<TextRun>) {
    let address = runs.first?.destination.flatMap { resolver.address(of: $0, for: self) }
    let link = tree.element(.runLink(TextStyle()), context.outsideOfItems, in: .root)
    if let address {
      write(link.pointee.head)
      write(attribute: " href=\"", address)
      write(link.pointee.tail)
    }
    for var run in runs {
      run.destination = nil
      write(run)
    }
    if address != nil { write(link.pointee.closing) }
  }

  func write(_ run: TextRun) {
    let context = context.outsideOfItems
    guard let destination = run.destination, let address = resolver.address(of: destination, for: self) else {
      let element = tree.element(run.token.map { .token($0) } ?? .run(run.style), context, in: .root)
      write(element.pointee.head)
      write(element.pointee.tail)
      writer.write(text: run.string)
      write(element.pointee.closing)
      return
    }
    let element = tree.element(.runLink(run.style), context, in: .root)
    write(element.pointee.head)
    write(attribute: " href=\"", address)
    write(element.pointee.tail)
    writer.write(text: run.string)
    write(element.pointee.closing)
  }
}
