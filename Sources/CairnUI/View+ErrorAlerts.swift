public import Cairn
public import Foundation

extension View {
  /// Shows an error in front of the page, while a state says so and there is one; its description is the title.
  ///
  /// ```swift
  /// Button("Save") { showsError = true }
  ///   .alert(isPresented: $showsError, error: error) { Button("OK") {} }
  /// ```
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: @autoclosure @escaping () -> Failure?,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Self.title(of: error()), isPresented: isPresented, presenting: error()) { _ in actions() }
  }

  /// Shows an error in front of the page with further words, while a state says so and there is one; its description is the title.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>,
    error: @autoclosure @escaping () -> Failure?,
    @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    alert(Self.title(of: error()), isPresented: isPresented, presenting: error(), actions: actions, message: message)
  }

  private static func title(of error: (some LocalizedError)?) -> Text {
    Text(verbatim: error.map { $0.errorDescription ?? $0.localizedDescription } ?? "")
  }
}
