extension Color {
  /// A gradient from a lighter colour at the top to the colour itself.
  public var gradient: LinearGradient {
    LinearGradient(colors: [lighter, self], startPoint: .top, endPoint: .bottom)
  }

  private var lighter: Color {
    func lighter(_ channels: RGBA) -> RGBA {
      RGBA(hex: 0xFFFFFF, alpha: RGBA.byte(0.18)).composited(over: channels).multiplyingAlpha(by: channels.alpha)
    }
    return Color(storage: .fixed(AdaptiveRGBA(light: lighter(resolved.light), dark: lighter(resolved.dark))))
  }
}
