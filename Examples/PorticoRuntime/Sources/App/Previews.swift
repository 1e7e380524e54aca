#if DEBUG
  import PorticoRuntime

  /// What a preview shows, without a model behind it.
  @MainActor enum Previews {
    static let signIn = SignInViewModel.Output.stub(canSignIn: true)

    static let postList = PostListViewModel.Output.stub(
      list: [PostRow(title: "Streams, and when to share them", likes: "12 likes")], isEmpty: false)
  }
#endif
