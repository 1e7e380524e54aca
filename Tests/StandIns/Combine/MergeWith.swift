/// The `merge(with:)` methods: one for publishers of one type, and one for each number of others.

extension Publisher {
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P>
  where
    Output == P.Output,
    Failure == P.Failure
  {
    Publishers.Merge(self, other)
  }

  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where
    Output == B.Output, Output == C.Output,
    Failure == B.Failure, Failure == C.Failure
  {
    Publishers.Merge3(self, b, c)
  }

  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    Output == B.Output, Output == C.Output, Output == D.Output,
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output,
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output, Output == F.Output,
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure, Failure == F.Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output, Output == F.Output,
    Output == G.Output,
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure, Failure == F.Failure,
    Failure == G.Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output, Output == F.Output,
    Output == G.Output, Output == H.Output,
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure, Failure == F.Failure,
    Failure == G.Failure, Failure == H.Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
