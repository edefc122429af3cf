import { forgetDeviceDatabase, openDeviceDatabase, resultOf } from '../../lib/state/device-database.ts'

/** What the server has not confirmed yet. */
export interface PendingAnswer {
  attemptId: string
  questionId: string
  /** Left out when only the flag was changed. */
  answer?: string[]
  isFlagged?: boolean
  /** The last number of this question that the server had told when it was changed. */
  seq: number
  /** On their way once, and never confirmed: the server may have any of them. */
  sent?: Sent[]
  at: number
}

export interface Sent {
  answer?: string[]
  isFlagged?: boolean
}

/** Kept on this device, so that a closed tab or a killed browser loses nothing. */
export interface PendingStore {
  list(attemptId: string): Promise<PendingAnswer[]>
  put(pending: PendingAnswer): void
  remove(attemptId: string, questionId: string): void
}

const DATABASE = 'exam-answers'
const STORE = 'pending'
/** The longest attempt takes a day: what is older can't be handed in any more. */
const MOST_DAYS = 3

/** A browser may refuse to keep anything: then the page itself is all there is, and nothing fails. */
export function createPendingStore(): PendingStore {
  const opened = openDeviceDatabase(DATABASE, { [STORE]: ['attemptId', 'questionId'] })
  const inStore = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> => {
    try {
      const database = await opened
      return database && (await resultOf(act(database.transaction(STORE, mode).objectStore(STORE))))
    } catch {
      return null
    }
  }
  return {
    async list(attemptId) {
      const all = (await inStore<PendingAnswer[]>('readonly', (store) => store.getAll())) ?? []
      const oldest = Date.now() - MOST_DAYS * 86_400_000
      for (const { attemptId: of, questionId, at } of all)
        if (at < oldest) void inStore('readwrite', (store) => store.delete([of, questionId]))
      return all.filter((each) => each.attemptId === attemptId)
    },
    put: (pending) => void inStore('readwrite', (store) => store.put(pending)),
    remove: (attemptId, questionId) => void inStore('readwrite', (store) => store.delete([attemptId, questionId])),
  }
}

export const forgetPendingAnswers = () => forgetDeviceDatabase(DATABASE)
