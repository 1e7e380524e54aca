/// What each name of a screen stands for. Inputs and outputs are two namespaces, each group has two of its own; states,
/// lets, needs and groups share one.
import PorticoSyntax

struct NameTable {
  /// An index into the scope's list of its kind.
  enum Meaning: Hashable {
    case port(Int)
    case state(Int)
    case local(Int)
    case need(Int)
    case group(Int)
  }

  struct Ports {
    var inputs: [String: Int] = [:]
    var outputs: [String: Int] = [:]

    subscript(side: PortSide, name: String) -> Int? {
      get { side == .input ? inputs[name] : outputs[name] }
      set { if side == .input { inputs[name] = newValue } else { outputs[name] = newValue } }
    }
  }

  enum Found: Hashable {
    case one(Meaning)
    /// An input and an output bear the name.
    case both(input: Int, output: Int)
    case nothing
  }

  var own = Ports()
  var groups: [Ports] = []
  var groupNames: [String] = []
  var shared: [String: Meaning] = [:]

  /// The group's ports when `group` is given, else the screen's own.
  func ports(of group: Int?) -> Ports {
    group.map { groups[$0] } ?? own
  }

  func index(_ side: PortSide, _ name: String, group: Int?) -> Int? {
    if let group { groups[group][side, name] } else { own[side, name] }
  }

  /// An unqualified name, read inside `group` or outside all of them.
  func find(_ name: String, inside group: Int? = nil) -> Found {
    if let group {
      let found = find(name, among: groups[group])
      if found != .nothing { return found }
    }
    let found = find(name, among: own)
    if found != .nothing { return found }
    return shared[name].map { .one($0) } ?? .nothing
  }

  func find(_ name: String, among ports: Ports) -> Found {
    switch (ports.inputs[name], ports.outputs[name]) {
    case (let input?, let output?): .both(input: input, output: output)
    case (let input?, nil): .one(.port(input))
    case (nil, let output?): .one(.port(output))
    case (nil, nil): .nothing
    }
  }

  /// All names as they are written, for "did you mean".
  func names(inside group: Int? = nil) -> [String] {
    var names = Array(own.inputs.keys) + own.outputs.keys + shared.keys
    for (index, ports) in groups.enumerated() {
      let all = Array(ports.inputs.keys) + ports.outputs.keys
      if index == group { names += all }
      names += all.map { "\(groupNames[index]).\($0)" }
    }
    return names.sorted()
  }
}
