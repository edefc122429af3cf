/**
 * Lesson texts are long, so they are written with a few marks instead of tags; every line is a block of its own:
 *
 *     ## Heading            ### Smaller heading
 *     - point               1. step
 *     > words of somebody   ~ a line of code
 *     |+ Caption of the table that follows
 *     | head | head |
 *     | cell | cell |
 *     ?? Question whose answer is folded away
 *     the answer, in blocks as everywhere
 *     !!
 *
 * In a line: `**strong**`, `*emphasis*`, `~code~`, `[words](/address)`, `$TeX$` (a comma between
 * digits is the decimal one). What comes out is what `cleanHtml` leaves unchanged.
 */
export function marked({ raw }: TemplateStringsArray): string {
  return markedText(raw.join(''))
}

export function markedText(text: string): string {
  const lines = text.split('\n')
  return blocksOf(lines.map((line) => line.trim()).filter(Boolean))
}

function blocksOf(lines: string[]): string {
  const asked = lines.findIndex((line) => line.startsWith('?? '))
  if (asked === -1) return plainBlocks(lines)
  const answered = lines.indexOf('!!', asked)
  if (answered === -1) throw new Error(`Nothing ends the answer of ${lines[asked]}`)
  const summary = inline((lines[asked] ?? '').slice(3))
  const fold = `<details><summary>${summary}</summary>${plainBlocks(lines.slice(asked + 1, answered))}</details>`
  return plainBlocks(lines.slice(0, asked)) + fold + blocksOf(lines.slice(answered + 1))
}

function plainBlocks(lines: string[]): string {
  const blocks: { kind: Kind; lines: string[] }[] = []
  for (const line of lines) {
    const [kind, words] = kindOf(line)
    const last = blocks.at(-1)
    if (last && last.kind === kind && kind in JOINED) last.lines.push(words)
    else blocks.push({ kind, lines: [words] })
  }
  return blocks.map(({ kind, lines }) => htmlOf(kind, lines)).join('')
}

type Kind = 'h2' | 'h3' | 'ul' | 'ol' | 'blockquote' | 'pre' | 'table' | 'p'

/** Neighbouring lines of these kinds are one block. */
const JOINED = { ul: true, ol: true, blockquote: true, pre: true, table: true }

const MARKS: [RegExp, Kind][] = [
  [/^## /, 'h2'],
  [/^### /, 'h3'],
  [/^- /, 'ul'],
  [/^\d+\. /, 'ol'],
  [/^> /, 'blockquote'],
  [/^~(?: |$)/, 'pre'],
  [/^(?=\|)/, 'table'],
]

function kindOf(line: string): [Kind, string] {
  for (const [mark, kind] of MARKS) if (mark.test(line)) return [kind, line.replace(mark, '')]
  return ['p', line]
}

function htmlOf(kind: Kind, lines: string[]): string {
  if (kind === 'pre') return `<pre><code>${escaped(lines.join('\n'))}</code></pre>`
  if (kind === 'table') return tableOf(lines)
  const inside = lines.map(inline)
  if (kind === 'ul' || kind === 'ol') return `<${kind}>${inside.map((words) => `<li>${words}</li>`).join('')}</${kind}>`
  if (kind === 'blockquote') return `<blockquote>${inside.map((words) => `<p>${words}</p>`).join('')}</blockquote>`
  return `<${kind}>${inside.join('')}</${kind}>`
}

function tableOf(lines: string[]): string {
  const captions = lines.filter((line) => line.startsWith('|+ ')).map((line) => `<caption>${inline(line.slice(3))}</caption>`)
  const [head = [], ...rows] = lines.filter((line) => !line.startsWith('|+ ')).map(cellsOf)
  const heads = head.map((cell) => `<th scope="col">${cell}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<table tabindex="0">${captions.join('')}<thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`
}

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split(/ \|(?= )/)
    .map((cell) => inline(cell.trim()))

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A few words without a block around them. Formulas and code are taken out first and put back at the end: a star in them is a star. */
export function inline(words: string): string {
  const kept: string[] = []
  const rest = escaped(words).replace(/\$\$.+?\$\$|\$[^$]+\$|~[^~]+~/g, (found) => `\0${kept.push(htmlOfKept(found)) - 1}\0`)
  return emphasised(rest).replace(/\0(\d+)\0/g, (_, place: string) => kept[Number(place)] ?? '')
}

function htmlOfKept(found: string): string {
  if (found.startsWith('~')) return `<code>${found.slice(1, -1)}</code>`
  // TeX would put a space behind it, as in a list.
  return found.replace(/(\d),(\d)/g, '$1{,}$2')
}

const emphasised = (words: string) =>
  words
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, '<a href="$2" rel="noopener">$1</a>')
