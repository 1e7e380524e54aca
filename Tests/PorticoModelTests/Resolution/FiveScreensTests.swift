/// The five screens that started the language, from text to model.
import Testing

@Suite struct FiveScreensTests {
  @Test func aHookThatThrowsWithItsFallback() {
    let expected = """
      screen Setting
      input event logoutTapped: Void as Observable
      output logoutResult: Result<Void, LoginError> as Driver <- input.logoutTapped.map(try logout() -> Result<Void, LoginError> !declared else .failure(.logoutError))
      hook logout() throws -> Result<Void, LoginError>
      """
    #expect(Resolved(Self.setting).lines().joined(separator: "\n") == expected)
  }

  @Test func formsAndHooksOfARelayScreen() {
    let expected = """
      screen Login
      need weak coordinator: LoginCoordinator?
      need stored loginUseCase: LoginUseCase
      need stored saveLoginInfoUseCase: SaveLoginInfoUseCase
      input event emailTextFieldDidEditEvent: String as PublishRelay
      input event passwordTextFieldDidEditEvent: String as PublishRelay
      input event loginButtonDidTapEvent: Void as PublishRelay
      input event signupButtonDidTapEvent: Void as PublishRelay
      output canDone: Bool as BehaviorRelay = false <- let.form.map(isValid(email: $.email, password: $.password) -> Bool)
      output event notCorrect: Void as PublishRelay [context]
      let form: (email: String, password: String) <- combineLatest(input.emailTextFieldDidEditEvent, input.passwordTextFieldDidEditEvent) -> (email: String, password: String)
      bind login(email: $.email, password: $.password) -> Void <- input.loginButtonDidTapEvent.withLatestFrom(form: let.form)
      bind call? ‹need coordinator›?.showSignupFlow() -> Void <- input.signupButtonDidTapEvent
      hook isValid(email: String, password: String) -> Bool
      hook login(email: String, password: String)
      screen PerfumeDetail
      need stored perfume: Perfume
      need stored toggleLike: ToggleLikeUseCase
      output reviews: [Review] as BehaviorRelay = [] [context]
      output page: Int as BehaviorRelay = 0 <- scroll.input.pageChanged
      input event scroll.pageChanged: Int as PublishRelay
      input event review.likeTapped: Review.ID as PublishRelay
      input event review.reportTapped: Review.ID as PublishRelay
      input event info.brandTapped: Void as PublishRelay
      bind await call ‹need toggleLike›.execute(id: ‹$›) -> Void <- review.input.likeTapped
      """
    #expect(Resolved(Self.login).lines().joined(separator: "\n") == expected)
  }

  @Test func controlsOfAView() {
    let expected = """
      screen LoginForm
      input email: String as BehaviorRelay = ""
      input password: String as BehaviorRelay = ""
      input event loginTap: Void as PublishRelay
      output isValid: Bool as BehaviorRelay = false [starts] <- combineLatest(input.email, input.password) -> (email: String, password: String).map({ !$0.email.isEmpty && $0.email.contains("@") && $0.email.contains(".") && !$0.password.isEmpty } -> Bool)
      output event loginResult: Bool as PublishRelay <- input.loginTap.withLatestFrom(email: input.email, password: input.password).map(matches(email: $.email, password: $.password) -> Bool)
      hook matches(email: String, password: String) -> Bool
      view input.email <- control(emailTextField[UITextField].text) -> String
      view input.password <- control(passwordTextField[UITextField].text) -> String
      view input.loginTap <- control(loginButton[UIButton].tap) -> Void
      view loginButton[UIControl].isEnabled: Bool <- output.isValid
      view loginButton[UIView].alpha: CGFloat <- output.isValid.map({ $0 ? 1 : 0.3 } -> CGFloat)
      view showAlert(Bool) <- output.loginResult
      """
    #expect(Resolved(Self.loginForm).lines().joined(separator: "\n") == expected)
  }

  @Test func aServiceThatFailsIntoAnOutput() {
    let expected = """
      screen SignUp
      need stored authManager: AuthManager of AuthManager
      input email: String as CurrentValueSubject = ""
      input password: String as CurrentValueSubject = ""
      input name: String as CurrentValueSubject = ""
      input event signUpButtonDidTap: Void as AnyPublisher
      output signUpDidFail: Error as AnyPublisher [error]
      output event emailDidMiss: Void as AnyPublisher
      output event passwordDidMiss: Void as AnyPublisher
      output event nameDidMiss: Void as AnyPublisher
      output event signUpDidSuccess: Void as AnyPublisher <- let.valid.flatMap.latest(try call ‹need authManager›.signUp(email: ‹$.email›, password: ‹$.password›, name: ‹$.name›) -> Bool !declared to output.signUpDidFail: Error).filter({ $0 } -> Bool).map({ _ in  } -> Void)
      let valid: (email: String, password: String, name: String) <- input.signUpButtonDidTap.withLatestFrom(email: input.email, password: input.password, name: input.name).filter(isComplete(email: $.email, password: $.password, name: $.name) -> Bool)
      hook isComplete(email: String, password: String, name: String) -> Bool
      """
    #expect(Resolved(Self.signUp).lines().joined(separator: "\n") == expected)
  }

