// Filled by the tests of PorticoEmit.
