/// Words that several threads change, and what the runtime knows of the calling thread.
#ifndef PORTICO_ATOMICS_H
#define PORTICO_ATOMICS_H
#include <stdbool.h>
#include <stdint.h>

#define PORTICO_INLINE static inline __attribute__((always_inline))

PORTICO_INLINE uint32_t portico_load(const uint32_t *_Nonnull word) {
  return __atomic_load_n(word, __ATOMIC_SEQ_CST);
}
PORTICO_INLINE uint32_t portico_fetch_or(uint32_t *_Nonnull word, uint32_t bits) {
  return __atomic_fetch_or(word, bits, __ATOMIC_SEQ_CST);
}
PORTICO_INLINE uint32_t portico_fetch_and(uint32_t *_Nonnull word, uint32_t bits) {
  return __atomic_fetch_and(word, bits, __ATOMIC_SEQ_CST);
}
PORTICO_INLINE uintptr_t portico_owner(const uintptr_t *_Nonnull word) {
  return __atomic_load_n(word, __ATOMIC_RELAXED);
}
PORTICO_INLINE bool portico_take(uintptr_t *_Nonnull word, uintptr_t owner) {
  uintptr_t free = 0;
  return __atomic_compare_exchange_n(word, &free, owner, false, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED);
}
PORTICO_INLINE void portico_give(uintptr_t *_Nonnull word) { __atomic_store_n(word, 0, __ATOMIC_SEQ_CST); }

void portico_lock_slowly(uint32_t *_Nonnull word);

/// A lock for a few instructions, never held while code of a user runs.
#ifdef __APPLE__
void portico_lock(uint32_t *_Nonnull word);
void portico_unlock(uint32_t *_Nonnull word);
#else
PORTICO_INLINE void portico_lock(uint32_t *_Nonnull word) {
  uint32_t free = 0;
  if (!__atomic_compare_exchange_n(word, &free, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
    portico_lock_slowly(word);
  }
}
PORTICO_INLINE void portico_unlock(uint32_t *_Nonnull word) { __atomic_store_n(word, 0, __ATOMIC_RELEASE); }
#endif

/// What one thread keeps for itself; its address names the thread.
typedef struct {
  /// The queue of the current-thread scheduler while it runs.
  void *_Nullable queue;
  bool isTrampolining;
  /// 0 until asked, then 1 on the main thread and 2 elsewhere.
  uint8_t mainness;
  /// A scheduler that stands in for main during a test on this thread.
  void *_Nullable standIn;
} portico_thread_state;

portico_thread_state *_Nonnull portico_thread(void) __attribute__((const));
bool portico_is_main(void);

#endif
