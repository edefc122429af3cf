import type { ByteRange } from './file-store.ts'

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Which part of a file a `Range` header asks for. Null: send all of it, which the protocol allows for a header that is malformed or
 * asks for several parts.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const count = Math.min(Number(last), bytes)
    return count === 0 ? 'unsatisfiable' : { start: bytes - count, end: bytes - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  if (start >= bytes) return 'unsatisfiable'
  return { start, end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
}
