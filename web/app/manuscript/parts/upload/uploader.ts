import type { AuthorFileRole } from '@tq/contract/manuscript/enums.ts'
import { failureWords } from '../../../lib/failure-words.ts'
import { createStore, type Store } from '../../../lib/state/store.ts'
import { refusalOf, roleFor } from './check-file.ts'
import { type KnownContent, sameContent } from './same-content.ts'
import { arrivedOf, beginUpload, CutUpload, dropUpload, LostUpload, RefusedUpload, sendPart } from './tus.ts'

/** What a cut line costs at most. */
const PART_BYTES = 8 * 1024 ** 2
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000]

export interface UploadRow {
  key: string
  role: AuthorFileRole
  /** One spelling of each letter, also from a Mac. */
  name: string
  bytes: number
  /** When it was last changed: tells whether the same file was chosen again. */
  changedAt: number
  /** `chosenAgain`: the page was loaded anew, the bytes that have arrived wait for the rest. */
  state: 'waiting' | 'sending' | 'cut' | 'chosenAgain' | 'taking' | 'done' | 'refused'
  sent: number
  /** Bytes a second, while it is being sent. */
  speed: number
  id: string | null
  /** Why it was refused, or what to know about it. */
  words: string
}

export interface UploaderOptions {
  /** What is there already: counts, and is compared with what is chosen. */
  known?(): readonly KnownContent[]
  /** All of it has arrived. `gone`: it is shown elsewhere from now on. */
  onArrived?(row: UploadRow): Promise<'kept' | 'gone'>
}

export interface Uploader {
  rows: Store<UploadRow[]>
  add(files: Iterable<File>, role: AuthorFileRole): void
  /** Also what is being sent: nothing of it stays on the server. */
  remove(key: string): void
  retry(key: string): void
  /** False for what was refused before it was sent: it stays refused. */
  canRetry(key: string): boolean
  /** Rows of an earlier page. */
  restore(rows: readonly UploadRow[]): void
  /** The server has forgotten what had arrived: sent again, or chosen again where the page has not the file. */
  sendAgain(): void
  stop(): void
}

