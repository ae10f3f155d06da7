import Cairn

extension LocaleIdentifier {
  /// What is wrong with a tag that is not well formed, and what to do about it.
  var complaint: String {
    "\"\(rawValue.prefix(40))\" is no language tag and was left out. Use one such as \"de\" or \"pt-BR\"."
  }
}
