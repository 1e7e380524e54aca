/// One `.portico` file as it comes in: its bytes, the settings that hold for it, and where its output goes.
import PorticoSyntax

package struct Source: Sendable {
  package var path: FilePath
  package var bytes: [UInt8]
  /// From the outermost folder to the nearest.
  package var settings: [FolderSettings]
  package var outputFolder: FilePath
  /// Where the support file lies that its output leans on.
  package var supportFolder: FilePath
  /// Its folder below the path that was given, which output folders mirror.
  package var below = ""
  /// The SwiftPM target that it lies in.
  package var module: String?
  /// Some settings file above it could not be read.
  package var isMissingSettings = false

  package init(
    path: FilePath, bytes: [UInt8], settings: [FolderSettings] = [], outputFolder: FilePath, supportFolder: FilePath
  ) {
    self.path = path
    self.bytes = bytes
    self.settings = settings
    self.outputFolder = outputFolder
    self.supportFolder = supportFolder
  }

  /// Its folder's settings are not known, so nothing of it can be written.
  package var waitsForSettings: Bool { isMissingSettings || settings.contains(where: \.hasErrors) }
}
