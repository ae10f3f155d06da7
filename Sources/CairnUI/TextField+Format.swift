public import Cairn
public import Foundation

extension TextField where Label == Text {
  /// Creates a field for a value that a format style writes and reads.
  ///
  /// - Parameters:
  ///   - titleKey: What is asked for.
  ///   - value: The value at first; what the style cannot read is left out.
  ///   - format: How the value is written.
  ///   - prompt: What shows while the field is empty.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(titleKey, text: Self.words(of: value, format), prompt: prompt)
  }

  /// Creates a field for a value that a format style writes and reads.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title, text: Self.words(of: value, format), prompt: prompt)
  }

  private static func words<Format: ParseableFormatStyle>(
    of value: Binding<Format.FormatInput>,
    _ format: Format
  ) -> Binding<String> where Format.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { words in
        // What cannot be read is no value, as in SwiftUI, so the old one stays.
        guard let read = try? format.parseStrategy.parse(words) else { return }
        value.wrappedValue = read
      }
    )
  }
}
