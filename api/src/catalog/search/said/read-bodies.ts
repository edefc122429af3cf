import type { Database } from '@tq/db/database.ts'
import { Bodies } from './bodies.ts'
import { type Dictionary, UNKNOWN } from './dictionary.ts'

/** Parsed in some five milliseconds: whoever asks meanwhile hardly waits. */
const AT_ONCE = 200
/** Words of the description alone: those of the title and of names have a label. */
const BODY = "ts_filter(lexemes, '{d}')::text"

/** Null where there is no room for them. */
export async function readBodies(db: Database, dictionary: Dictionary): Promise<Bodies | null> {
  const bodies = new Bodies(dictionary)
  for (let last = 0; ; ) {
    const { rows } = await db.$client.query<[number, string]>({
      text: `select product_id, ${BODY} from search_texts where product_id > $1 order by product_id limit ${AT_ONCE}`,
      values: [last],
      rowMode: 'array',
    })
    for (const [id, text] of rows) if (!bodies.set(id, wordsOf(text, dictionary))) return null
    last = rows.at(-1)?.[0] ?? last
    if (rows.length < AT_ONCE) break
  }
  bodies.arrange()
  return bodies
}

/** Of products that may have changed; those that are gone say nothing. */
export async function readBodiesAgain(db: Database, bodies: Bodies, ids: number[], dictionary: Dictionary): Promise<void> {
  const { rows } = await db.$client.query<[number, string]>({
    text: `select product_id, ${BODY} from search_texts where product_id = any($1::int[])`,
    values: [ids],
    rowMode: 'array',
  })
  const textOf = new Map(rows)
  for (const id of ids) bodies.set(id, wordsOf(textOf.get(id) ?? '', dictionary))
}

const START = "'~="

/** The words in their order, from the text form of a tsvector: `'~=toan''':41,57`. Places at which nothing is kept are holes. */
export function wordsOf(text: string, dictionary: Dictionary): number[] {
  const words: number[] = []
  const places: number[] = []
  let first = Number.POSITIVE_INFINITY
  let last = 0
  for (let at = text.indexOf(START); at >= 0; at = text.indexOf(START, at)) {
    const begin = at + START.length
    let end = text.indexOf("'", begin)
    while (text[end + 1] === "'") end = text.indexOf("'", end + 2)
    const word = dictionary.add(text.slice(begin, end).replaceAll("''", "'").replaceAll('\\\\', '\\'))
    at = end + 1
    do {
      let place = 0
      for (at++; isDigit(text.charCodeAt(at)); at++) place = 10 * place + text.charCodeAt(at) - ZERO
      words.push(word)
      places.push(place)
      first = Math.min(first, place)
      last = Math.max(last, place)
    } while (text[at] === ',')
  }
  if (words.length === 0) return []
  const inOrder = new Array<number>(last - first + 1).fill(UNKNOWN)
  for (const [n, place] of places.entries()) inOrder[place - first] = words[n] as number
  return inOrder
}

const ZERO = 48
const isDigit = (code: number): boolean => code >= ZERO && code < ZERO + 10
