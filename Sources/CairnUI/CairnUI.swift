// One import for files of views: what they use besides Cairn, as SwiftUI gives it too.
@_exported public import Cairn
@_exported public import Foundation
@_exported public import Observation
