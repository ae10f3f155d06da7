// Text has modifiers of its own, so that what they return is still a text and joins with `+`.
extension Text {
  /// Sets the font of the words.
  @inlinable
  public consuming func font(_ font: Font?) -> Text {
    changing { $0.font = font }
  }

  /// Sets the thickness of the words' strokes.
  @inlinable
  public consuming func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { $0.weight = weight }
  }

  /// Sets the colour of the words.
  @inlinable
  public consuming func foregroundColor(_ color: Color?) -> Text {
    changing { $0.color = color }
  }

  /// Sets the colour of the words.
  @inlinable
  public consuming func foregroundStyle(_ color: Color) -> Text {
    changing { $0.color = color }
  }

  /// Sets the words apart in bold.
  @inlinable
  public consuming func bold(_ isActive: Bool = true) -> Text {
    setting(.bold, isActive)
  }

  /// Sets the words apart in italics.
  @inlinable
  public consuming func italic(_ isActive: Bool = true) -> Text {
    setting(.italic, isActive)
  }

  /// Underlines the words.
  @inlinable
  public consuming func underline(_ isActive: Bool = true) -> Text {
    setting(.underline, isActive)
  }

  /// Strikes the words through, as no longer valid.
  @inlinable
  public consuming func strikethrough(_ isActive: Bool = true) -> Text {
    setting(.strikethrough, isActive)
  }

  /// Marks the words as code or as what a computer prints.
  ///
  /// SwiftUI says this in Markdown only, with backquotes, which works in a literal here too.
  @inlinable
  public consuming func code(_ isActive: Bool = true) -> Text {
    setting(.code, isActive)
  }

  /// Gives all letters one width.
  @inlinable
  public consuming func monospaced(_ isActive: Bool = true) -> Text {
    setting(.monospaced, isActive)
  }

  /// Gives all digits one width, so that figures align in columns.
  @inlinable
  public consuming func monospacedDigit() -> Text {
    setting(.monospacedDigit, true)
  }

  /// Sets the distance between letters, in points, beyond the font's own.
  ///
  /// What is not a finite number, or too large for one of 32 bits, counts as 0.
  @inlinable
  public consuming func kerning(_ kerning: Double) -> Text {
    let kerning = Float(kerning)
    return changing { $0.kerning = kerning.isFinite ? kerning : 0 }
  }

  /// Sets the distance between letters, in points, beyond the font's own.
  @inlinable
  public consuming func tracking(_ tracking: Double) -> Text {
    kerning(tracking)
  }

  @inlinable
  consuming func setting(_ trait: TextStyle.Traits, _ isActive: Bool) -> Text {
    changing { style in
      if isActive {
        style.traits.insert(trait)
      } else {
        style.traits.remove(trait)
      }
    }
  }

  @inlinable
  @inline(__always)
  consuming func changing(_ change: (inout TextStyle) -> Void) -> Text {
    if runs == nil {
      change(&style)
    } else {
      var outer = TextStyle()
      change(&outer)
      style = outer.inheriting(style)
    }
    return self
  }
}
