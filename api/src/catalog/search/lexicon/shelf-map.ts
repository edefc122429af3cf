import type { Db } from '@tq/db/database.ts'
import { type Word, words } from '@tq/db/search/fold.ts'
import { sql } from 'drizzle-orm'
import { type PhraseTable, phraseTable } from './phrases.ts'

export interface Shelf {
  id: number
  name: string
  slug: string
  parentId: number | null
}

/** The shelves there are, by what people call them. */
export interface ShelfMap {
  phrases: PhraseTable
  idOf(slug: string): number | undefined
  byId: Map<number, Shelf>
  /** Each behind its name as people begin to type it: without accents, a hyphen before every word, y and i as one. */
  names: [name: string, shelf: Shelf][]
  /** The words of each name: taking them apart takes longer than everything else that is done for a search which found nothing. */
  words: [words: Word[], shelf: Shelf][]
}

/** Made of the same shelves, a map is the same; making one takes a hundred times as long as reading them. */
let last: { key: string; map: ShelfMap } | undefined

export async function readShelfMap(db: Db): Promise<ShelfMap> {
  const { rows } = await db.execute<Shelf & Record<string, unknown>>(
    sql`select id, name, slug, parent_id as "parentId" from categories order by parent_id nulls first, position, id`,
  )
  const key = JSON.stringify(rows)
  if (last?.key !== key) last = { key, map: shelfMapOf(rows) }
  return last.map
}

function shelfMapOf(rows: Shelf[]): ShelfMap {
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]))
  return {
    phrases: phraseTable(rows),
    idOf: (slug) => ids.get(slug),
    byId: new Map(rows.map((shelf) => [shelf.id, shelf])),
    names: rows.map((shelf) => [`-${shelf.slug.replaceAll('y', 'i')}`, shelf]),
    words: rows.map((shelf) => [words(shelf.name), shelf]),
  }
}
