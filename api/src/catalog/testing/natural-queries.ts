import type { ProductKind } from '@tq/contract/enums.ts'

/**
 * A query as people type it and what a good answer to it is. In a file: `query,kind,expect`, where expect is one of
 *
 *   ids:11|12    one of these products is among the first five
 *   cats:24|55   at least three answers, and 60 % of the first ten stand on these shelves or below
 *   kind:course  60 % of the first ten are of that kind
 *   by:Lê An     the first three are that person's
 *   none         nothing is found
 */
export interface NaturalQuery {
  text: string
  kind: string
  expect: string
}

/** One of the first ten answers. */
export interface Answered {
  id: number
  kind: ProductKind
  /** Its shelf and the one above. */
  categoryIds: number[]
  people: string[]
}

const FIRST = 5
const LEAST = 3
const SHARE = 0.6

export function readNatural(file: string): NaturalQuery[] {
  const lines = file.replaceAll('\r', '').trim().split('\n').slice(1)
  return lines.map((line) => {
    const cells = /^(?:"(?<quoted>(?:[^"]|"")*)"|(?<bare>[^,]*)),(?<kind>[^,]*),(?<expect>.*)$/.exec(line)?.groups
    if (!cells) throw new Error(`Not a line of a query: ${line}`)
    const text = cells.quoted?.replaceAll('""', '"') ?? cells.bare ?? ''
    return { text, kind: cells.kind ?? '', expect: cells.expect?.replace(/^"|"$/g, '') ?? '' }
  })
}

export function isAnsweredWell(expect: string, answers: Answered[]): boolean {
  if (expect === 'none') return answers.length === 0
  const [rule, values = ''] = expect.split(/:(.*)/s)
  const wanted = values.split('|')
  const isMost = (fits: (answer: Answered) => boolean) =>
    answers.length > 0 && answers.filter(fits).length / answers.length >= SHARE
  if (rule === 'ids') return answers.slice(0, FIRST).some(({ id }) => wanted.includes(String(id)))
  if (rule === 'cats')
    return answers.length >= LEAST && isMost(({ categoryIds }) => categoryIds.some((id) => wanted.includes(String(id))))
  if (rule === 'kind') return isMost(({ kind }) => kind === values)
  if (rule === 'by') return answers.length > 0 && answers.slice(0, LEAST).every(({ people }) => people.includes(values))
  throw new Error(`No such rule: ${expect}`)
}
