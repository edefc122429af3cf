import { forgetDeviceDatabase, openDeviceDatabase, resultOf } from '../../../lib/state/device-database.ts'
import type { KeptMark, Written } from './mark-list.ts'

const DATABASE = 'reading-marks'
const [MARKS, BOOKS] = ['marks', 'books']

export interface KeptBook {
  marks: KeptMark[]
  /** The last number of the server that all of these marks are as of. */
  revision: number
}

/** Kept on this device by person and book, so that a closed tab or days without a network lose nothing. */
export interface MarkStore {
  read(owner: string, productId: number): Promise<KeptBook>
  /** False when the browser would not keep it, as when its storage is full. */
  write(owner: string, productId: number, written: Partial<Written> & { revision?: number }): Promise<boolean>
  /** Other books in which something waits. */
  waiting(owner: string): Promise<number[]>
}

interface MarkRow {
  owner: string
  productId: number
  id: string
  kept: KeptMark
}

/** A browser may refuse to keep anything: then the page itself is all there is, and nothing fails. */
export function createMarkStore(): MarkStore {
  const opened = openDeviceDatabase(DATABASE, { [MARKS]: ['owner', 'productId', 'id'], [BOOKS]: ['owner', 'productId'] })
  const rowsOf = async (...key: (string | number)[]): Promise<MarkRow[]> => {
    const database = await opened
    if (!database) return []
    return resultOf(
      database
        .transaction(MARKS)
        .objectStore(MARKS)
        .getAll(IDBKeyRange.bound(key, [...key, []])),
    )
  }
  return {
    async read(owner, productId) {
      const nothing = { marks: [], revision: 0 }
      try {
        const database = await opened
        if (!database) return nothing
        const rows = await rowsOf(owner, productId)
        const book = await resultOf(database.transaction(BOOKS).objectStore(BOOKS).get([owner, productId]))
        return { marks: rows.map(({ kept }) => kept), revision: book?.revision ?? 0 }
      } catch {
        return nothing
      }
    },
    async write(owner, productId, { puts = [], gone = [], revision }) {
      try {
        const database = await opened
        if (!database) return false
        // Together: a number without its marks would never be asked for again.
        const writing = database.transaction([MARKS, BOOKS], 'readwrite')
        const marks = writing.objectStore(MARKS)
        for (const id of gone) marks.delete([owner, productId, id])
        for (const kept of puts) marks.put({ owner, productId, id: kept.mark.id, kept } satisfies MarkRow)
        if (revision !== undefined) writing.objectStore(BOOKS).put({ owner, productId, revision })
        return await new Promise((done) => {
          writing.oncomplete = () => done(true)
          writing.onabort = () => done(false)
          writing.onerror = () => done(false)
        })
      } catch {
        return false
      }
    },
    async waiting(owner) {
      try {
        const rows = await rowsOf(owner)
        return [...new Set(rows.filter(({ kept }) => kept.changedAt !== null).map(({ productId }) => productId))]
      } catch {
        return []
      }
    },
  }
}

export const forgetMarks = () => forgetDeviceDatabase(DATABASE)