  @Test func stepsThatMoveInsideWithTheirCatch() {
    let expected = """
      screen Posts
      input event postTrigger: Void as Observable
      output postList: [PostModel] as Driver <- input.postTrigger.startWith(()).flatMap.latest(try getPosts() -> [PostDTO]? .map(toModels($) -> [PostModel]) !declared else [] activity output.isLoading)
      output isPostListEmpty: Bool as Driver <- output.postList.map(\\.isEmpty -> Bool)
      output isLoading: Bool as Driver = false [activity]
      hook getPosts() throws -> stream [PostDTO]?
      hook toModels(_ value: [PostDTO]?) -> [PostModel]
      """
    #expect(Resolved(Self.posts).lines().joined(separator: "\n") == expected)
  }

  static let setting = """
    /// Signs the user out.
    screen Setting {
      input logoutTapped
      output logoutResult: Result<Void, LoginError> as Driver <- logoutTapped.map(try logout).catch(.failure(.logoutError))
    }
    """
  static let login = """
    @style(relay) screen Login {
      needs weak coordinator: LoginCoordinator?
      needs loginUseCase: LoginUseCase
      needs saveLoginInfoUseCase: SaveLoginInfoUseCase

      input emailTextFieldDidEditEvent: String
      input passwordTextFieldDidEditEvent: String
      input loginButtonDidTapEvent
      input signupButtonDidTapEvent

      output canDone: Bool = false <- form.map(isValid)
      output notCorrect

      let form <- combineLatest(email: emailTextFieldDidEditEvent, password: passwordTextFieldDidEditEvent)
      bind login <- loginButtonDidTapEvent.withLatestFrom(form)          // a hook: sends notCorrect when it fails
      bind coordinator?.showSignupFlow() <- signupButtonDidTapEvent
    }

    @style(relay) screen PerfumeDetail {           // one view model, four views
      needs perfume: Perfume
      needs toggleLike: ToggleLikeUseCase
      group scroll { input pageChanged: Int }
      group review { input likeTapped: Review.ID; input reportTapped: Review.ID }
      group info   { input brandTapped }
      output reviews: [Review] = []
      output page: Int = 0 <- scroll.pageChanged
      bind await toggleLike.execute(id: $0) <- review.likeTapped
    }
    """
  static let loginForm = """
    @style(relay) screen LoginForm {
      input email: String = ""
      input password: String = ""
      input loginTap
      output isValid: Bool = false <- combineLatest(email, password).map { !$0.email.isEmpty && $0.email.contains("@") && $0.email.contains(".") && !$0.password.isEmpty }
      output event loginResult: Bool <- loginTap.withLatestFrom(email, password).map(matches)

      view(emailTextField: UITextField, passwordTextField: UITextField, loginButton: UIButton) {
        email    <- emailTextField.text
        password <- passwordTextField.text
        loginTap <- loginButton.tap
        loginButton.isEnabled <- isValid
        loginButton.alpha     <- isValid.map { $0 ? 1 : 0.3 }
        showAlert             <- loginResult                               // no control: a closure that the view passes
      }
    }
    """
  static let signUp = """
    service AuthManager {
      signIn(email: String, password: String) throws -> stream Bool
      signUp(email: String, password: String, name: String) throws -> stream Bool
    }

    @library(combine) @style(event) screen SignUp {
      needs authManager: AuthManager = FirebaseAuthManager()
      input email: String = ""
      input password: String = ""
      input name: String = ""
      input signUpButtonDidTap
      output signUpDidFail(error: Error)
      output emailDidMiss
      output passwordDidMiss
      output nameDidMiss
      output signUpDidSuccess <- valid.flatMapLatest(authManager.signUp(email: email, password: password, name: name), error: signUpDidFail).filter { $0 }.map { _ in }
      let valid <- signUpButtonDidTap.withLatestFrom(email, password, name).filter(isComplete)   // the hook says which one is missing
    }
    """
  static let posts = """
    @superclass(BaseViewModel) @init(unlabelled) screen Posts {
      input postTrigger
      output postList: [PostModel] <- postTrigger.startWith(()).flatMapLatest(try getPosts -> [PostDTO]?, activity: isLoading).map(toModels).catch([])
      output isPostListEmpty: Bool <- postList.map(\\.isEmpty)
      output isLoading: Bool = false
    }
    """
}
