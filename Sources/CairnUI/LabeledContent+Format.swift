public import Cairn
public import Foundation

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a value that a format style writes, with words as its label; inline Markdown in the label is interpreted.
  ///
  /// ```swift
  /// LabeledContent("Height", value: 3967, format: .number)
  /// ```
  public init<Format: FormatStyle>(_ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(titleKey, value: format.format(value))
  }

  /// Creates a value that a format style writes, with words as its label.
  @_disfavoredOverload
  public init<Format: FormatStyle>(_ title: some StringProtocol, value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title, value: format.format(value))
  }
}
