import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { classNameOf } from './class-name-of.ts'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
const sheets = globSync('app/**/*.module.css', { cwd: ROOT }).map((path) => ROOT + path)

test('no two sheets of the site give one name to their classes', () => {
  expect(sheets.length).toBeGreaterThan(100)
  expect(new Set(sheets.map((file) => classNameOf('row', file))).size).toBe(sheets.length)
})

test('a class keeps its own name, and its letters wherever the site was built', () => {
  expect(classNameOf('row', `${ROOT}app/home/x.module.css`)).toMatch(/^row_[A-Za-z0-9]{4}$/)
  expect(classNameOf('row', `${ROOT}app/home/x.module.css?used`)).toBe(classNameOf('row', `${ROOT}app/home/x.module.css`))
})
