// One method for each number of statements: joining them one by one leaves a call and a type behind for each. Up to eight become
// pairs of pairs, which the compiler specialises completely. The first eight of more hide their types, because the time to compile
// a pair of pairs grows steeply with its depth. Few bodies have more than twelve; from the fourteenth statement on, their views are
// rendered without specialisation.
extension ViewBuilder {
  /// Passes a view on; wrap what is none, such as a string, in `Text(…)`.
  @inlinable
  public static func buildBlock<A: View>(_ a: consuming A) -> A {
    a
  }

  /// Joins two views; wrap what is none, such as a string, in `Text(…)`.
  @inlinable
  public static func buildBlock<A: View, B: View>(_ a: consuming A, _ b: consuming B) -> Pair<A, B> {
    Pair(a, b)
  }

  /// Joins three views; wrap what is none, such as a string, in `Text(…)`.
  @inlinable
  public static func buildBlock<A: View, B: View, C: View>(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C
  ) -> Pair<Pair<A, B>, C> {
    Pair(Pair(a, b), c)
  }

  /// Joins four views; wrap what is none, such as a string, in `Text(…)`.
  @inlinable
  public static func buildBlock<A: View, B: View, C: View, D: View>(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C,
    _ d: consuming D
  ) -> Pair<Pair<Pair<A, B>, C>, D> {
    Pair(Pair(Pair(a, b), c), d)
  }

  /// Joins five views; wrap what is none, such as a string, in `Text(…)`.
  @inlinable
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View>(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C,
    _ d: consuming D,
    _ e: consuming E
  ) -> Pair<Pair<Pair<Pair<A, B>, C>, D>, E> {
    Pair(Pair(Pair(Pair(a, b), c), d), e)
  }

  /// Joins six views; wrap what is none, such as a string, in `Text(…)`.
  @inlinable
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View>(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C,
    _ d: consuming D,
    _ e: consuming E,
    _ f: consuming F
  ) -> Pair<Pair<Pair<Pair<Pair<A, B>, C>, D>, E>, F> {
    Pair(Pair(Pair(Pair(Pair(a, b), c), d), e), f)
  }

  /// Joins seven views; wrap what is none, such as a string, in `Text(…)`.
  @inlinable
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View>(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C,
    _ d: consuming D,
    _ e: consuming E,
    _ f: consuming F,
    _ g: consuming G
  ) -> Pair<Pair<Pair<Pair<Pair<Pair<A, B>, C>, D>, E>, F>, G> {
    Pair(Pair(Pair(Pair(Pair(Pair(a, b), c), d), e), f), g)
  }

  /// Joins eight views; wrap what is none, such as a string, in `Text(…)`.
  @inlinable
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View>(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C,
    _ d: consuming D,
    _ e: consuming E,
    _ f: consuming F,
    _ g: consuming G,
    _ h: consuming H
  ) -> Pair<Pair<Pair<Pair<Pair<Pair<Pair<A, B>, C>, D>, E>, F>, G>, H> {
    Pair(Pair(Pair(Pair(Pair(Pair(Pair(a, b), c), d), e), f), g), h)
  }

  /// Joins nine views; wrap what is none, such as a string, in `Text(…)`.
  @inlinable
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View>(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C,
    _ d: consuming D,
    _ e: consuming E,
    _ f: consuming F,
    _ g: consuming G,
    _ h: consuming H,
    _ i: consuming I
  ) -> Pair<Statements, I> {
    Pair(Statements(buildBlock(a, b, c, d, e, f, g, h)), i)
  }

  /// Joins ten views; wrap what is none, such as a string, in `Text(…)`.
  @inlinable
  public static func buildBlock<
    A: View,
    B: View,
    C: View,
    D: View,
    E: View,
    F: View,
    G: View,
    H: View,
    I: View,
    J: View
  >(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C,
    _ d: consuming D,
    _ e: consuming E,
    _ f: consuming F,
    _ g: consuming G,
    _ h: consuming H,
    _ i: consuming I,
    _ j: consuming J
  ) -> Pair<Pair<Statements, I>, J> {
    Pair(Pair(Statements(buildBlock(a, b, c, d, e, f, g, h)), i), j)
  }

  /// Joins eleven views; wrap what is none, such as a string, in `Text(…)`.
  @inlinable
  public static func buildBlock<
    A: View,
    B: View,
    C: View,
    D: View,
    E: View,
    F: View,
    G: View,
    H: View,
    I: View,
    J: View,
    K: View
  >(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C,
    _ d: consuming D,
    _ e: consuming E,
    _ f: consuming F,
    _ g: consuming G,
    _ h: consuming H,
    _ i: consuming I,
    _ j: consuming J,
    _ k: consuming K
  ) -> Pair<Pair<Pair<Statements, I>, J>, K> {
    Pair(Pair(Pair(Statements(buildBlock(a, b, c, d, e, f, g, h)), i), j), k)
  }

  /// Joins twelve views; wrap what is none, such as a string, in `Text(…)`.
  @inlinable
  public static func buildBlock<
    A: View,
    B: View,
    C: View,
    D: View,
    E: View,
    F: View,
    G: View,
    H: View,
    I: View,
    J: View,
    K: View,
    L: View
  >(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C,
    _ d: consuming D,
    _ e: consuming E,
    _ f: consuming F,
    _ g: consuming G,
    _ h: consuming H,
    _ i: consuming I,
    _ j: consuming J,
    _ k: consuming K,
    _ l: consuming L
  ) -> Pair<Pair<Pair<Pair<Statements, I>, J>, K>, L> {
    Pair(Pair(Pair(Pair(Statements(buildBlock(a, b, c, d, e, f, g, h)), i), j), k), l)
  }

  /// Joins more than twelve views; wrap what is none, such as a string, in `Text(…)`.
  @inlinable
  public static func buildBlock<each More: View>(
    _ a: consuming some View,
    _ b: consuming some View,
    _ c: consuming some View,
    _ d: consuming some View,
    _ e: consuming some View,
    _ f: consuming some View,
    _ g: consuming some View,
    _ h: consuming some View,
    _ i: consuming some View,
    _ j: consuming some View,
    _ k: consuming some View,
    _ l: consuming some View,
    _ m: consuming some View,
    _ more: repeat each More
  ) -> Pair<Pair<Statements, Statements>, Statements> {
    let first = Statements(buildBlock(a, b, c, d, e, f, g, h))
    let second = Statements(buildBlock(i, j, k, l, m))
    // A closure holds a pack as it is; a stored property would be a tuple, whose type has to be looked up for each body.
    let rest = Statements(rendering: { renderer in repeat (each more)._render(into: renderer) })
    return Pair(Pair(first, second), rest)
  }
}
