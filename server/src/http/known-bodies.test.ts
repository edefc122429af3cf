import { expect, test } from 'vitest'
import { knownBodies } from './known-bodies.ts'

test('the same text again → what was read of it before; what was refused is read again', () => {
  const asked: string[] = []
  const read = knownBodies((text) => {
    asked.push(text)
    return text === '7' ? null : (JSON.parse(text) as { lines: { quantity: number }[] })
  })
  const [one, other] = ['{"lines":[{"quantity":1}]}', '{"lines":[{"quantity":2}]}']
  for (const text of [one, other, one]) expect(read(text)).toEqual(JSON.parse(text))
  for (const _ of [1, 2]) expect(read('7')).toBeNull()
  expect(asked).toEqual([one, other, '7', '7'])
})

test('what several requests share → none of them can change it', () => {
  const read = knownBodies((text) => JSON.parse(text) as { lines: { quantity: number }[] })
  const body = read('{"lines":[{"quantity":1}]}')
  expect(() => body?.lines.push({ quantity: 5 })).toThrow(TypeError)
  expect(() => Object.assign(body?.lines[0] ?? {}, { quantity: 5 })).toThrow(TypeError)
  expect(read('{"lines":[{"quantity":1}]}')).toEqual({ lines: [{ quantity: 1 }] })
})

test('a million letters of others → it is forgotten', () => {
  let times = 0
  const read = knownBodies((text) => {
    times++
    return [text]
  })
  read('Lan')
  for (let i = 0; i < 11; i++) read(`${i}${'x'.repeat(100_000)}`)
  read('Lan')
  expect(times).toBe(13)
})
