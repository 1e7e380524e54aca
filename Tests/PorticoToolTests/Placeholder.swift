// Filled by the tests of PorticoTool.
