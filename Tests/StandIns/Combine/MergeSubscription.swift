/// What a subscriber of `merge` holds: the upstreams, at most one undelivered value of each, and what is still owed.

import Foundation

final class MergeSubscription<Downstream: Subscriber>: Subscription {
  private let state = NSLock()
  // Recursive: a subscriber may send to an upstream while it is being served.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstreams: [(any Subscription)?]
  private var waiting: [(index: Int, value: Downstream.Input)] = []
  private var running: Int
  private var isReady = false
  private var failure: Downstream.Failure?
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    upstreams = Array(repeating: nil, count: count)
    running = count
  }

  /// Called once every upstream has been subscribed.
  func start() {
    downstream?.receive(subscription: self)
    state.withLock { isReady = true }
    settle()
  }

  func request(_ more: Subscribers.Demand) {
    let (becameUnlimited, upstreams) = state.withLock {
      let wasUnlimited = demand == .unlimited
      demand += more
      return (!wasUnlimited && demand == .unlimited, self.upstreams)
    }
    deliverWaiting()
    if becameUnlimited {
      for upstream in upstreams { upstream?.request(.unlimited) }
    }
  }

  func cancel() {
    let upstreams = state.withLock { end() }
    for upstream in upstreams { upstream?.cancel() }
  }

  func receive(_ subscription: any Subscription, from index: Int) {
    let isWanted = state.withLock {
      guard downstream != nil, upstreams[index] == nil else { return false }
      upstreams[index] = subscription
      return true
    }
    guard isWanted else { return subscription.cancel() }
    // One value is asked for ahead, so that nothing sent while the others are being subscribed is lost.
    subscription.request(state.withLock { demand } == .unlimited ? .unlimited : .max(1))
  }

  func receive(_ value: Downstream.Input, from index: Int) -> Subscribers.Demand {
    state.lock()
    guard let downstream else {
      state.unlock()
      return .none
    }
    guard demand > .none else {
      waiting.append((index, value))
      state.unlock()
      return .none
    }
    demand -= 1
    let isUnlimited = demand == .unlimited
    state.unlock()
    let more = delivery.withLock { downstream.receive(value) }
    if more > .none { request(more) }
    return isUnlimited ? .none : .max(1)
  }

  func receive(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
    state.withLock {
      upstreams[index] = nil
      running -= 1
      if case .failure(let error) = completion, failure == nil { failure = error }
    }
    settle()
  }

  private func deliverWaiting() {
    while true {
      state.lock()
      guard let downstream, demand > .none, !waiting.isEmpty else {
        state.unlock()
        return settle()
      }
      let (index, value) = waiting.removeFirst()
      demand -= 1
      let upstream = upstreams[index]
      state.unlock()
      let more = delivery.withLock { downstream.receive(value) }
      upstream?.request(.max(1))
      if more > .none { request(more) }
    }
  }

  private func settle() {
    state.lock()
    guard isReady, let downstream, failure != nil || (running == 0 && waiting.isEmpty) else { return state.unlock() }
    let completion = failure.map { Subscribers.Completion.failure($0) } ?? .finished
    let upstreams = end()
    state.unlock()
    for upstream in upstreams { upstream?.cancel() }
    delivery.withLock { downstream.receive(completion: completion) }
  }

  private func end() -> [(any Subscription)?] {
    downstream = nil
    waiting = []
    defer { upstreams = upstreams.map { _ in nil } }
    return upstreams
  }
}

/// What one upstream of `merge` sees as its subscriber.
final class MergeSide<Downstream: Subscriber>: Subscriber {
  private let index: Int
  private let parent: MergeSubscription<Downstream>

  init(_ index: Int, of parent: MergeSubscription<Downstream>) {
    self.index = index
    self.parent = parent
  }

  func receive(subscription: any Subscription) { parent.receive(subscription, from: index) }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { parent.receive(input, from: index) }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) { parent.receive(completion, from: index) }
}
