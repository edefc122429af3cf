import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, 'app')

/**
 * Some rules look from the root for what is open anywhere. With them Chromium asks at every change of a page whether what stands behind
 * any `:has(…)` of the site has changed: named by a tag alone, such as `.crumbs:has(b) a`, that were all links of the page, each time,
 * a twentieth of a second on a slow phone.
 */
test('behind a :has() stands something with a class or nothing', () => {
  const files = globSync('**/*.css', { cwd: app })
  expect(files.length).toBeGreaterThan(100)
  const broad = files.flatMap((file) =>
    selectorsIn(readFileSync(join(app, file), 'utf8'))
      .filter(isBroad)
      .map((selector) => `${file}: ${selector}`),
  )
  expect(broad).toEqual([])
})

test('what is broad is recognised', () => {
  const css =
    '@media print { .a:has(b) > c, .d:has(e) { x: y } /* .n:has(o) p */ .f:has(> g, h i) .j { } k:has(l) > :is(div, nav):not(.m) { } }'
  expect(selectorsIn(css).filter(isBroad)).toEqual(['.a:has(b) > c', 'k:has(l) > :is(div, nav):not(.m)'])
})

function selectorsIn(css: string): string[] {
  const heads = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)
  return [...heads]
    .flatMap(([, head = '']) => (head.trim().startsWith('@') ? [] : splitOutside(head, ',')))
    .map((one) => one.trim())
}

function isBroad(selector: string): boolean {
  const parts = splitOutside(selector.replaceAll(/\s*[>+~]\s*/g, ' '), ' ')
  const at = parts.findIndex((part) => part.includes(':has('))
  // What stands in brackets may be left out: `:not(.a)` is nearly everything.
  return at >= 0 && parts.slice(at + 1).some((part) => !/[.[#]/.test(part.replaceAll(BRACKETS, '')))
}

const BRACKETS = /\([^()]*(\([^()]*\)[^()]*)*\)/g

/** Brackets stay whole. */
function splitOutside(text: string, sign: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text.trim()) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === sign && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.filter((part) => part !== '')
}
