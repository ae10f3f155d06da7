extension ListCell {
  /// The cell, whose own views are read for a renderer, so that they take part in the states around it.
  func read(for renderer: any Renderer) -> ListCell {
    let accessories = accessories.map { accessory in
      guard case .custom(let content, let edge) = accessory.kind else { return accessory }
      return updating(accessory) { $0.kind = .custom(content.read(for: renderer), edge) }
    }
    return updating(self) {
      $0.accessories = accessories
      $0.readHostedView(for: renderer)
    }
  }

  /// The calls of its own views that were read.
  var recordings: [Recording] {
    let ofAccessories = accessories.compactMap { accessory in
      if case .custom(let content, _) = accessory.kind { content.recording } else { nil }
    }
    return (hostedView?.recording.map { [$0] } ?? []) + ofAccessories
  }

  /// Whether it has views of its own.
  var hasViews: Bool { hostedView != nil || accessories.contains { if case .custom = $0.kind { true } else { false } } }
}
