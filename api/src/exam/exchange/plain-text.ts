import { escapeHtml } from '../../escape-html.ts'

/** What people typed, as HTML: one paragraph a line, formulas as they are. A single line stays without a paragraph, as options are. */
export function htmlOf(lines: string[]): string {
  const said = lines.map((line) => line.trim()).filter(Boolean)
  if (said.length <= 1) return escapeHtml(said[0] ?? '')
  return said.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
}

/** `a`, `b`, `c` … */
export const letterOf = (index: number) => String.fromCharCode(97 + index)
