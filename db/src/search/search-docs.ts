import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { markedOf, plainOf, type Word, words } from './fold.ts'
import { writeTexts } from './search-texts.ts'
import { vietnameseSortKey } from './vietnamese-order.ts'

/** PostgreSQL takes no index entry over 2,704 bytes, and the whole folded text is one. */
const LONGEST_TEXT = 2_000
const LONGEST_WORD = 60

const COLUMNS = [
  ...['product_id', 'is_lead', 'has_digital', 'object_type', 'category_id', 'price', 'year', 'sold', 'rating', 'in_stock'],
  ...['published_at', 'author_ids', 'sort_title', 'plain', 'marked', 'isbn'],
]

interface ProductRow {
  id: number
  title: string
  isbn: string | null
  people: string[]
  [column: string]: unknown
}

/** What lists are filtered by, where it is no longer what the row said. */
export interface DocChange {
  productId: number
  isPriceNew: boolean
  isStockNew: boolean
}

export interface WriteOptions {
  now?: Date | undefined
  /** Only what orders change has changed: what the products say is not read again. */
  isTextSame?: boolean
}

/** Writes the rows of published products among these and removes those of the others. Says what changed in rows that stay. */
export async function writeDocs(db: Db, ids: number[], { now, isTextSame = false }: WriteOptions = {}): Promise<DocChange[]> {
  return db.transaction(async (tx) => {
    const wanted = sql`any(${sql.param(ids)}::int[])`
    // Locked before the products are read: of two writers the later one then reads what the earlier one wrote.
    // Always in the same order, or they would wait for each other.
    const { rows: before } = await tx.execute<{ id: number; price: number; in_stock: boolean }>(
      sql`select product_id as id, price, in_stock from search_docs where product_id = ${wanted} order by product_id for update`,
    )
    await tx.execute(sql`
      delete from search_docs
      where product_id = ${wanted} and product_id not in (select id from products where id = ${wanted} and is_published)`)
    const rows = await readProducts(tx, ids, now)
    if (rows.length === 0) return []
    const products = rows.map((row) => ({ row, text: readText(row) }))
    await upsertDocs(tx, products.map(toDoc))
    await addWords(tx, products.flatMap(({ text }) => [...text.title, ...text.people]).filter(isShort))
    if (!isTextSame)
      await writeTexts(
        tx,
        rows.map(({ id }) => id),
      )
    return changesOf(before, rows)
  })
}

function changesOf(before: { id: number; price: number; in_stock: boolean }[], after: ProductRow[]): DocChange[] {
  const rowOf = new Map(before.map((row) => [row.id, row]))
  return after.flatMap(({ id, price, in_stock }) => {
    const old = rowOf.get(id)
    return old ? [{ productId: id, isPriceNew: old.price !== price, isStockNew: old.in_stock !== in_stock }] : []
  })
}

/** The database's clock, as for the prices on cards, unless a moment is given. */
export const momentOf = (now: Date | undefined): SQL => (now ? sql`${now.toISOString()}::timestamptz` : sql`now()`)

/** What the product `p` costs at that moment. */
export const priceAt = (at: SQL): SQL => sql`coalesce(
  (select min(item.price) from flash_sale_items item join flash_sales sale on sale.id = item.flash_sale_id
    where item.product_id = p.id and item.sold < item.quota and sale.starts_at <= ${at} and sale.ends_at > ${at}),
  case when (p.sale_starts_at is null or p.sale_starts_at <= ${at}) and (p.sale_ends_at is null or p.sale_ends_at > ${at})
    then p.sale_price end,
  p.price)`

async function readProducts(db: Db, ids: number[], now?: Date): Promise<ProductRow[]> {
  const { rows } = await db.execute<ProductRow>(sql`
    select p.id, p.title, p.isbn,
      p.object_type, p.category_id, coalesce(p.year, 0) as year, p.sold, p.published_at,
      p.work_id = p.id or not exists (select 1 from products lead where lead.id = p.work_id and lead.is_published) as is_lead,
      exists (select 1 from products twin where twin.work_id = p.work_id and twin.id <> p.id
              and twin.object_type = 1 and twin.is_published) as has_digital,
      ${priceAt(momentOf(now))} as price,
      coalesce(round(10.0 * (p.rating_1 + 2 * p.rating_2 + 3 * p.rating_3 + 4 * p.rating_4 + 5 * p.rating_5)
        / nullif(p.rating_1 + p.rating_2 + p.rating_3 + p.rating_4 + p.rating_5, 0)), 50)::int as rating,
      case when p.kind = 'combo' then parts.in_stock
           when p.kind = 'printed' then coalesce(stock.on_hand - stock.reserved > 0, true)
           else true end as in_stock,
      coalesce(people.ids, '{}') as author_ids, coalesce(people.names, '{}') as people
    from products p
    left join stock on stock.product_id = p.id
    left join lateral (
      select coalesce(bool_and(stock.on_hand - stock.reserved >= part.quantity), true) as in_stock
      from combo_parts part join products on products.id = part.product_id and products.object_type = 0
      left join stock on stock.product_id = part.product_id
      where part.combo_id = p.id
    ) parts on p.kind = 'combo'
    left join lateral (
      select array_agg(id order by position) as ids, array_agg(name order by position) as names from (
        select contributors.id, contributors.name, min(position) as position
        from product_contributors link join contributors on contributors.id = link.contributor_id
        where link.product_id = p.id group by contributors.id
      ) person
    ) people on true
    where p.id = any(${sql.param(ids)}::int[]) and p.is_published
    order by p.id`)
  return rows
}

