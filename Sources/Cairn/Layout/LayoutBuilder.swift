/// The builder of the items and groups in a group.
///
/// The closure may have `if`, `switch` and `for`.
@resultBuilder
public enum LayoutBuilder {
  public static func buildExpression(_ item: LayoutItem) -> [LayoutSubitem] { [.item(item)] }

  public static func buildExpression(_ group: LayoutGroup) -> [LayoutSubitem] { [.group(group)] }

  public static func buildExpression(_ subitem: LayoutSubitem) -> [LayoutSubitem] { [subitem] }

  public static func buildExpression(_ subitems: [LayoutSubitem]) -> [LayoutSubitem] { subitems }

  public static func buildBlock(_ parts: [LayoutSubitem]...) -> [LayoutSubitem] { parts.flatMap { $0 } }

  public static func buildOptional(_ part: [LayoutSubitem]?) -> [LayoutSubitem] { part ?? [] }

  public static func buildEither(first part: [LayoutSubitem]) -> [LayoutSubitem] { part }

  public static func buildEither(second part: [LayoutSubitem]) -> [LayoutSubitem] { part }

  public static func buildArray(_ parts: [[LayoutSubitem]]) -> [LayoutSubitem] { parts.flatMap { $0 } }

  public static func buildLimitedAvailability(_ part: [LayoutSubitem]) -> [LayoutSubitem] { part }
}

/// The builder of the sections of a layout.
///
/// The closure may have `if`, `switch` and `for`.
@resultBuilder
public enum LayoutSectionsBuilder {
  public static func buildExpression(_ section: LayoutSection) -> [LayoutSection] { [section] }

  public static func buildBlock(_ parts: [LayoutSection]...) -> [LayoutSection] { parts.flatMap { $0 } }

  public static func buildOptional(_ part: [LayoutSection]?) -> [LayoutSection] { part ?? [] }

  public static func buildEither(first part: [LayoutSection]) -> [LayoutSection] { part }

  public static func buildEither(second part: [LayoutSection]) -> [LayoutSection] { part }

  public static func buildArray(_ parts: [[LayoutSection]]) -> [LayoutSection] { parts.flatMap { $0 } }

  public static func buildLimitedAvailability(_ part: [LayoutSection]) -> [LayoutSection] { part }
}
