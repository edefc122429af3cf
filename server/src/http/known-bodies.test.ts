import { expect, test } from 'vitest'
import { knownBodies } from './known-bodies.ts'

interface Sent {
  name?: string
  lines: { quantity: number }[]
}

const ANY = () => true
const ONE = '{"lines":[{"quantity":1}]}'
const OTHER = '{"lines":[{"quantity":2}]}'
const readJson = (text: string): Sent => JSON.parse(text)

test('the same text again → what was read of it before; what was refused is read again', () => {
  const asked: string[] = []
  const read = knownBodies((text) => {
    asked.push(text)
    return text === '7' ? null : readJson(text)
  }, ANY)
  for (const text of [ONE, OTHER, ONE]) expect(read(text)).toEqual(readJson(text))
  for (const _ of [1, 2]) expect(read('7')).toBeNull()
  expect(asked).toEqual([ONE, OTHER, '7', '7'])
})

test('what several requests share → none of them can change it', () => {
  const read = knownBodies(readJson, ANY)
  const body = read(ONE)
  expect(() => body?.lines.push({ quantity: 5 })).toThrow(TypeError)
  expect(() => Object.assign(body?.lines[0] ?? {}, { quantity: 5 })).toThrow(TypeError)
  expect(read(ONE)).toEqual(readJson(ONE))
})

test('what may not be kept → is read each time, and stays as it was read', () => {
  const read = knownBodies(readJson, ({ name }) => name === undefined)
  const named = '{"lines":[],"name":"Lan"}'
  expect(read(named)).not.toBe(read(named))
  expect(Object.isFrozen(read(named))).toBe(false)
  expect(read(ONE)).toBe(read(ONE))
})

test('a million letters of others → it is forgotten', () => {
  let times = 0
  const read = knownBodies((text) => {
    times++
    return [text]
  }, ANY)
  read('Lan')
  for (let i = 0; i < 11; i++) read(`${i}${'x'.repeat(100_000)}`)
  read('Lan')
  expect(times).toBe(13)
})
