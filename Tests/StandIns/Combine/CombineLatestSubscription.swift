/// What a subscriber of `combineLatest` holds: the latest value of every upstream and what is still owed downstream.

import Foundation

final class CombineLatestSubscription<Downstream: Subscriber>: Subscription {
  private let state = NSLock()
  // Recursive: a subscriber may send to an upstream while it is being served.
  private let delivery = NSRecursiveLock()
  private let combined: () -> Downstream.Input?
  private var downstream: Downstream?
  private var upstreams: [(any Subscription)?]
  private var running: Int
  private var isReady = false
  private var failure: Downstream.Failure?
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, count: Int, combined: @escaping () -> Downstream.Input?) {
    self.downstream = downstream
    self.combined = combined
    upstreams = Array(repeating: nil, count: count)
    running = count
  }

  /// Called once every upstream has been subscribed: no value is asked for before that.
  func start() {
    downstream?.receive(subscription: self)
    state.withLock { isReady = true }
    settle()
  }

  func request(_ more: Subscribers.Demand) {
    let upstreams = state.withLock {
      demand += more
      return self.upstreams
    }
    for upstream in upstreams { upstream?.request(more) }
  }

  func cancel() {
    let upstreams = state.withLock {
      downstream = nil
      return takeUpstreams()
    }
    for upstream in upstreams { upstream?.cancel() }
  }

  func receive(_ subscription: any Subscription, from index: Int) {
    let isWanted = state.withLock {
      guard downstream != nil, upstreams[index] == nil else { return false }
      upstreams[index] = subscription
      return true
    }
    guard isWanted else { return subscription.cancel() }
    let owed = state.withLock { demand }
    if owed > .none { subscription.request(owed) }
  }

  func receive(from index: Int, storing store: () -> Void) -> Subscribers.Demand {
    state.lock()
    guard let downstream else {
      state.unlock()
      return .none
    }
    store()
    guard let value = combined() else {
      state.unlock()
      // Nothing went downstream, so this upstream may go on replacing its latest value.
      return .max(1)
    }
    guard demand > .none else {
      state.unlock()
      return .none
    }
    demand -= 1
    state.unlock()

    let more = delivery.withLock { downstream.receive(value) }
    guard more > .none else { return .none }
    let upstreams = state.withLock {
      demand += more
      return self.upstreams
    }
    for (other, upstream) in upstreams.enumerated() where other != index { upstream?.request(more) }
    return more
  }

  func receive(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
    state.withLock {
      upstreams[index] = nil
      running -= 1
      if case .failure(let error) = completion, failure == nil { failure = error }
    }
    settle()
  }

  private func settle() {
    state.lock()
    guard isReady, let downstream, failure != nil || running == 0 else { return state.unlock() }
    let completion = failure.map { Subscribers.Completion.failure($0) } ?? .finished
    self.downstream = nil
    let upstreams = takeUpstreams()
    state.unlock()
    for upstream in upstreams { upstream?.cancel() }
    delivery.withLock { downstream.receive(completion: completion) }
  }

  private func takeUpstreams() -> [(any Subscription)?] {
    defer { upstreams = upstreams.map { _ in nil } }
    return upstreams
  }
}

/// The latest value of one upstream. It is a box of its own so that the combining closure keeps no subscription alive.
final class Latest<Value> {
  var value: Value?
}

/// What one upstream of `combineLatest` sees as its subscriber.
final class CombineLatestSide<Value, Downstream: Subscriber>: Subscriber {
  private let latest: Latest<Value>
  private let index: Int
  private let parent: CombineLatestSubscription<Downstream>

  init(_ latest: Latest<Value>, _ index: Int, of parent: CombineLatestSubscription<Downstream>) {
    self.latest = latest
    self.index = index
    self.parent = parent
  }

  func receive(subscription: any Subscription) { parent.receive(subscription, from: index) }

  func receive(_ input: Value) -> Subscribers.Demand {
    parent.receive(from: index) { latest.value = input }
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) { parent.receive(completion, from: index) }
}
