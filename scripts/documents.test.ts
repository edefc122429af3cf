import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const OUR_PATH = /\b(?:api|bench|contract|covers|db|docs|e2e|sandbox|scripts|server|web)\/[\w./-]*\w/g

test.each(['README.md', 'ARCHITECTURE.md', 'docs/operations.md'])('every file named in %s is there', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const places = [...text.matchAll(OUR_PATH)].map(([path]) => path).filter((path) => /\.(ts|tsx|md|json|css|mjs)$/.test(path))
  expect(places.length).toBeGreaterThan(0)
  expect(places.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

const DECISIONS = join(ROOT, 'docs/decisions')
const LEADS = ['**Context.**', '**Decision.**', '**Rejected.**', '**Consequences.**']

test.each(readdirSync(DECISIONS))('decision %s has its four parts in order, and names files that are there', (file) => {
  const text = readFileSync(join(DECISIONS, file), 'utf8')
  expect(LEADS.filter((lead) => text.includes(lead)).sort((a, b) => text.indexOf(a) - text.indexOf(b))).toEqual(LEADS)
  const named = [...text.matchAll(OUR_PATH)].map(([path]) => path).filter((path) => /\.(ts|tsx|md|json|css|mjs)$/.test(path))
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('every decision that a page refers to by number is there', () => {
  const numbers = readdirSync(DECISIONS).map((file) => file.slice(0, 3))
  expect(new Set(numbers).size).toBe(numbers.length)
  const pages = [
    'README.md',
    'ARCHITECTURE.md',
    'docs/operations.md',
    ...readdirSync(DECISIONS).map((file) => `docs/decisions/${file}`),
  ]
  const referred = pages.flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/decision (\d{3})/g)].map(([, n]) => n),
  )
  expect(referred.filter((number) => !numbers.includes(number ?? ''))).toEqual([])
})
