import PorticoSyntax

/// Every check of a file, in order, and what comes of them once settings have had their say.
package enum Checks {
  /// The problems that checks find beside those that are `known`, in the order of the text.
  package static func check(
    _ tree: SyntaxTree, _ declarations: Declarations, known: [Diagnostic] = []
  ) -> [Diagnostic] {
    let file = CheckedFile(tree, declarations)
    let errors = known.filter { $0.severity == .error }
    var diagnostics = OutputCollisionCheck.check(file)
    diagnostics += MixedLibrariesCheck.check(file)
    diagnostics += ReservedNameCheck.check(file)
    for screen in file.screens {
      diagnostics += ContradictingSettingsCheck.check(screen)
      diagnostics += ForeignCarrierCheck.check(screen)
      diagnostics += ValueWithoutPlaceCheck.check(screen)
      diagnostics += ValueMissingCheck.check(screen)
      diagnostics += ReplayedEventCheck.check(screen)
      diagnostics += TypeMismatchCheck.check(screen)
      diagnostics += WeakValueCheck.check(screen)
      diagnostics += EmptyScreenCheck.check(screen)
      // What a misspelt name meant is unused only because it is misspelt.
      if !errors.contains(where: screen.contains) { diagnostics += UnusedCheck.check(screen) }
    }
    return sorted(diagnostics)
  }

  /// By place; at one place the worse one first, else as they came.
  package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.span.lower != second.span.lower { return first.span.lower < second.span.lower }
      if first.severity != second.severity { return first.severity > second.severity }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// Each diagnostic as the settings of the screen that it lies in take it, else those of the file; `diagnostics` are
  /// in the order of the text, `screens` those of the tree.
  package static func adjusted(
    _ diagnostics: [Diagnostic], in tree: SyntaxTree, file: Settings, screens: [Settings]
  ) -> [Diagnostic] {
    var next = 0
    return diagnostics.compactMap { diagnostic in
      let place = diagnostic.span.lower
      while next < tree.screens.count, tree.screens[next].span.upper <= place { next += 1 }
      let isInScreen = next < min(tree.screens.count, screens.count) && tree.screens[next].span.lower <= place
      return SettingsSeverity.adjust(diagnostic, by: isInScreen ? screens[next] : file)
    }
  }
}
