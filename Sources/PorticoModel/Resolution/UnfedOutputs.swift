/// Outputs that no flow feeds: the logic sends to what the model owns, and a hook makes what is assembled.
import PorticoSyntax

struct UnfedOutputs {
  let scope: Scope

  func resolve(isWrittenByHand: Bool) {
    for index in scope.ports.indices {
      let slot = scope.ports[index]
      let port = slot.port
      guard port.id.side == .output, !slot.isFed, !port.isActivityTarget, !port.isErrorTarget else { continue }
      if port.carrier.isOwned {
        scope.ports[index].port.isInContext = true
        continue
      }
      // An enum's cases are sent through the Context.
      if scope.settings.outputShape == .enum || isWrittenByHand { continue }
      let name = name(of: port)
      scope.ports[index].port.maker = name
      var hook = Hook(name: name, parameters: [], result: .output(port.id))
      hook.location = port.location
      HookResolver.add(hook, at: slot.node.name.span, to: scope)
    }
  }

  /// Two groups may have a port of one name; the second's hook then says whose it is.
  private func name(of port: Port) -> String {
    guard let group = port.id.group, scope.hooks.hooks.contains(where: { $0.name == port.name }) else {
      return port.name
    }
    return group + port.name.prefix(1).uppercased() + port.name.dropFirst()
  }
}
