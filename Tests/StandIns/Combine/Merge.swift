/// `merge` of two to eight publishers: every value of each as it comes. It finishes when all have finished and fails with
/// the first that fails.
extension Publishers {
  public struct Merge<
    A: Publisher, B: Publisher
  >: Publisher
  where
    A.Output == B.Output,
    A.Failure == B.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let parent = MergeSubscription(subscriber, count: 2)
      a.subscribe(MergeSide(0, of: parent))
      b.subscribe(MergeSide(1, of: parent))
      parent.start()
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
  public struct Merge3<
    A: Publisher, B: Publisher, C: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Output == C.Output,
    A.Failure == B.Failure, A.Failure == C.Failure
  {
    public typealias Output = A.Output
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
      let parent = MergeSubscription(subscriber, count: 3)
      a.subscribe(MergeSide(0, of: parent))
      b.subscribe(MergeSide(1, of: parent))
      c.subscribe(MergeSide(2, of: parent))
      parent.start()
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
  public struct Merge4<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output,
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure
  {
    public typealias Output = A.Output
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
      let parent = MergeSubscription(subscriber, count: 4)
      a.subscribe(MergeSide(0, of: parent))
      b.subscribe(MergeSide(1, of: parent))
      c.subscribe(MergeSide(2, of: parent))
      d.subscribe(MergeSide(3, of: parent))
      parent.start()
    }
  }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers {
  public struct Merge5<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output,
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let parent = MergeSubscription(subscriber, count: 5)
      a.subscribe(MergeSide(0, of: parent))
      b.subscribe(MergeSide(1, of: parent))
      c.subscribe(MergeSide(2, of: parent))
      d.subscribe(MergeSide(3, of: parent))
      e.subscribe(MergeSide(4, of: parent))
      parent.start()
    }
  }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers {
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output, A.Output == F.Output,
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
    A.Failure == F.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let parent = MergeSubscription(subscriber, count: 6)
      a.subscribe(MergeSide(0, of: parent))
      b.subscribe(MergeSide(1, of: parent))
      c.subscribe(MergeSide(2, of: parent))
      d.subscribe(MergeSide(3, of: parent))
      e.subscribe(MergeSide(4, of: parent))
      f.subscribe(MergeSide(5, of: parent))
      parent.start()
    }
  }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers {
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output, A.Output == F.Output,
    A.Output == G.Output,
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
    A.Failure == F.Failure, A.Failure == G.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let parent = MergeSubscription(subscriber, count: 7)
      a.subscribe(MergeSide(0, of: parent))
      b.subscribe(MergeSide(1, of: parent))
      c.subscribe(MergeSide(2, of: parent))
      d.subscribe(MergeSide(3, of: parent))
      e.subscribe(MergeSide(4, of: parent))
      f.subscribe(MergeSide(5, of: parent))
      g.subscribe(MergeSide(6, of: parent))
      parent.start()
    }
  }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}

extension Publishers {
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output, A.Output == F.Output,
    A.Output == G.Output, A.Output == H.Output,
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
    A.Failure == F.Failure, A.Failure == G.Failure, A.Failure == H.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G
    public let h: H

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let parent = MergeSubscription(subscriber, count: 8)
      a.subscribe(MergeSide(0, of: parent))
      b.subscribe(MergeSide(1, of: parent))
      c.subscribe(MergeSide(2, of: parent))
      d.subscribe(MergeSide(3, of: parent))
      e.subscribe(MergeSide(4, of: parent))
      f.subscribe(MergeSide(5, of: parent))
      g.subscribe(MergeSide(6, of: parent))
      h.subscribe(MergeSide(7, of: parent))
      parent.start()
    }
  }
}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
