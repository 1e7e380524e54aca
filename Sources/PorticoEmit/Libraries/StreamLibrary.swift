import PorticoModel

/// How one library spells streams. The rest of the generator asks it and knows none of its words.
package protocol StreamLibrary: Sendable {
  /// The modules that a file with this text imports, in order.
  func imports(for text: String) -> [String]
  func supportImports(for text: String) -> [String]
  /// By whose names a project is known to be written for the library, the telling one first.
  var modules: [String] { get }
  /// What a target has to be linked with for it, where the system has it not.
  var products: [String] { get }
  /// The pieces of the support file.
  var supportParts: [SupportPart] { get }

  /// How views are bound to, by whose names for controls; nil where the library knows none.
  func controls(_ cocoa: Settings.Cocoa) -> (any ControlVocabulary)?

  // Tests
  /// The template of the clock that a harness moves, and what it imports beside Foundation.
  var harnessClock: String { get }
  func harnessImports(for text: String) -> [String]
  /// The template of what makes the clock a module's own scheduler; nil where the scheduler is the library's.
  var harnessSchedulerPart: String? { get }
  /// Whether the text's streams take main from the library itself, which must then be held for a test.
  func holdsScheduler(in text: String) -> Bool
  /// The link by which a subscriber puts a scheduler in main's place; empty where it cannot.
  func standingInForMain(_ scheduler: String) -> String

  /// A stream of that element which never sends.
  func never(of element: String) -> Chain
  /// A stream of an optional's value, empty where there is none.
  func justIfAny(_ value: String, _ element: String) -> Chain

  // Types
  func streamType(_ element: String) -> String
  /// `failure` is nil for any error.
  func failingStreamType(_ element: String, failure: String?) -> String
  func singleType(_ element: String) -> String
  func failingSingleType(_ element: String, failure: String?) -> String
  func type(of carrier: Carrier, element: String) -> String
  var schedulerType: String { get }
  var mainScheduler: String { get }
  /// The scheduler's type is of the support file, which nothing outside the module sees.
  var isSchedulerInternal: Bool { get }
  var bagType: String { get }
  var bagCreation: String { get }
  var bagName: String { get }
  /// A subscription is kept by changing the bag, which must then be a variable.
  var isBagReplaced: Bool { get }
  /// The bag as a parameter that is added to.
  func bagParameter(_ type: String) -> String
  var subscriptionType: String { get }

  /// Operators give the plain stream type, so that every local has it.
  var areLocalsPlain: Bool { get }
  /// The carrier that is the plain stream type.
  var plainCarrier: Carrier { get }

  // Owned carriers
  var eventSubject: Carrier { get }
  var valueSubject: Carrier { get }
  func creation(of carrier: Carrier, element: String, value: String?) -> String
  func send(_ value: String, to expression: String, _ carrier: Carrier) -> String
  func currentValue(of expression: String, _ carrier: Carrier) -> String
  /// `expression` as something that operators can be chained to.
  func readable(_ expression: String, _ carrier: Carrier) -> String
  /// `expression` as the plain stream type.
  func plain(_ expression: String, _ carrier: Carrier) -> String
  /// What turns a plain stream into an assembled carrier.
  func conversion(to carrier: Carrier, isErased: Bool) -> (links: [String], wrapper: (name: String, label: String)?)

  /// An owned carrier as an assembled one.
  func exposing(_ expression: String, _ owned: Carrier, as carrier: Carrier) -> Chain
  /// Hands an element to an observer outside the screen.
  func observing(_ expression: String, _ element: String) -> String

  // bind
  /// A stream that never sends, as a default argument; of a public function, whether something public must be named.
  func never(isPublic: Bool) -> String
  var subscriptionsCreation: String { get }
  var subscriptionsResult: String { get }
  var bagDeclaration: String { get }
  func bagArgument(_ bag: String) -> String
  /// The statement that hands a bag's subscriptions to those that `bind` returns.
  func keepBag(_ bag: String) -> String
  /// The statement that adds a subscription to those that `bind` returns.
  func insert(_ subscription: Chain) -> String
  /// Subscribes a closure, on main.
  func observeOnMain(_ source: String, _ carrier: Carrier?, _ scheduler: String, closure: String) -> Chain

  // Sources
  func just(_ value: String) -> Chain
  func merge(_ flows: [Chain]) -> Chain
  func combineLatest(_ flows: [Chain], result: (_ access: [String]) -> String) -> Chain
  func zip(_ flows: [Chain], result: (_ access: [String]) -> String) -> Chain
  func task(_ call: String, isThrowing: Bool) -> String
  /// The stream that the expression gives, made for each subscriber; what it throws is the stream's error.
  func attempt(_ work: String) -> String

  // Operators
  /// Whether the operation takes the scheduler that the screen is given.
  func usesScheduler(_ operation: PorticoModel.Operation) -> Bool
  func links(_ step: Step, _ writer: FlowWriter) -> [String]
  func share(isEvent: Bool) -> String
  /// The link that shares an event among readers who are served in the order of their coming.
  var shareInOrder: String { get }
  /// The same for such a stream as each reader would otherwise subscribe to by itself; nil where it keeps order anyway.
  func readInOrder(_ carrier: Carrier) -> String?
  func startWith(_ value: String) -> String
  func recovery(_ recovery: Recovery?, _ writer: FlowWriter) -> [String]
  /// The annotation of a local stream, and the link that makes the chain of that type.
  func localType(_ element: Element) -> (type: String, link: String?)?

  // Ends
  func subscribe(_ chain: Chain, closure: String) -> Chain
  /// Runs the flow for what its own steps do.
  func run(_ chain: Chain) -> Chain
  /// The link that calls `closure` with each element and passes it on.
  func perform(_ closure: String) -> String
  func bind(_ chain: Chain, to expression: String, _ carrier: Carrier) -> Chain
  func bindObserver(_ chain: Chain, to expression: String) -> Chain
  /// The link that keeps a subscription.
  func keep(in bag: String) -> String
  /// The merge of an array of plain streams.
  func merge(listed name: String) -> Chain
  /// The chain as an expression of the plain stream type.
  func plainText(_ chain: Chain) -> String
  /// One subscription to `input`, made once all that read it in `body` have theirs.
  func multicast(_ input: String, parameter: String, inputType: String, outputType: String, body: String) -> Chain
  /// The link that a stream needs, having been shared, to be of the plain stream type.
  var streamErasure: String? { get }
  /// The link after which a flow, now one of `type`, has nothing but its end.
  func ignoringElements(as type: String) -> String
  /// The link that makes the plain stream type of any stream.
  var erasure: String { get }
  /// An empty stream where the type is known from around it.
  var emptyMember: String { get }
  /// The flows as one, an element of which waits until the one before it is delivered.
  func inTurn(_ flows: [Chain]) -> Chain
  /// The link that brings elements to main.
  func hop(_ writer: FlowWriter) -> String
}

extension StreamLibrary {
  /// One flow of several.
  func merged(_ flows: [Chain]) -> Chain { flows.count == 1 ? flows[0] : merge(flows) }
}

/// A piece of the support file; it is written there where a mark of its own occurs in generated text.
package struct SupportPart: Hashable, Sendable {
  package var template: String
  package var marks: [String]

  package init(_ template: String, marks: [String]) {
    self.template = template
    self.marks = marks
  }

  package func isUsed(in text: String) -> Bool {
    marks.contains { text.contains($0) }
  }
}
