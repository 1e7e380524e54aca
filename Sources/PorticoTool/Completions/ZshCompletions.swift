/// Completions for zsh: a file `_portico` in `fpath`, or evaluated once `compinit` has run.
struct ZshCompletions {
  let table: CompletionTable

  init(_ table: CompletionTable) { self.table = table }

  var script: String {
    """
    #compdef portico
    # What zsh completes behind `portico`: eval "$(portico completions zsh)"
    _portico() {
      local curcontext="$curcontext" state line
      typeset -A opt_args
      local -a commands
      commands=(
    \(table.verbs.map { "    \(quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
      )
      _arguments -C \\
    \(table.flags.map { "    \(spec($0)) \\" }.joined(separator: "\n"))
        '1:command:->command' \\
        '*::argument:->argument'
      case $state in
        command) _describe -t commands command commands ;;
        argument)
          case $line[1] in
    \(table.verbs.map(clause).joined(separator: "\n"))
          esac
          ;;
      esac
    }

    if [[ ${funcstack[1]} == _portico ]]; then
      _portico "$@"
    else
      compdef _portico portico
    fi

    """
  }

  private func clause(_ verb: CompletionTable.Verb) -> String {
    let specs = verb.flags.map(spec) + operands(verb)
    return "        \(verb.name))\n          _arguments \\\n"
      + specs.map { "            " + $0 }.joined(separator: " \\\n") + "\n          ;;"
  }

  private func operands(_ verb: CompletionTable.Verb) -> [String] {
    // Of several kinds zsh tries one after the other by itself only where files are among them, and then those say all.
    verb.operands.prefix(1).map { quoted("*:\(message($0)):\(action($0))") }
  }

  private func spec(_ flag: CompletionTable.Flag) -> String {
    let summary = flag.summary.reduce(into: "") { $0 += "[]\\".contains($1) ? "\\\($1)" : String($1) }
    guard let value = flag.value else { return quoted("\(flag.name)[\(summary)]") }
    return quoted("\(flag.isRepeatable ? "*" : "")\(flag.name)=[\(summary)]:\(value.name):\(action(value.kind))")
  }

  private func message(_ kind: CompletionTable.Value) -> String {
    switch kind {
    case .words: "word"
    case .folders: "folder"
    case .files, .declarations: "path"
    case .text: "text"
    }
  }

  private func action(_ kind: CompletionTable.Value) -> String {
    switch kind {
    case .words(let list): "(\(list.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    case .declarations: "_files -g \"*.portico\""
    case .text: " "
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
