extension View {
  /// Lets the controls inside not be used; those in a view that is disabled already stay so.
  public func disabled(_ isDisabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
  }

  /// Sets the name under which a form sends the field, instead of its title.
  public func fieldName(_ name: String) -> some View { environment(\.fieldTraits.name, name) }

  /// Sets whether a form is sent only when the fields have values.
  public func fieldRequired(_ isRequired: Bool = true) -> some View {
    environment(\.fieldTraits.isRequired, isRequired)
  }

  /// Says what the values of the fields are about, so that browsers can propose some.
  public func textContentType(_ type: TextContentType?) -> some View {
    environment(\.fieldTraits.contentType, type)
  }

  /// Sets the keyboard that shows on the screen while a field is filled in.
  public func keyboardType(_ type: KeyboardType) -> some View { environment(\.fieldTraits.keyboardType, type) }

  /// Sets whether the spelling in fields is left alone.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.fieldTraits.correctsSpelling, !isDisabled)
  }

  /// Sets what gets a capital letter while it is written; `nil` for what is usual.
  public func textInputAutocapitalization(_ capitalization: TextInputAutocapitalization?) -> some View {
    environment(\.fieldTraits.capitalization, capitalization)
  }

  /// Sets what gets a capital letter while it is written, in its older spelling.
  public func autocapitalization(_ style: TextAutocapitalizationType) -> some View {
    textInputAutocapitalization(style.capitalization)
  }

  /// Sets whether the spelling in fields is left alone, in its older spelling.
  public func disableAutocorrection(_ disable: Bool?) -> some View { autocorrectionDisabled(disable ?? false) }

  /// Sets what the key says that ends a line.
  public func submitLabel(_ label: SubmitLabel) -> some View { environment(\.fieldTraits.submitLabel, label) }
}
