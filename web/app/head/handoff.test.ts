import { expect, test } from 'vitest'
import { handoffScripts } from './handoff.ts'
import { textOf } from './pieces.ts'

const ROOT = { categories: [], origin: 'http://localhost' }
const handedOver = (data: unknown) =>
  /enqueue\((".*?")\);<\/script>/.exec(textOf(handoffScripts({ root: ROOT, page: data })))?.[1]

/** The text of the second place on, as the browser's router reads it. */
function read(script: string | undefined): unknown {
  const list = JSON.parse(JSON.parse(script ?? '""'))
  const at = (place: number): unknown => {
    if (place < 0) return place === -5 ? null : undefined
    const value = list[place]
    if (Array.isArray(value)) return value.map((item) => at(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [at(Number(key.slice(1))), at(one as number)]))
  }
  return at(0)
}

const SIGNS = [
  '</script><script>alert(1)</script>',
  '<!--',
  '&amp;',
  '"',
  '\\',
  '\\"',
  '\n',
  '\u2028\u2029',
  '\u0000\u001f',
  '😀',
  '\ud800',
  'Đại số',
]

test.each(SIGNS)('a text is handed over as it was, and ends no script: %j', (text) => {
  const script = handedOver({ [`tên ${text}`]: [text, `${text}${text}`] })
  expect(script).not.toMatch(/[<>&\u2028\u2029\p{Cc}]/u)
  expect(read(script)).toMatchObject({ loaderData: { root: ROOT, page: { [`tên ${text}`]: [text, `${text}${text}`] } } })
})

test('lists, objects, numbers and what is not there are handed over as they were', () => {
  const page = { a: [1, 1.5, -2, 1e21, true, false, null, [], {}, [[1], { a: [null, 'a'] }]], b: { a: undefined, c: 'a' } }
  expect(read(handedOver(page))).toEqual({ loaderData: { root: ROOT, page }, actionData: null, errors: null })
})

test('a page without data of its own hands over the frame’s', () => {
  const script = /enqueue\((".*?")\);<\/script>/.exec(textOf(handoffScripts({ root: ROOT })))?.[1]
  expect(read(script)).toEqual({ loaderData: { root: ROOT }, actionData: null, errors: null })
})

test.each([new Date(0), Number.NaN, -0, () => 1, Symbol('a')])('what is more than JSON is left to the library: %s', (value) => {
  expect(() => handoffScripts({ root: ROOT, page: { value } })).toThrow()
})
