import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { BrotliParts, type TextPart } from './brotli-parts.ts'

const text = (count: number, word: string) => Buffer.from(`<li class="${word}">Sách “${word}” số ${count}</li>`.repeat(count))
const HEAD = text(90, 'đầu trang')
const FOOT = text(70, 'chân trang')
const kept = (bytes: Buffer): TextPart => ({ bytes, isShared: true })
const own = (bytes: Buffer): TextPart => ({ bytes, isShared: false })
const open = (room: number) => BrotliParts.open(room) as BrotliParts
const whole = (parts: TextPart[]) => Buffer.concat(parts.map(({ bytes }) => bytes))

test('parts that are packed once are read wherever they stand', () => {
  const packer = open(100_000)
  const texts = [
    [kept(HEAD), own(text(3, 'một')), kept(FOOT)],
    [own(text(500, 'hai')), kept(FOOT), kept(HEAD), own(randomBytes(70_000)), kept(HEAD)],
    [own(Buffer.alloc(0)), kept(HEAD)],
    [own(text(5_000, 'rất dài')), own(HEAD), kept(HEAD)],
    [],
  ]
  for (const parts of [...texts, ...texts]) expect(brotliDecompressSync(packer.pack(parts) ?? '').equals(whole(parts))).toBe(true)
})

test('a text has the same bytes each time, and bytes of its own', () => {
  const packer = open(100_000)
  const parts = [own(text(3, 'một')), kept(HEAD)]
  const first = packer.pack(parts) as Buffer
  const copy = Buffer.from(first)
  packer.pack([own(text(400, 'hai'))])
  expect(first.equals(copy)).toBe(true)
  expect(packer.pack(parts)).toEqual(copy)
  expect(first.buffer.byteLength).toBe(first.length)
})

test('what has no room is not packed, and the next text is', () => {
  const packer = open(2_000)
  const large = randomBytes(3_000)
  for (const parts of [[own(large)], [kept(large)], [kept(HEAD), own(large)]]) {
    expect(packer.pack(parts)).toBeNull()
    const next = [own(text(3, 'một')), kept(HEAD)]
    expect(brotliDecompressSync(packer.pack(next) ?? '').equals(whole(next))).toBe(true)
  }
})

test('where parts can’t be put together there is no such packer', () => {
  // Too long for its room, as a stand-in for one that works otherwise.
  expect(BrotliParts.open(2_000, [own(randomBytes(3_000))])).toBeNull()
})
