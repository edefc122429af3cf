/**
 * Assertions that a call was refused which name a status and no code. By the text alone, so it is no proof: it looks at what
 * stands in and after each `expect(…)`, and at tables of `{ status: 4xx }`.
 */
export function bareRefusals(source: string): string[] {
  const text = withoutStrings(source)
  return [...expectations(text), ...(text.match(TABLE_ROW) ?? [])].filter((part) => isRefusal(part) && !NAMES_CODE.test(part))
}

/** The statuses of the error table, as a whole number and no part of one. */
const STATUS = /(?<![\w.])(?:40[01345]|409|41[345]|429|50[03])(?![\w.])/
const TABLE_ROW = /(?<==|:|\[)\s*\{\s*status: [45]\d\d\b[^}]*\}/g
const NAMES_CODE = /\bcode\b|\brefusal\(|\boutcome|bareStatus/i

/** Compared with a status: in the matcher, or by hand in what is expected. A length or a count of five hundred is none. */
function isRefusal(part: string): boolean {
  const compared = part.replace(/\.(toHaveLength|toBeLessThan\w*|toBeGreaterThan\w*)\([^)]*\)/g, '')
  if (/(status: |=== |\[)(?:200, )?[45]\d\d\b/.test(compared)) return STATUS.test(compared) && /status/i.test(compared)
  return (
    /\.(toBe|toEqual|toContain)\(\[?[45]\d\d\b/.test(compared) &&
    STATUS.test(compared) &&
    !/\.(size|length)\b|\$count/.test(compared)
  )
}

/** From each `expect(` to the end of what is chained to it. */
function expectations(text: string): string[] {
  return [...text.matchAll(/\bexpect(?:\.poll)?\(/g)].map(({ index, 0: opening }) => {
    let end = closing(text, index + opening.length - 1)
    for (;;) {
      const next = /^\s*\.\w+/.exec(text.slice(end))
      if (!next) return text.slice(index, end)
      end += next[0].length
      if (text[end] === '(') end = closing(text, end)
    }
  })
}

/** Just behind the bracket that closes the one at `start`. */
function closing(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if ('([{'.includes(text[at] as string)) depth++
    else if (')]}'.includes(text[at] as string) && --depth === 0) return at + 1
  }
  return text.length
}

/** Brackets and numbers in texts, patterns and comments count for nothing. */
function withoutStrings(source: string): string {
  return source
    .replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, '')
    .replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''")
    .replace(/`(?:\\.|[^`\\])*`/g, '``')
    .replace(/(?<=[(,:=]\s?)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+\/[a-z]*/g, '/x/')
}
