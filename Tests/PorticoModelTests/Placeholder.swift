// Filled by the tests of PorticoModel.