const isShort = ({ marked }: Word): boolean => marked.length <= LONGEST_WORD

function readText({ title, people }: ProductRow) {
  return { title: words(title), people: words(people.join(' ')) }
}

function toDoc({ row, text }: { row: ProductRow; text: ReturnType<typeof readText> }) {
  return { ...toDocFields(row), ...foldedText(row.title, text) }
}

const toDocFields = (row: ProductRow) => ({ ...row, product_id: row.id, isbn: row.isbn ?? '' })

function foldedText(title: string, text: ReturnType<typeof readText>) {
  return {
    sort_title: vietnameseSortKey(title),
    plain: ` ${plainOf(text.title)} | ${plainOf(text.people)} `.slice(0, LONGEST_TEXT),
    marked: ` ${markedOf(text.title)} | ${markedOf(text.people)} `.slice(0, LONGEST_TEXT),
  }
}

/** Folding is most of a check, and every test file has the same thousand titles. */
export type FoldedTexts = Map<string, ReturnType<typeof foldedText>>

/** Of these products, or of all, those whose row is not what it would be if it were written now, with the columns that differ: for checking. */
export async function findStaleDocs(
  db: Db,
  { among = null, folded = new Map() }: { among?: number[] | null; folded?: FoldedTexts } = {},
): Promise<{ id: number; columns: string[] }[]> {
  const stored = await db.execute<Doc>(sql`
    select ${sql.raw(COLUMNS.join(', '))} from search_docs where ${isAmong(among, sql`product_id`)} order by product_id`)
  const { rows: wanted } = await db.execute<{ id: number }>(sql`
    select id from products where ${isAmong(among, sql`id`)} union select product_id from search_docs where ${isAmong(among, sql`product_id`)}`)
  const ids = wanted.map(({ id }) => id)
  const storedOf = new Map(stored.rows.map((doc) => [doc.product_id, doc]))
  const textOf = (row: ProductRow) => {
    const key = JSON.stringify([row.title, row.people])
    const text = folded.get(key) ?? foldedText(row.title, readText(row))
    folded.set(key, text)
    return text
  }
  const rows = await readProducts(db, ids)
  const wantedOf = new Map(rows.map((row): [number, Doc] => [row.id, { ...toDocFields(row), ...textOf(row) }]))
  return ids.flatMap((id) => {
    const [is, shouldBe] = [storedOf.get(id), wantedOf.get(id)]
    const columns = COLUMNS.filter((column) => JSON.stringify(is?.[column]) !== JSON.stringify(shouldBe?.[column]))
    return columns.length ? [{ id, columns }] : []
  })
}

const isAmong = (ids: number[] | null, id: SQL): SQL => (ids ? sql`${id} = any(${sql.param(ids)}::int[])` : sql`true`)

type Doc = { product_id: number; [column: string]: unknown }

async function upsertDocs(db: Db, docs: ReturnType<typeof toDoc>[]): Promise<void> {
  const columns = sql.raw(COLUMNS.join(', '))
  // A row that stays as it is must not cost a write to a dozen indexes.
  const current = sql.raw(COLUMNS.map((column) => `search_docs.${column}`).join(', '))
  const wanted = sql.raw(COLUMNS.map((column) => `excluded.${column}`).join(', '))
  const changes = sql.raw(COLUMNS.map((column) => `${column} = excluded.${column}`).join(', '))
  await db.execute(sql`
    insert into search_docs (${columns})
    select ${columns} from json_populate_recordset(null::search_docs, ${JSON.stringify(docs)})
    order by product_id
    on conflict (product_id) do update set ${changes}
    where (${current}) is distinct from (${wanted})`)
}

async function addWords(db: Db, added: Word[]): Promise<void> {
  const pairs = new Map(added.map(({ plain, marked }) => [`${plain} ${marked}`, { word: plain, marked }]))
  // Sorted: two writers adding the same new words in different order would wait for each other.
  const sorted = [...pairs.keys()].sort().map((key) => pairs.get(key))
  await db.execute(sql`
    insert into search_words (word, marked)
    select word, marked from json_populate_recordset(null::search_words, ${JSON.stringify(sorted)})
    on conflict do nothing`)
}
