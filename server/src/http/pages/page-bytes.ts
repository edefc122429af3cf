import { utf8 } from '@tq/api/http/utf8.ts'
import { sourceHash } from '../protection/security.ts'
import { BrotliParts, type TextPart } from './brotli-parts.ts'

/** As the web build hands a page over: texts, and letters that other pages have too, which are turned into bytes once. */
export type Piece = string | { bytes(encode: (text: string) => Buffer): Buffer }

/** Turned as a whole it is quicker from here on. */
const LONG = 300
/** Packed by itself a part brings its own alphabet: a hundred bytes, which shorter ones would not save. */
const WORTH_KEEPING = 4_000
/** Pages have some 150 kB, packed 40. Longer ones are made without a desk. */
const DESK = 1024 * 1024

const desk = Buffer.allocUnsafeSlow(DESK)
const packer = BrotliParts.open(DESK / 2)

/** A page as it is hashed and sent, and the parts that it is packed by. Both lie on the desk, until the next page is written. */
export interface WrittenPage {
  page: Buffer
  parts: TextPart[]
}

export function writePage(pieces: readonly Piece[]): WrittenPage {
  const given = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.bytes(utf8)))
  const most = given.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length * 3 : piece.length), 0)
  const place = most > DESK ? Buffer.allocUnsafeSlow(most) : desk
  const parts: TextPart[] = []
  let [start, at] = [0, 0]
  const ownUntil = (end: number) => end > start && parts.push({ bytes: place.subarray(start, end), isKept: false })
  for (const piece of given) {
    if (typeof piece === 'string') {
      at += piece.length > LONG ? utf8(piece).copy(place, at) : place.write(piece, at)
      continue
    }
    if (piece.length >= WORTH_KEEPING) {
      ownUntil(at)
      parts.push({ bytes: piece, isKept: true })
      start = at + piece.length
    }
    at += piece.copy(place, at)
  }
  ownUntil(at)
  return { page: place.subarray(0, at), parts }
}

const hashes = new WeakMap<Buffer, string>()

/** For scripts and sheets of the page: those that are a kept part are hashed once. */
export function hashIn({ page, parts }: WrittenPage): (code: Buffer) => string {
  const kept = new Map<number, Buffer>()
  let at = page.byteOffset
  for (const { bytes, isKept } of parts) {
    if (isKept) kept.set(at, bytes)
    at += bytes.length
  }
  return (code) => {
    const bytes = kept.get(code.byteOffset)
    if (bytes?.length !== code.length) return sourceHash(code)
    const hash = hashes.get(bytes) ?? sourceHash(bytes)
    hashes.set(bytes, hash)
    return hash
  }
}

/** Null where it has to be packed otherwise. */
export const packPage = ({ parts }: WrittenPage): Buffer | null => packer?.pack(parts) ?? null
