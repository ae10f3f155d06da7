public import Cairn
public import Foundation

extension View {
  /// Sets the language of the views inside, as in `environment(\.locale, Locale(identifier: "de"))`; nothing is formatted by it.
  @_disfavoredOverload
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LocaleIdentifier>,
    _ value: Locale
  ) -> EnvironmentView<Self> { environment(keyPath, LocaleIdentifier(value.identifier(.bcp47))) }
}
