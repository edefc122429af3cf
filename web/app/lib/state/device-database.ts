/** The stores of a database, each with what its rows are found by. */
type Stores = Record<string, string[]>

/** Null where the browser refuses to keep anything: whoever asks goes on with what the page itself has. */
export function openDeviceDatabase(name: string, stores: Stores): Promise<IDBDatabase | null> {
  return new Promise((done) => {
    try {
      const request = window.indexedDB.open(name, 1)
      request.onupgradeneeded = () => {
        for (const [store, keyPath] of Object.entries(stores)) request.result.createObjectStore(store, { keyPath })
      }
      request.onsuccess = () => {
        // Somebody logs out in another tab: nothing is held back.
        request.result.onversionchange = () => request.result.close()
        done(request.result)
      }
      request.onerror = () => done(null)
      request.onblocked = () => done(null)
    } catch {
      done(null)
    }
  })
}

/** Whoever logs out leaves nothing of theirs behind. A session that only ran out keeps it for the next login of that person. */
export function forgetDeviceDatabase(name: string): void {
  try {
    window.indexedDB.deleteDatabase(name)
  } catch {
    // Blocked: then nothing was kept either.
  }
}

export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })
