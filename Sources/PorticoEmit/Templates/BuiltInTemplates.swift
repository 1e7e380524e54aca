/// The templates that the binary carries: the folder `Templates/`, written here by `Scripts/embed-templates`.
// swift-format-ignore-file
package enum BuiltInTemplates {
  package static let sources: [TemplateSource] = [
  ]
}
