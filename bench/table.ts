import type { Row } from './rows.ts'

const HEAD = ['', 'req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU µs', 'errors', 'beside the floor', 'target', '']

/** As Markdown, so that it can be read here and pasted there. */
export function tableOf(rows: Row[]): string {
  const cells = [HEAD, ...rows.map(cellsOf)]
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0), 3))
  const line = (row: string[]) => `| ${row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (isNumber(column) ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`
  return [line(HEAD), rule, ...cells.slice(1).map(line)].join('\n')
}

function cellsOf({ name, timing, value, beside = '', target = '', isMet }: Row): string[] {
  const numbers = timing
    ? [timing.perSecond.toFixed(0), ms(timing.p50), ms(timing.p95), ms(timing.p99), micros(timing.cpuMs), String(timing.errors)]
    : [value ?? '', '', '', '', '', '']
  return [name, ...numbers, beside, target, isMet === undefined ? '' : isMet ? 'ok' : 'over']
}

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1)
const micros = (cpuMs?: number | null) => (cpuMs == null ? '' : (cpuMs * 1000).toFixed(0))
const isNumber = (column: number) => column >= 1 && column <= 6
const pad = (cell: string, width: number, column: number) => (isNumber(column) ? cell.padStart(width) : cell.padEnd(width))
