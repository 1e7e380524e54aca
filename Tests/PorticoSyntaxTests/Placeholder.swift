// Filled by the tests of PorticoSyntax.
