import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TIERS, tierGroups } from './chunks.ts'

const app = join(import.meta.dirname, 'app').replaceAll('\\', '/')

test('a page that was moved is noticed, before every page loads ten more files', () => {
  const pages = TIERS.flatMap((tier) => tier.pages.flat())
  expect(pages.filter((page) => !existsSync(join(app, page)))).toEqual([])
})

test('a part travels with the first pages that have it; what is fetched later does not count', () => {
  const imports: Record<string, string[]> = {
    [`${app}/root.tsx`]: ['button'],
    [`${app}/home/home-page.tsx`]: ['button', 'price', 'cover'],
    [`${app}/learning/lesson/library-lesson-page.tsx`]: ['price', 'outline'],
    outline: ['mark'],
    [`${app}/learning/library/library-page.tsx`]: ['mark'],
  }
  const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }
  const groups = tierGroups().toSorted((a, b) => b.priority - a.priority)
  const fileOf = (part: string) =>
    groups.filter(({ test }) => !test || test.test(part)).find((each) => each.name(part, graph))?.debugName
  expect(['button', 'price', 'cover', 'mark', 'outline', 'notes'].map(fileOf)).toEqual([
    'shell',
    'core',
    'home',
    'learning',
    'lesson',
    undefined,
  ])
})
