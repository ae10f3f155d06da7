/// The names of the sheets, pictures and fonts of a site.
public enum AssetNames: Hashable, Sendable {
  /// The names that you gave, and `style.css`.
  case plain
  /// Names with a fingerprint of the content, such as `style.3f9a1c07d2.css`, so that browsers can keep these files for ever.
  ///
  /// The sheets, the pictures of ``Site/assets`` and the fonts of ``Site/theme`` have them. Pages and sheets lead to them. Pictures and
  /// fonts are at their plain addresses, too: for your own links, for feeds and for what others keep.
  case fingerprinted
}
