import type { Readable } from 'node:stream'

/** Both ends belong to it, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

/** What somebody sent, whole and measured, under a name of its own until it is kept. */
export interface ReceivedFile {
  /** SHA-256 of the content, as 64 hex digits: its name once it is kept. */
  hash: string
  bytes: number
  path: string
  /** Whatever became of it: nothing is left where it was received. */
  drop(): Promise<void>
}

export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export interface KeptFile {
  hash: string
  keptAt: Date
}

/** Where bytes are: a folder or S3. It knows contents by their hash and nothing of who they belong to. */
export interface FileStore {
  /** Streamed to disk, never whole in memory; refused as soon as it is larger than it may be. */
  receive(content: Content, mostBytes: number): Promise<ReceivedFile>
  /** All of it or nothing under its final name, however the program ends. The same content is kept once. */
  keep(file: ReceivedFile): Promise<void>
  stat(hash: string): Promise<{ bytes: number } | null>
  /** Null when it is not there. Whoever stops reading destroys the stream. */
  read(hash: string, range?: ByteRange): Promise<Readable | null>
  /** What is not there is removed already. */
  remove(hash: string): Promise<void>
  list(): AsyncIterable<KeptFile>
  /** What killed programs had not received to the end. */
  clearReceived(before: Date): Promise<void>
  close(): void
}

const HASH = /^[0-9a-f]{64}$/

/** Spread over 256 folders. A hash that came from outside never names anything else. */
export function placeOf(hash: string): string {
  if (!HASH.test(hash)) throw new Error('Not the hash of a file')
  return `${hash.slice(0, 2)}/${hash}`
}

export const isHash = (name: string): boolean => HASH.test(name)
