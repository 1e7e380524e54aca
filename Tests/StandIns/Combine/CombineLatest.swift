/// `combineLatest` of two, three and four publishers: a tuple of the latest values whenever one of them publishes, once
/// all of them have. It finishes when all have finished and fails with the first that fails.
extension Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latestA = Latest<A.Output>()
      let latestB = Latest<B.Output>()
      let parent = CombineLatestSubscription(subscriber, count: 2) { () -> Output? in
        guard let a = latestA.value, let b = latestB.value else { return nil }
        return (a, b)
      }
      a.subscribe(CombineLatestSide(latestA, 0, of: parent))
      b.subscribe(CombineLatestSide(latestB, 1, of: parent))
      parent.start()
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latestA = Latest<A.Output>()
      let latestB = Latest<B.Output>()
      let latestC = Latest<C.Output>()
      let parent = CombineLatestSubscription(subscriber, count: 3) { () -> Output? in
        guard let a = latestA.value, let b = latestB.value, let c = latestC.value else { return nil }
        return (a, b, c)
      }
      a.subscribe(CombineLatestSide(latestA, 0, of: parent))
      b.subscribe(CombineLatestSide(latestB, 1, of: parent))
      c.subscribe(CombineLatestSide(latestC, 2, of: parent))
      parent.start()
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latestA = Latest<A.Output>()
      let latestB = Latest<B.Output>()
      let latestC = Latest<C.Output>()
      let latestD = Latest<D.Output>()
      let parent = CombineLatestSubscription(subscriber, count: 4) { () -> Output? in
        guard let a = latestA.value, let b = latestB.value, let c = latestC.value, let d = latestD.value
        else { return nil }
        return (a, b, c, d)
      }
      a.subscribe(CombineLatestSide(latestA, 0, of: parent))
      b.subscribe(CombineLatestSide(latestB, 1, of: parent))
      c.subscribe(CombineLatestSide(latestC, 2, of: parent))
      d.subscribe(CombineLatestSide(latestD, 3, of: parent))
      parent.start()
    }
  }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
