import { expect, test } from 'vitest'
import { cutOut, PIECE_BYTES, piecesIn, piecesOf } from './piece-ranges.ts'
import { daysLeft, endOf, standingOf } from './right-to-read.ts'
import { importKey, seal, sealJson, unseal, unsealJson } from './sealed.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-16T08:00:00Z')

test('pieces cover a file without gaps, and an empty file has one', () => {
  expect(piecesOf(0)).toEqual([{ index: 0, from: 0, to: 0 }])
  expect(piecesOf(PIECE_BYTES)).toEqual([{ index: 0, from: 0, to: PIECE_BYTES }])
  expect(piecesOf(2 * PIECE_BYTES + 5).map(({ from, to }) => to - from)).toEqual([PIECE_BYTES, PIECE_BYTES, 5])
})

test('a range asks for the pieces it touches and no other', () => {
  expect(piecesIn(0, 1)).toEqual([0])
  expect(piecesIn(PIECE_BYTES - 1, PIECE_BYTES)).toEqual([0])
  expect(piecesIn(PIECE_BYTES - 1, PIECE_BYTES + 1)).toEqual([0, 1])
  expect(piecesIn(PIECE_BYTES, 3 * PIECE_BYTES)).toEqual([1, 2])
})

test('what is cut out of pieces is what lies there in the file, whatever it crosses', () => {
  const file = Uint8Array.from({ length: 2 * PIECE_BYTES + 100 }, (_, n) => (n * 31 + (n >> 8)) % 251)
  const pieces = piecesOf(file.length).map(({ from, to }) => file.slice(from, to))
  const ranges = [
    [0, 10],
    [PIECE_BYTES - 3, PIECE_BYTES + 3],
    [5, 2 * PIECE_BYTES + 50],
    [2 * PIECE_BYTES + 90, 2 * PIECE_BYTES + 500],
    [PIECE_BYTES, PIECE_BYTES],
  ]
  for (const [from = 0, to = 0] of ranges) {
    const asked = piecesIn(from, to).flatMap((index) => pieces[index] ?? [])
    expect(Buffer.from(cutOut(asked, from, to)).equals(file.slice(from, to)), `${from}–${to}`).toBe(true)
  }
})

test('a right lasts until its end and not a moment longer', () => {
  const clock = (now: number) => ({ now, latestSeen: NOW })
  expect(standingOf(NOW + 30 * DAY, clock(NOW + 30 * DAY - 1))).toBe('open')
  expect(standingOf(NOW + 30 * DAY, clock(NOW + 30 * DAY))).toBe('over')
  expect([0, 1, DAY, DAY + 1].map((left) => daysLeft(NOW + left, NOW))).toEqual([0, 1, 1, 2])
})

test('a clock set back by more than a little opens nothing, however many days are left', () => {
  const until = NOW + 30 * DAY
  expect(standingOf(until, { now: NOW - 9 * 60_000, latestSeen: NOW })).toBe('open')
  expect(standingOf(until, { now: NOW - 11 * 60_000, latestSeen: NOW })).toBe('clock')
  expect(standingOf(until, { now: NOW - 11 * 60_000, latestSeen: until + DAY })).toBe('clock')
})

test('a device whose clock is behind the server’s gets thirty of its own days', () => {
  const told = new Date(NOW + 30 * DAY).toISOString()
  expect(endOf(told, NOW)).toBe(NOW + 30 * DAY)
  expect(endOf(told, NOW - 300 * DAY)).toBe(NOW - 270 * DAY)
})

test('what is sealed opens with its key at its place only, and the key can not be read out', async () => {
  const key = await importKey(Buffer.alloc(32, 7).toString('base64'))
  const other = await importKey(Buffer.alloc(32, 8).toString('base64'))
  const text = 'Chương một: con đường làng'
  const sealed = await seal(key, 'a/0', new TextEncoder().encode(text))
  expect(Buffer.from(sealed.data).includes('làng')).toBe(false)
  expect(new TextDecoder().decode(await unseal(key, 'a/0', sealed))).toBe(text)
  await expect(unseal(other, 'a/0', sealed)).rejects.toThrow()
  await expect(unseal(key, 'a/1', sealed)).rejects.toThrow()
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  const again = await sealJson(key, 'facts', { title: text })
  expect(await unsealJson(key, 'facts', again)).toEqual({ title: text })
})
