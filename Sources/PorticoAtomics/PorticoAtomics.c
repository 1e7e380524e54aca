#define _GNU_SOURCE
#include "PorticoAtomics.h"
#include <pthread.h>
#include <sched.h>
#include <unistd.h>
#ifdef __APPLE__
#include <os/lock.h>
#endif
#ifdef __linux__
#include <sys/syscall.h>
#endif

static _Thread_local portico_thread_state state;

portico_thread_state *portico_thread(void) { return &state; }

static bool find_main(void) {
#if defined(__APPLE__)
  return pthread_main_np() != 0;
#elif defined(__linux__)
  return syscall(SYS_gettid) == getpid();
#else
  return false;
#endif
}

bool portico_is_main(void) {
  if (state.mainness == 0) {
    state.mainness = find_main() ? 1 : 2;
  }
  return state.mainness == 1;
}

#ifdef __APPLE__
void portico_lock(uint32_t *word) { os_unfair_lock_lock((os_unfair_lock_t)word); }
void portico_unlock(uint32_t *word) { os_unfair_lock_unlock((os_unfair_lock_t)word); }
#endif

void portico_lock_slowly(uint32_t *word) {
  for (unsigned attempts = 0;; attempts++) {
    uint32_t free = 0;
    if (__atomic_load_n(word, __ATOMIC_RELAXED) == 0 &&
        __atomic_compare_exchange_n(word, &free, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
      return;
    }
    if (attempts > 100) {
      sched_yield();
    }
  }
}
