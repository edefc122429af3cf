import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { oneSlip } from '@tq/db/search/slips.ts'
import { sql } from 'drizzle-orm'
import { isSameWord } from './lexicon/phrases.ts'
import type { Shelf, ShelfMap } from './lexicon/shelf-map.ts'
import { allOf, inOrder, type Match, matchedRows, type Term, term } from './match/search-match.ts'
import { readTyped, type Typed } from './parse/typed-text.ts'
import { understand } from './parse/understand.ts'
import { saidBy, spellingOf } from './repair/spelling.ts'

export interface Nearby {
  /** Texts that do find something. */
  spellings: string[]
  categories: { id: number; name: string }[]
  /** What is bought most on those shelves. */
  productIds: number[]
}

export const NOTHING_NEARBY: Nearby = { spellings: [], categories: [], productIds: [] }

const MOST = 3
const MOST_PRODUCTS = 5
/** Shorter words are in everything: "và", "y", "kì". */
const SHORTEST_WORD = 3
/** Below that likeness (of pg_trgm) two words have nothing to do with each other. */
const LEAST_LIKENESS = 0.4
/** One word of a long name is a chance: "hơi nước" has nothing to do with "Tiếng Việt cho người nước ngoài". */
const LEAST_SHARE = 0.3
const MOST_LIKE_WORDS = 5
const MOST_TRIES = 8
/** Each is compared with every word of the catalogue. */
const MOST_UNKNOWN = 3

/** What to offer somebody whose search found nothing; nothing for nonsense. */
export async function findNearby(db: Db, text: string, shelves: ShelfMap): Promise<Nearby> {
  const typed = readTyped(text)
  const plain = typed.words.map((word) => word.plain)
  if (!plain.some((word) => word.length >= SHORTEST_WORD)) return NOTHING_NEARBY
  const categories = nearbyCategories(typed, shelves)
  const [spellings, productIds] = await Promise.all([nearbySpellings(db, plain), bestsellersOf(db, categories)])
  return { spellings, categories, productIds }
}

interface Candidate {
  /** The choices for every word that is left. */
  terms: Term[][]
  /** A known word was left out: the others must be a phrase, or any two words would do. */
  isPhrase: boolean
}

async function nearbySpellings(db: Db, typed: string[]): Promise<string[]> {
  const candidates = (await candidatesOf(db, typed)).filter(({ terms }) => isTelling(terms, typed))
  const spellings = new Set<string>()
  for (const { terms, isPhrase } of candidates.slice(0, MOST_TRIES)) {
    if (spellings.size === MOST) break
    const plain = terms.map((choices) => choices[0]?.text).join(' ')
    const phrase = isPhrase ? { wordPattern: `\\m${inOrder(terms)}\\M` } : {}
    const match: Match = { plain, terms, words: allOf(terms), accents: [], isRepaired: true, ...phrase }
    const rows = await runPrepared<{ said: string }>(
      db,
      sql`with found as materialized (${matchedRows(match, sql`is_lead`, sql`product_id, plain`)})
        select ${saidBy(sql`product_id`)} as said from found limit 1`,
    )
    if (rows[0]) spellings.add(spellingOf(match, rows[0].said))
  }
  return [...spellings]
}

/** At least half of what was typed, and more than little words. */
function isTelling(terms: Term[][], typed: string[]): boolean {
  return terms.length * 2 >= typed.length && terms.some((choices) => choices.some(({ text }) => text.length >= SHORTEST_WORD))
}

/** First with unknown words replaced by like ones, then without them; if all are known, without one of them. */
async function candidatesOf(db: Db, typed: string[]): Promise<Candidate[]> {
  const choices = await likeWords(db, typed)
  const places = typed.map((word) => ({ word, terms: (choices.get(word) ?? []).map(term) }))
  const isKnown = ({ word, terms }: (typeof places)[number]) => terms[0]?.text === word
  const readable = places.filter(({ terms }) => terms.length > 0).map(({ terms }) => terms)
  const known = places.filter(isKnown).map(({ terms }) => terms)
  const shorter = known.length === typed.length && known.length > 1 ? known.map((_, at) => known.toSpliced(at, 1)) : []
  return [
    { terms: readable, isPhrase: false },
    { terms: known, isPhrase: false },
    ...shorter.map((terms) => ({ terms, isPhrase: true })),
  ]
}

/** For each typed word: itself if the catalogue has it, else words one slip away, then words with the same parts. */
async function likeWords(db: Db, typed: string[]): Promise<Map<string, string[]>> {
  const pairs = typed.flatMap((word) =>
    [word, ...(word.length >= SHORTEST_WORD ? oneSlip(word) : [])].map((other) => [word, other]),
  )
  const rows = await runPrepared<{ typed: string; word: string }>(
    db,
    sql`select typed, word from (
        select typed, word, typed = word as is_same, 1 as likeness
        from unnest(${sql.param(pairs.map(([word]) => word))}::text[], ${sql.param(pairs.map(([, other]) => other))}::text[]) slip (typed, other)
        join search_words on word = other
        union all
        select typed, word, false, similarity(word, typed) from (
          select typed from unnest(${sql.param(typed)}::text[]) typed
          where length(typed) >= ${SHORTEST_WORD} and not exists (select 1 from search_words where word = typed)
          limit ${MOST_UNKNOWN}) stranger, search_words
        where similarity(word, typed) >= ${LEAST_LIKENESS}
      ) alike group by typed, word order by typed, bool_or(is_same) desc, max(likeness) desc, word`,
  )
  const found = new Map<string, string[]>()
  for (const { typed: word, word: other } of rows) {
    const others = found.get(word) ?? []
    if (others[0] !== word && others.length < MOST_LIKE_WORDS) found.set(word, [...others, other])
  }
  return found
}

/** Shelves that go by something that was asked for, then those that share a word of their name with it. */
function nearbyCategories(typed: Typed, shelves: ShelfMap): Shelf[] {
  const parsed = understand(typed, shelves)
  const meant = parsed.isElsewhere ? [] : parsed.units.flatMap((unit) => unit.shelves.flatMap((id) => shelves.byId.get(id) ?? []))
  const telling = typed.words.filter(({ plain }) => plain.length >= SHORTEST_WORD)
  const alike = shelves.words
    .map(([name, shelf]) => {
      const shared = telling.filter((word) => name.some((own) => isSameWord(word, own))).length
      return { shelf, shared, share: shared / name.length }
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.shared - a.shared || b.share - a.share || a.shelf.id - b.shelf.id)
  return [...new Set([...meant, ...alike.map(({ shelf }) => shelf)])].slice(0, MOST)
}

async function bestsellersOf(db: Db, shelves: Shelf[]): Promise<number[]> {
  if (shelves.length === 0) return []
  const ids = sql.param(shelves.map(({ id }) => id))
  const rows = await runPrepared<{ id: number }>(
    db,
    sql`select product_id as id from search_docs
      where is_lead and category_id in (select id from categories where id = any(${ids}::int[]) or parent_id = any(${ids}::int[]))
      order by sold desc, product_id limit ${sql.raw(String(MOST_PRODUCTS))}`,
  )
  return rows.map(({ id }) => id)
}