/** Sends files one after another, and goes on where a line was cut. */
export function createUploader({ known = () => [], onArrived }: UploaderOptions = {}): Uploader {
  const rows = createStore<UploadRow[]>([])
  const files = new Map<string, File>()
  const running = new Map<string, AbortController>()
  let isRunning = false
  let wake = () => {}

  const find = (key: string) => rows.get().find((row) => row.key === key)
  const change = (key: string, part: Partial<UploadRow>) =>
    rows.set((now) => now.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const taken = () => [...known(), ...rows.get().filter(({ state }) => state !== 'refused')]

  function add(given: Iterable<File>, chosen: AuthorFileRole): void {
    for (const file of given) {
      const name = file.name.normalize('NFC')
      const before = rows
        .get()
        .find(
          (row) =>
            row.state === 'chosenAgain' && row.name === name && row.bytes === file.size && row.changedAt === file.lastModified,
        )
      if (before) {
        files.set(before.key, file)
        change(before.key, { state: 'waiting' })
        continue
      }
      const key = crypto.randomUUID()
      const words = refusalOf({ name, bytes: file.size }, taken())
      const role = roleFor(name, chosen)
      const fresh = { key, role, name, bytes: file.size, changedAt: file.lastModified, sent: 0, speed: 0, id: null, words }
      if (!words) files.set(key, file)
      rows.set((now) => [...now, { ...fresh, state: words ? 'refused' : 'waiting' }])
      if (!words) void warnOfSame(key, file)
    }
    void run()
  }

  async function warnOfSame(key: string, file: File): Promise<void> {
    const chosen = rows
      .get()
      .flatMap((row) => (row.key === key || !files.has(row.key) ? [] : [{ ...row, file: files.get(row.key) }]))
    const other = await sameContent(file, [...known(), ...chosen])
    if (other !== null && find(key)?.words === '')
      change(key, { words: `Nội dung giống hệt “${other}”; bỏ một tệp nếu chọn nhầm` })
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let row = nextRow(); row; row = nextRow()) await send(row.key, files.get(row.key) as File)
    isRunning = false
  }
  const nextRow = () => rows.get().find(({ key, state }) => state === 'waiting' && files.has(key))

  async function send(key: string, file: File): Promise<void> {
    const stopping = new AbortController()
    running.set(key, stopping)
    for (let tries = 0; !stopping.signal.aborted; tries++) {
      try {
        await sendRest(key, file, stopping.signal)
        await arrive(key)
        break
      } catch (error) {
        if (stopping.signal.aborted) break
        if (!(error instanceof CutUpload)) {
          // Begun anew if it is tried again: of what was refused the server has kept nothing.
          const words = error instanceof RefusedUpload ? error.message : failureWords(error)
          change(key, { state: 'refused', id: null, sent: 0, words })
          break
        }
        change(key, { state: 'cut', speed: 0 })
        await rest(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] as number, stopping.signal)
      }
    }
    running.delete(key)
  }

  async function sendRest(key: string, file: File, signal: AbortSignal): Promise<void> {
    let { id, sent } = find(key) as UploadRow
    let offset = 0
    if (id !== null) {
      try {
        offset = await arrivedOf(id, signal)
      } catch (error) {
        if (!(error instanceof LostUpload)) throw error
        // Only the answer to its last byte was lost: the server has taken it in already.
        if (sent === file.size) return
        id = null
      }
    }
    id ??= await beginUpload(file.name.normalize('NFC'), file.size, signal)
    change(key, { id, state: 'sending', sent: offset })
    const [began, from] = [performance.now(), offset]
    while (offset < file.size) {
      const content = file.slice(offset, offset + PART_BYTES)
      const onSent = (bytes: number) => {
        sent = offset + bytes
        change(key, { sent, speed: ((sent - from) * 1000) / Math.max(1, performance.now() - began) })
      }
      offset = await sendPart({ id, content, offset, onSent, signal }).catch((error: unknown) => {
        // Lost between two parts: begun anew at the next try.
        throw error instanceof LostUpload ? forget(key) : error
      })
    }
    change(key, { sent: file.size })
  }

  function forget(key: string): CutUpload {
    change(key, { id: null, sent: 0 })
    return new CutUpload()
  }

  async function arrive(key: string): Promise<void> {
    change(key, { state: 'taking', speed: 0 })
    const result = onArrived ? await onArrived(find(key) as UploadRow) : 'kept'
    if (result === 'gone') rows.set((now) => now.filter((row) => row.key !== key))
    else change(key, { state: 'done' })
  }

  /** Until it is time, the network is back, or somebody presses. */
  function rest(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer)
        window.removeEventListener('online', end)
        signal.removeEventListener('abort', end)
        done()
      }
      const timer = setTimeout(end, ms)
      window.addEventListener('online', end)
      signal.addEventListener('abort', end)
      wake = end
    })
  }

  return {
    rows,
    add,
    remove(key) {
      const row = find(key)
      running.get(key)?.abort()
      if (row?.id && row.state !== 'refused') dropUpload(row.id)
      files.delete(key)
      rows.set((now) => now.filter((one) => one.key !== key))
    },
    canRetry: (key) => files.has(key),
    retry(key) {
      if (find(key)?.state === 'cut') return wake()
      if (!files.has(key)) return
      change(key, { state: 'waiting', words: '' })
      void run()
    },
    restore(given) {
      rows.set(given.map(asRestored))
    },
    sendAgain() {
      rows.set((now) =>
        now.map((row) =>
          row.state === 'done' ? { ...row, id: null, sent: 0, state: files.has(row.key) ? 'waiting' : 'chosenAgain' } : row,
        ),
      )
      void run()
    },
    stop() {
      for (const stopping of running.values()) stopping.abort()
    },
  }
}

/** Of a part that was on its way nobody knows how much has arrived. */
function asRestored(row: UploadRow): UploadRow {
  if (row.state === 'done' || row.state === 'refused') return row
  return { ...row, state: 'chosenAgain', speed: 0, sent: row.sent - (row.sent % PART_BYTES) }
}

/** Not all that was chosen is there yet. */
export const isUnderWay = (rows: readonly UploadRow[]) => rows.some(({ state }) => state !== 'done' && state !== 'refused')
