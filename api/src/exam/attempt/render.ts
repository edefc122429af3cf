import { LRUCache } from 'lru-cache'
import { renderFormulas } from '../../learning/lesson-html.ts'

/** A few papers of which everybody gets the same questions in the same minute. */
const rendered = new LRUCache<string, string>({ max: 5_000, maxSize: 16 * 1024 * 1024, sizeCalculation: sizeOf })

function sizeOf(html: string, source: string): number {
  return html.length + source.length + 1
}

/** Stems, options and explanations as they stand in the page: formulas drawn. */
export function render(html: string): string {
  const known = rendered.get(html)
  if (known !== undefined) return known
  const made = renderFormulas(html)
  rendered.set(html, made)
  return made
}
