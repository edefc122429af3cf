import { existsSync, readFileSync } from 'node:fs'
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
