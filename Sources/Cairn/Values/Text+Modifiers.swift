// These modifiers return a text, so that it can still be joined with `+`.
extension Text {
  /// Sets the font of the words.
  @inlinable
  public consuming func font(_ font: Font?) -> Text {
    guard runs == nil, let style = plainStyle.setting(font) else { return settingFont(font) }
    return Text(string, style)
  }

  /// Sets the thickness of the words' strokes.
  @inlinable
  public consuming func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { $0.weight = weight }
  }

  /// Sets the colour of the words.
  @inlinable
  public consuming func foregroundColor(_ color: Color?) -> Text {
    changing { $0 = $0.setting(color) }
  }

  /// Sets the colour of the words.
  @inlinable
  public consuming func foregroundStyle(_ color: Color) -> Text {
    changing { $0 = $0.setting(color) }
  }

  /// Makes the words bold.
  @inlinable
  public consuming func bold(_ isActive: Bool = true) -> Text { setting(.bold, isActive) }

  /// Makes the words italic.
  @inlinable
  public consuming func italic(_ isActive: Bool = true) -> Text { setting(.italic, isActive) }

  /// Underlines the words.
  @inlinable
  public consuming func underline(_ isActive: Bool = true) -> Text { setting(.underline, isActive) }

  /// Strikes the words through, for words that are no longer valid.
  @inlinable
  public consuming func strikethrough(_ isActive: Bool = true) -> Text {
    setting(.strikethrough, isActive)
  }

  /// Marks the words as code or as output of a computer.
  ///
  /// In SwiftUI only Markdown's backquotes do this. They work in literals here too.
  @inlinable
  public consuming func code(_ isActive: Bool = true) -> Text { setting(.code, isActive) }

  /// Gives all letters one width.
  @inlinable
  public consuming func monospaced(_ isActive: Bool = true) -> Text {
    setting(.monospaced, isActive)
  }

  /// Gives all digits one width, so that figures align in columns.
  @inlinable
  public consuming func monospacedDigit() -> Text { setting(.monospacedDigit, true) }

  /// Adds to the distance between letters, in points.
  ///
  /// A number that is not finite, also as a 32-bit number, counts as 0.
  @inlinable
  public consuming func kerning(_ kerning: Double) -> Text {
    let kerning = Float(kerning)
    return changing { $0.kerning = kerning.isFinite ? kerning : 0 }
  }

  /// Adds to the distance between letters, in points.
  @inlinable
  public consuming func tracking(_ tracking: Double) -> Text { kerning(tracking) }

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
  consuming func changing(_ change: (inout PlainTextStyle) -> Void) -> Text {
    guard runs == nil else { return changingRuns(change) }
    var style = plainStyle
    change(&style)
    return Text(string, style)
  }

  /// Changes the style of the only run, or the inherited style of several runs.
  @usableFromInline
  consuming func changingRuns(_ change: (inout PlainTextStyle) -> Void) -> Text {
    if var run = namedRun {
      var plain = PlainTextStyle(run.style)
      change(&plain)
      run.style = TextStyle(plain, nameOf: run.style.font)
      runs = [run]
    } else {
      var outer = PlainTextStyle()
      change(&outer)
      plainStyle = outer.inheriting(plainStyle)
    }
    return self
  }

  /// Sets the font of a text that has runs, or that needs one to hold the name of its font.
  @usableFromInline
  consuming func settingFont(_ font: Font?) -> Text {
    let isOneStyle = runs == nil || namedRun != nil
    guard isOneStyle || font?.customName != nil else {
      return changingRuns { $0.font = font?.plain }
    }
    let runs = allRuns.map { run in
      var run = run
      if isOneStyle || run.style.font == nil { run.style.font = font }
      return run
    }
    return Text(runs: runs)
  }
}
