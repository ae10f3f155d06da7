import Cairn

/// The properties that the base sheet's scroll animation reads.
enum ScrollEffectCompiler {
  static func apply(_ section: LayoutSection, to compiled: inout CompiledSection) {
    guard !section.scrollEffects.isEmpty else { return }
    compiled.scrollClass = section.orthogonalScrolling == .none ? "moves-block" : "moves-inline"
    for effect in section.scrollEffects {
      switch effect {
      case .scale(let minimum): compiled.content.own["--scroll-scale"] = CSSLength.number(max(0, minimum))
      case .fade(let minimum): compiled.content.own["--scroll-opacity"] = CSSLength.number(min(max(0, minimum), 1))
      case .parallax(let distance):
        let length = LayoutLength.points(distance).css
        compiled.content.own["--scroll-shift"] = section.orthogonalScrolling == .none ? "0 \(length)" : length
        compiled.content.own["--scroll-shift-back"] =
          section.orthogonalScrolling == .none
          ? "0 \(LayoutLength.points(-distance).css)" : LayoutLength.points(-distance).css
      }
    }
  }
}
