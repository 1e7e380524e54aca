/// What changed in a service: its methods are a protocol's, so whoever conforms has to follow.
import PorticoModel

package enum ServiceComparison {
  package static func changes(_ old: Service, _ new: Service) -> [MeaningChange] {
    var changes: [MeaningChange] = []
    let (before, after) = (old.methods.map(text), new.methods.map(text))
    var gone = old.methods.filter { !after.contains(text($0)) }
    for method in new.methods where !before.contains(text(method)) {
      if let index = gone.firstIndex(where: { $0.name == method.name }) {
        let was = text(gone.remove(at: index))
        changes.append(
          MeaningChange(
            .changed, "\(code: text(method)), was \(code: was)", breaks: [.conformers, .logic, .tests]))
      } else {
        changes.append(MeaningChange(.added, "\(code: text(method))", breaks: [.conformers]))
      }
    }
    let removed = gone.map {
      MeaningChange(.removed, "\(code: text($0))", breaks: [.logic, .tests])
    }
    return head(old, new) + removed + changes
  }

  private static func head(_ old: Service, _ new: Service) -> [MeaningChange] {
    var changes: [MeaningChange] = []
    for type in old.inheritance where !new.inheritance.contains(type) {
      changes.append(MeaningChange(.removed, "it inherits from \(code: type)", breaks: [.logic]))
    }
    for type in new.inheritance where !old.inheritance.contains(type) {
      changes.append(MeaningChange(.added, "it inherits from \(code: type)", breaks: [.conformers]))
    }
    if old.settings.library != new.settings.library {
      let (was, now) = (old.settings.library.rawValue, new.settings.library.rawValue)
      changes.append(
        MeaningChange(.changed, "library is \(code: now), was \(code: was)", breaks: [.conformers, .tests]))
    }
    let (was, now) = (access(old), access(new))
    if was != now {
      let breaks: Set<MeaningChange.Audience> = Access.isNarrower(now, than: was) ? [.callers, .conformers] : []
      changes.append(MeaningChange(.changed, "access is \(code: now), was \(code: was)", breaks: breaks))
    }
    return changes
  }

  private static func access(_ service: Service) -> String {
    let word = service.access.isEmpty ? service.settings.access : service.access
    return word.isEmpty ? "internal" : word
  }

  /// As it is declared.
  private static func text(_ method: Service.Method) -> String {
    let parameters = method.parameters.map { parameter in
      let label = parameter.label.map { $0 == parameter.name ? "" : $0 + " " } ?? ""
      return "\(label)\(parameter.name): \(parameter.type)" + (parameter.value.map { " = \($0)" } ?? "")
    }
    var text = "\(method.name)(\(parameters.joined(separator: ", ")))"
    if method.isAsync { text += " async" }
    if method.isThrowing { text += " throws" + (method.errorType.map { "(\($0))" } ?? "") }
    switch method.result {
    case .void: break
    case .plain(let type): text += " -> \(type)"
    case .stream(let type): text += " -> stream \(type)"
    case .single(let type): text += " -> single \(type)"
    }
    return text
  }
}
