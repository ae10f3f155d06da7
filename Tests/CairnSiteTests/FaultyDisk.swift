import Foundation

@testable import CairnSite

/// Stands in for a disk on which changes fail.
final class FaultyDisk {
  /// What happens at the change that the test chose.
  enum Fault {
    /// This change and all later ones fail, which leaves the same as a process that is killed.
    case death
    /// This change fails, and later ones are made.
    case failure
  }

  /// Whether folders can change places in one step.
  private let exchanges: Bool
  private let fault: Fault
  private let number: Int
  /// The changes that were tried.
  private(set) var changes: [FileSystem.Change] = []

  /// Creates a disk on which the change with a number, counted from 0, does not come about.
  init(_ fault: Fault, at number: Int, exchanges: Bool) {
    self.fault = fault
    self.number = number
    self.exchanges = exchanges
  }

  /// Whether the change was tried.
  var isReached: Bool { changes.count > number }

  var fileSystem: FileSystem {
    FileSystem { change in
      self.changes.append(change)
      if self.changes.count - 1 == self.number || self.fault == .death && self.isReached {
        throw FileError("Cannot change the disk", code: ENOSPC)
      }
      if !self.exchanges { try FileSystem.refuseExchange(change) }
    }
  }
}

extension FileSystem {
  /// The system as it is.
  static var exchanging: FileSystem { FileSystem() }
  /// A system where folders cannot change places in one step.
  static var renaming: FileSystem { FileSystem(willChange: refuseExchange) }

  static func refuseExchange(_ change: Change) throws {
    if change == .exchange { throw FileError("Cannot exchange", code: ENOSYS) }
  }

  /// Whether the system lets folders change places in one step where temporary files are.
  static let canExchange: Bool = {
    guard let folder = try? TemporaryFolder(), (try? FileSystem().makeFolder(folder("a"))) != nil,
      (try? FileSystem().makeFolder(folder("b"))) != nil
    else { return false }
    return (try? FileSystem().exchange(folder("a"), with: folder("b"))) == true
  }()
}
