import type { Row } from './rows.ts'

const NUMBERS = ['req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU µs', 'errors']
const HEAD = ['', ...NUMBERS, 'reading', 'target', '']

/** As Markdown, so that it can be read here and pasted there. Columns that nothing stands in are left out. */
export function tableOf(rows: Row[]): string {
  const body = rows.map(cellsOf)
  const columns = HEAD.map((title, at) => ({ title, cells: body.map((row) => row[at] ?? '') }))
    .filter(({ cells }) => cells.some(Boolean))
    .map(({ title, cells }) => {
      const width = Math.max(...[title, ...cells].map(({ length }) => length), 3)
      const isNumber = NUMBERS.includes(title)
      const pad = (cell: string) => (isNumber ? cell.padStart(width) : cell.padEnd(width))
      return [pad(title), isNumber ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width), ...cells.map(pad)]
    })
  const lines = columns[0]?.map((_, line) => `| ${columns.map((column) => column[line]).join(' | ')} |`)
  return lines?.join('\n') ?? ''
}

function cellsOf({ name, timing, reading = '', target = '', isMet }: Row): string[] {
  const numbers = timing
    ? [timing.perSecond.toFixed(0), ms(timing.p50), ms(timing.p95), ms(timing.p99), micros(timing.cpuMs), String(timing.errors)]
    : ['', '', '', '', '', '']
  return [name, ...numbers, reading, target, isMet === undefined ? '' : isMet ? 'ok' : 'over']
}

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1)
const micros = (cpuMs?: number | null) => (cpuMs == null ? '' : (cpuMs * 1000).toFixed(0))
