import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MUTANTS } from './mutants/list.ts'
import { breakSource } from './mutants/mutant.ts'

const root = join(import.meta.dirname, '..')

test('a bug takes the place of its text, also where the text looks like a pattern', () => {
  expect(breakSource('a $& b', { file: 'x.ts', from: '$& b', to: "$' c" })).toBe("a $' c")
})

test.each([
  ['gone', 'total > 1', 0],
  ['there twice', 'total > 0 || total > 0', 2],
])('a text that is %s is told, not passed over', (_, source, times) => {
  expect(() => breakSource(source, { file: 'x.ts', from: 'total > 0', to: 'true' })).toThrow(`stands there ${times} times`)
})

test.each(MUTANTS)('$file still holds the text of: $what', (mutant) => {
  expect(breakSource(readFileSync(join(root, mutant.file), 'utf8'), mutant)).toContain(mutant.to)
  expect(mutant.tests.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
