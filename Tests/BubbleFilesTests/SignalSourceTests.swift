import BubbleFiles
import Glibc
import Testing

/// Signals that come by way of a descriptor. Serial, since signals are the whole process's.
@Suite(.serialized) struct SignalSourceTests {
  @Test func signalsAreTakenOneByOne() {
    let signals = SignalSource([SIGURG, SIGWINCH])
    #expect(signals.next() == nil)
    // To this thread, which alone is known to have them blocked.
    pthread_kill(pthread_self(), SIGURG)
    #expect(signals.next() == SIGURG)
    #expect(signals.next() == nil)
  }

  @Test func afterwardsEverythingIsAsBefore() {
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &before)
    do {
      let signals = SignalSource([SIGURG])
      var during = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &during)
      #expect(sigismember(&during, SIGURG) == 1)
      #expect(fcntl(signals.descriptor, F_GETFD) >= 0)
    }
    var after = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &after)
    #expect(sigismember(&after, SIGURG) == sigismember(&before, SIGURG))
  }

  @Test func ignoredSignalsStayIgnored() {
    let previous = signal(SIGUSR2, SIG_IGN)
    defer { signal(SIGUSR2, previous) }
    let signals = SignalSource([SIGUSR2])
    pthread_kill(pthread_self(), SIGUSR2)
    #expect(signals.next() == nil)
  }
}
