import { Worker } from 'node:worker_threads'
import { boundedQueue } from '../../http/limit/bounded-queue.ts'
import type { ReadDocx } from './docx/read-docx.ts'
import { failed } from './imported.ts'
import { type Given, read } from './readers.ts'

/** What is shorter is read before a thread has begun. */
const LONG_TEXT = 50_000
const MOST_MS = 60_000
/** A text of XML becomes a hundred times as large while it is read: this ends a thread, and not the program. */
const MOST_MEMORY_MB = 512
const THREAD = new URL('./reader-thread.ts', import.meta.url)

const inLine = boundedQueue({ atOnce: 1, waiting: 5, longestMs: MOST_MS })

/**
 * Reads what staff import. Long ones in a thread of their own, one at a time: XML is read in one piece, which takes seconds, and nobody else
 * would be answered meanwhile.
 */
export async function readImport(given: Given, { mostMs = MOST_MS } = {}): Promise<ReadDocx> {
  if (given.format !== 'docx' && given.text.length < LONG_TEXT) return read(given)
  return inLine(() => readApart(given, mostMs))
}

function readApart(given: Given, mostMs: number): Promise<ReadDocx> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, {
      ...{ workerData: given, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } },
    })
    const tooLong = setTimeout(() => void thread.terminate(), mostMs)
    // After an end without a word: its time or its memory was over.
    thread.once('exit', () => {
      clearTimeout(tooLong)
      resolve({
        questions: [failed(1, 'Tệp này quá lớn hoặc quá phức tạp nên không đọc được, bạn chia thành nhiều tệp')],
        pictures: [],
      })
    })
    thread.once('error', (error) => {
      if (!(error instanceof RangeError) && (error as { code?: string }).code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error)
    })
    thread.once('message', ({ questions, pictures }: ReadDocx) => {
      resolve({ questions, pictures: pictures.map((picture) => ({ ...picture, bytes: Buffer.from(picture.bytes) })) })
    })
  })
}
