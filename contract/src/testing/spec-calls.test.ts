import { describe, expect, test } from 'vitest'
import { ENDPOINTS } from '../all.ts'
import { OWN_CALLS } from './beyond-spec.ts'
import { SPEC_CALLS } from './spec-calls.ts'

const offered = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)

describe('SPEC §7', () => {
  for (const [section, calls] of Object.entries(SPEC_CALLS))
    test(`${section}: every call is offered`, () => expect(calls.filter((call) => !offered.includes(call))).toEqual([]))

  test('no call is misspelt: each is in the specification, or declared as our own', () => {
    const known = [...Object.values(SPEC_CALLS).flat(), ...OWN_CALLS]
    expect(offered.filter((call) => !known.includes(call))).toEqual([])
  })

  test('no call is declared twice', () => expect(offered.length).toBe(new Set(offered).size))

  test('a body is a strict object, so that unknown fields are refused', () => {
    const loose = ENDPOINTS.filter(
      ({ body }) =>
        'shape' in body &&
        (body._zod.def as { catchall?: { _zod: { def: { type: string } } } }).catchall?._zod.def.type !== 'never',
    )
    expect(loose.map(({ path }) => path)).toEqual([])
  })
})
