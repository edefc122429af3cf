import { utf8 } from '@tq/api/http/utf8.ts'
import type { TextPart } from '../../cache/brotli-parts.ts'
import { packer } from '../../cache/quick-packer.ts'
import { sourceHash } from '../protection/security.ts'

/** As the web build hands a page over: texts, and letters that other pages have too, which are turned into bytes once. */
export type Piece = string | { bytes(encode: (text: string) => Buffer): Buffer }

/** Turned as a whole it is quicker from here on. */
const LONG = 300
/** Hashed once from here on: scripts and sheets that pages share. */
const WORTH_HASHING = 4_000
/** Packed by itself a part knows no letters of the others. For the styles alone a page has 2.5 % more bytes, for all shared parts 12. */
const WORTH_PACKING = 30_000
/** Pages have some 150 kB, packed 40. Longer ones are made without a desk. */
const DESK = 1024 * 1024

const desk = Buffer.allocUnsafeSlow(DESK)

/** A page as it is hashed and sent, and the parts that it is packed by. Both lie on the desk, until the next page is written. */
export interface WrittenPage {
  page: Buffer
  parts: TextPart[]
  /** Parts that other pages have too, by where they begin. */
  shared: Map<number, Buffer>
}

export function writePage(pieces: readonly Piece[]): WrittenPage {
  const given = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.bytes(utf8)))
  const most = given.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length * 3 : piece.length), 0)
  const place = most > DESK ? Buffer.allocUnsafeSlow(most) : desk
  const parts: TextPart[] = []
  const shared = new Map<number, Buffer>()
  let [start, at] = [0, 0]
  const ownUntil = (end: number) => end > start && parts.push({ bytes: place.subarray(start, end), isShared: false })
  for (const piece of given) {
    if (typeof piece === 'string') {
      at += piece.length > LONG ? utf8(piece).copy(place, at) : place.write(piece, at)
      continue
    }
    if (piece.length >= WORTH_HASHING) shared.set(at, piece)
    if (piece.length >= WORTH_PACKING) {
      ownUntil(at)
      parts.push({ bytes: piece, isShared: true })
      start = at + piece.length
    }
    at += piece.copy(place, at)
  }
  ownUntil(at)
  return { page: place.subarray(0, at), parts, shared }
}

const hashes = new WeakMap<Buffer, string>()

/** For scripts and sheets of the page: those that other pages have too are hashed once. */
export function hashIn({ page, shared }: WrittenPage): (code: Buffer) => string {
  return (code) => {
    const bytes = shared.get(code.byteOffset - page.byteOffset)
    if (bytes?.length !== code.length) return sourceHash(code)
    const hash = hashes.get(bytes) ?? sourceHash(bytes)
    hashes.set(bytes, hash)
    return hash
  }
}

/** Null: no packer of parts, or too long; `makeEntry` packs it whole. */
export const packPage = ({ parts }: WrittenPage): Buffer | null => packer?.pack(parts) ?? null
