import { KEPT_DATABASE } from '../../../lib/state/kept-books.ts'

export type StoreName = 'books' | 'pieces' | 'facts'

let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, fail) => {
    const request = window.indexedDB.open(KEPT_DATABASE, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('books', { keyPath: 'productId' })
      request.result.createObjectStore('pieces', { keyPath: ['productId', 'file', 'index'] })
      request.result.createObjectStore('facts', { keyPath: 'name' })
    }
    request.onsuccess = () => {
      const leave = () => {
        opened = null
        request.result.close()
      }
      // Somebody logs out in another tab: nothing is held back.
      request.result.onversionchange = leave
      request.result.onclose = leave
      done(request.result)
    }
    request.onerror = () => fail(request.error)
  })
  opened.catch(() => {
    opened = null
  })
  return opened
}

/** One transaction. Done when the browser has written it: a full storage is told only then. */
export async function transact<T = void>(
  stores: StoreName[],
  mode: IDBTransactionMode,
  act: (store: (name: StoreName) => IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T> {
  const transaction = (await database()).transaction(stores, mode)
  return new Promise((done, fail) => {
    const request = act((name) => transaction.objectStore(name))
    transaction.oncomplete = () => done(request?.result as T)
    transaction.onabort = () => fail(transaction.error ?? new DOMException('Aborted', 'AbortError'))
  })
}
