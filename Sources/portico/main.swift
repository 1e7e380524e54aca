// The command: everything is in PorticoTool.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import PorticoTool

exit(Tool.main())
