/// A stand-in for Apple's `Combine` on systems without it: OpenCombine under Combine's name, and in the files beside
/// this one what OpenCombine lacks. Only tests compile it.

@_exported import OpenCombineShim
