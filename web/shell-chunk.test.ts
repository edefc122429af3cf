import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SHELL_CHUNK, SHELL_PARTS } from './shell-chunk.ts'

test('a part of the shell’s chunk that was moved is noticed, before every page loads ten more files', () => {
  const app = join(import.meta.dirname, 'app')
  expect(SHELL_PARTS.filter((part) => !existsSync(join(app, part)))).toEqual([])
})

test('the chunk takes exactly its parts', () => {
  for (const part of SHELL_PARTS) expect(SHELL_CHUNK.test(`/home/lan/thu-quan/web/app/${part}`), part).toBe(true)
  expect(SHELL_CHUNK.test('/home/lan/thu-quan/web/app/cart/cart-page.tsx')).toBe(false)
})
