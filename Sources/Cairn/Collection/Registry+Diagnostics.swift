extension Registry {
  /// Returns why a type has no controller to choose, which controllers there are, and what to do about it.
  func diagnostic(for type: any CollectionSection.Type, at place: Diagnostic.Place) -> Diagnostic {
    let name = String(reflecting: type)
    let entries = entries(for: type)
    guard let last = entries.last else {
      return Diagnostic(
        .error,
        .missingController,
        "No controller is registered for sections of type \(name). \(inventory) "
          + "List a controller whose section type is \(name).",
        at: place
      )
    }
    let listing = entries.map { "\(String(reflecting: $0.controller.controllerType)) (\($0.fileID):\($0.line))" }
    return Diagnostic(
      .error,
      .duplicateController,
      "\(entries.count) controllers are registered for sections of type \(name): "
        + "\(listing.joined(separator: ", ")). Keep one of them.",
      at: Diagnostic.Place(subject: place.subject, fileID: last.fileID, line: last.line)
    )
  }

  private var inventory: String {
    guard !sectionTypes.isEmpty else { return "The registry is empty." }
    let names = sectionTypes.map { type in
      let place = entries(for: type).first.map { " (\($0.fileID):\($0.line))" } ?? ""
      return String(reflecting: type) + place
    }
    return "Controllers are registered for \(names.joined(separator: ", "))."
  }
}
