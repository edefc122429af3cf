import { useSyncExternalStore } from 'react'

/** A value outside React that components follow. On the server, and until hydration is done, they see the first value. */
export interface Store<T> {
  get(): T
  set(next: T | ((now: T) => T)): void
  /** Back to the first value: logging out resets every store. */
  reset(): void
  subscribe(listener: () => void): () => void
  use(): T
}

const all = new Set<Store<never>>()

/** `isKept`: belongs to the browser, not to the person who logs out of it. */
export function createStore<T>(first: T, { isKept = false } = {}): Store<T> {
  let value = first
  const listeners = new Set<() => void>()
  const store: Store<T> = {
    get: () => value,
    set(next) {
      value = typeof next === 'function' ? (next as (now: T) => T)(value) : next
      for (const listener of listeners) listener()
    },
    reset: () => store.set(first),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    use: () =>
      useSyncExternalStore(
        store.subscribe,
        () => value,
        () => first,
      ),
  }
  if (!isKept) all.add(store as unknown as Store<never>)
  return store
}

/** Waits for a value, at once if it is there already. */
export function until<T>(store: Store<T>, isReached: (value: T) => boolean): Promise<T> {
  return new Promise((done) => {
    let stop = () => {}
    const look = () => {
      if (!isReached(store.get())) return
      stop()
      done(store.get())
    }
    stop = store.subscribe(look)
    look()
  })
}

/** SPEC §4: logging out resets the whole store to its initial state. */
export function resetStores(): void {
  for (const store of all) store.reset()
}
