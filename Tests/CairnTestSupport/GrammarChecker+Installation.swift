import Cairn
import Testing

#if DEBUG
  /// Puts a checker around the renderer of each rendering, before any test runs.
  ///
  /// Nothing calls it: loaders run the functions of this part of a program as soon as it is there, so that no suite has to
  /// ask for it and none can forget it.
  #if canImport(Darwin)
    @section("__DATA,__mod_init_func")
    @used
    private let install: @convention(c) () -> Void = { installGrammarChecker() }
  #else
    @section(".init_array")
    @used
    private let install: @convention(c) () -> Void = { installGrammarChecker() }
  #endif

  private func installGrammarChecker() {
    RendererWatch.surround = { renderer in
      GrammarChecker(around: renderer) { Issue.record("A call of a renderer is out of place: \($0).") }
    }
  }
#endif
