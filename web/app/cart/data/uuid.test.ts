import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { uuid } from './uuid.ts'

afterEach(() => vi.unstubAllGlobals())

test('where the browser makes none itself, it is still a random one of version 4', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) })
  const [first, second] = [uuid(), uuid()]
  expect(z.uuidv4().safeParse(first).success).toBe(true)
  expect(first).not.toBe(second)
})
