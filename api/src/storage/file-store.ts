import type { Readable } from 'node:stream'

/** First and last byte, both included, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

/** A complete upload in `incoming`, under a temporary name until `keep` gives it its final one. */
export interface TemporaryFile {
  /** SHA-256 of the content, as 64 hex digits: its name once it is kept. */
  hash: string
  bytes: number
  path: string
  /** Deletes the temporary file; does nothing once `keep` has moved it. */
  drop(): Promise<void>
}

export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export interface KeptFile {
  hash: string
  keptAt: Date
}

/** Stores bytes in a folder or in S3, by the hash of their content. Who they belong to is written in the database. */
export interface FileStore {
  /** Streams to the disk, never whole into memory. Throws FILE_TOO_LARGE at the first byte above the limit. */
  receive(content: Content, mostBytes: number): Promise<TemporaryFile>
  /** Atomic: a program that is killed leaves no half file under a final name. Content that is there already is not stored again. */
  keep(file: TemporaryFile): Promise<void>
  stat(hash: string): Promise<{ bytes: number } | null>
  /** Null when there is no such file. A caller that stops reading must destroy the stream. */
  read(hash: string, range?: ByteRange): Promise<Readable | null>
  /** Where it lies on this machine, for programs that read files; null when it is kept elsewhere. */
  localPath(hash: string): string | null
  /** Succeeds as well when there is no such file. */
  remove(hash: string): Promise<void>
  list(): AsyncIterable<KeptFile>
  /** Deletes uploads that were begun before and never finished, because the program was killed. */
  clearReceived(before: Date): Promise<void>
  close(): void
}

const HASH = /^[0-9a-f]{64}$/

/** Path or key below the root, spread over 256 folders. Throws for anything but a hash, so no input can name another file. */
export function placeOf(hash: string): string {
  if (!HASH.test(hash)) throw new Error('Not the hash of a file')
  return `${hash.slice(0, 2)}/${hash}`
}

export const isHash = (name: string): boolean => HASH.test(name)
