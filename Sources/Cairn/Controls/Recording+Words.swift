extension Recording {
  /// The words of texts, and the descriptions of pictures where there are none.
  func words(in range: Range<Int>) -> String {
    let texts = entries[range].compactMap { entry -> String? in
      if case .text(let text) = entry.call { text.plainText } else { nil }
    }
    if !texts.isEmpty { return texts.joined(separator: " ") }
    let pictures = entries[range].compactMap { entry -> String? in
      if case .image(let image) = entry.call { image.accessibilityDescription } else { nil }
    }
    return pictures.joined(separator: " ")
  }
}
