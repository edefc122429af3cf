import { readStored, removeStored, writeStored } from './local-storage.ts'

export const KEPT_NOTE_KEY = 'kept-books'
/** Holds the books themselves, sealed, and the keys that open them. */
export const KEPT_DATABASE = 'kept-books'

/** Which books this device keeps: pages know at once that there are any, without opening the database. */
export interface KeptNote {
  /** Whose they are. */
  owner: string
  productIds: number[]
  /** When the server last said that they may be read, by the device's clock. */
  renewedAt: number
}

export function keptNote(): KeptNote | null {
  const note = readStored(KEPT_NOTE_KEY, (value) => value as Partial<KeptNote> | null)
  if (!note || !Array.isArray(note.productIds) || !note.productIds.length) return null
  return { owner: String(note.owner), productIds: note.productIds, renewedAt: Number(note.renewedAt) || 0 }
}

export const noteKept = (note: KeptNote): boolean => writeStored(KEPT_NOTE_KEY, note)

/** At the end of a login: books and keys go, whatever page is open. Done when they are gone. */
export function forgetKeptBooks(): Promise<void> {
  removeStored(KEPT_NOTE_KEY)
  return new Promise((done) => {
    try {
      const request = window.indexedDB.deleteDatabase(KEPT_DATABASE)
      request.onsuccess = () => done()
      request.onerror = () => done()
    } catch {
      // Blocked: then nothing was kept either.
      done()
    }
  })
}
