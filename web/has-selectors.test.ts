import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, 'app')

/**
 * Some rules look from the root for what is open anywhere. With them Chromium looks, at every change of a page, for whatever stands
 * behind any `:has(…)` of the site: for `.crumbs:has(b) a` at all links, each time, a twentieth of a second on a slow phone. What a part
 * inside must know is handed down by a variable.
 */
test('nothing stands behind a :has()', () => {
  const files = globSync('**/*.css', { cwd: app })
  expect(files.length).toBeGreaterThan(100)
  const broad = files.flatMap((file) =>
    selectorsIn(readFileSync(join(app, file), 'utf8'))
      .filter(hasBehind)
      .map((selector) => `${file}: ${selector}`),
  )
  expect(broad).toEqual([])
})

test('what stands behind is recognised', () => {
  const css =
    '@media print { .a:has(b) > c, .d e:has(> f, g h) { x: y } /* .n:has(o) p */ .q .r:not(:has(s)):hover { } .t:has(u) .v { } w:has(x)+y { } }'
  expect(selectorsIn(css).filter(hasBehind)).toEqual(['.a:has(b) > c', '.t:has(u) .v', 'w:has(x)+y'])
})

function selectorsIn(css: string): string[] {
  const heads = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)
  return [...heads]
    .flatMap(([, head = '']) => (head.trim().startsWith('@') ? [] : splitOutside(head, ',')))
    .map((one) => one.trim())
}

function hasBehind(selector: string): boolean {
  const parts = splitOutside(selector.replaceAll(/\s*[>+~]\s*/g, ' '), ' ')
  return parts.slice(0, -1).some((part) => part.includes(':has('))
}

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
