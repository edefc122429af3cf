import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { fold, mark, words } from './fold.ts'
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

/**
 * Writes the search rows of these products anew; to be called in the transaction that changes them. Products that
 * depend on them are taken along: the other forms of the same work, and the combos they are part of.
 */
export async function indexProducts(db: Db, productIds: number[], now = new Date()): Promise<void> {
  if (productIds.length === 0) return
  const { rows } = await db.execute<{ id: number }>(sql`
    with given as (select unnest(${sql.param(productIds)}::int[]) as id)
    select id from given
    union
    select mate.id from given join products using (id) join products mate on mate.work_id = products.work_id
    union
    select combo_id from given join combo_parts on product_id = given.id`)
  await writeDocs(db, rows.map((row) => row.id), now)
}

/** Writes all search rows anew, in batches that each hold their locks for a moment only. */
export async function reindexAll(db: Db, { batchSize = 1000, now = new Date() } = {}): Promise<void> {
  let last = 0
  for (;;) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from products where id > ${last} order by id limit ${batchSize}`,
    )
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) break
    await writeDocs(db, ids, now)
    last = ids.at(-1) as number
  }
  // Without fresh statistics the planner knows nothing of rows that were just written.
  const upkeep = '$client' in db ? sql`vacuum (analyze) search_docs, search_words` : sql`analyze search_docs, search_words`
  await db.execute(upkeep)
}

/** Products whose price in force may have changed in (since, until] although nobody wrote to them: a sale opened or closed. */
export async function productsWhosePriceChanged(db: Db, since: Date, until: Date): Promise<number[]> {
  const from = since.toISOString()
  const to = until.toISOString()
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from products where sale_starts_at > ${from} and sale_starts_at <= ${to}
    union
    select id from products where sale_ends_at > ${from} and sale_ends_at <= ${to}
    union
    select product_id from flash_sales join flash_sale_items on flash_sale_id = flash_sales.id
    where (starts_at > ${from} and starts_at <= ${to}) or (ends_at > ${from} and ends_at <= ${to})
    order by id`)
  return rows.map((row) => row.id)
}

async function writeDocs(db: Db, ids: number[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const wanted = sql`any(${sql.param(ids)}::int[])`
    // Locked before the products are read: of two writers the later one then reads what the earlier one wrote.
    // Always in the same order, or they would wait for each other.
    await tx.execute(sql`select 1 from search_docs where product_id = ${wanted} order by product_id for update`)
    await tx.execute(sql`
      delete from search_docs
      where product_id = ${wanted} and product_id not in (select id from products where id = ${wanted} and is_published)`)
    const products = await readProducts(tx, ids, now)
    if (products.length === 0) return
    await upsertDocs(tx, products)
    await addWords(tx, products)
  })
}

async function readProducts(db: Db, ids: number[], now: Date): Promise<ProductRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<ProductRow>(sql`
    select p.id, p.title, p.isbn,
      p.object_type, p.category_id, coalesce(p.year, 0) as year, p.sold, p.published_at,
      p.work_id = p.id or not exists (select 1 from products lead where lead.id = p.work_id and lead.is_published) as is_lead,
      exists (select 1 from products twin where twin.work_id = p.work_id and twin.id <> p.id
              and twin.object_type = 1 and twin.is_published) as has_digital,
      coalesce(flash.price,
        case when (p.sale_starts_at is null or p.sale_starts_at <= ${at}) and (p.sale_ends_at is null or p.sale_ends_at > ${at})
             then p.sale_price end,
        p.price) as price,
      coalesce(round(10.0 * (p.rating_1 + 2 * p.rating_2 + 3 * p.rating_3 + 4 * p.rating_4 + 5 * p.rating_5)
        / nullif(p.rating_1 + p.rating_2 + p.rating_3 + p.rating_4 + p.rating_5, 0)), 50)::int as rating,
      case when p.kind = 'combo' then parts.in_stock
           when p.kind = 'printed' then coalesce(stock.on_hand - stock.reserved > 0, true)
           else true end as in_stock,
      coalesce(people.ids, '{}') as author_ids, coalesce(people.names, '{}') as people
    from products p
    left join stock on stock.product_id = p.id
    left join lateral (
      select min(item.price) as price from flash_sale_items item join flash_sales sale on sale.id = item.flash_sale_id
      where item.product_id = p.id and item.sold < item.quota and sale.starts_at <= ${at} and sale.ends_at > ${at}
    ) flash on true
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

async function upsertDocs(db: Db, products: ProductRow[]): Promise<void> {
  const docs = products.map(({ title, isbn, people, ...columns }) => ({
    ...columns,
    product_id: columns.id,
    isbn: isbn ?? '',
    sort_title: vietnameseSortKey(title),
    plain: ` ${fold(title)} | ${fold(people.join(' '))} `.slice(0, LONGEST_TEXT),
    marked: ` ${mark(title)} | ${mark(people.join(' '))} `.slice(0, LONGEST_TEXT),
  }))
  const columns = sql.raw(COLUMNS.join(', '))
  const changes = sql.raw(COLUMNS.map((column) => `${column} = excluded.${column}`).join(', '))
  await db.execute(sql`
    insert into search_docs (${columns})
    select ${columns} from json_populate_recordset(null::search_docs, ${JSON.stringify(docs)})
    order by product_id
    on conflict (product_id) do update set ${changes}`)
}

async function addWords(db: Db, products: ProductRow[]): Promise<void> {
  const pairs = new Map<string, { word: string; marked: string }>()
  for (const { title, people } of products) {
    for (const { plain, marked } of words(`${title} ${people.join(' ')}`)) {
      if (marked.length <= LONGEST_WORD) pairs.set(`${plain} ${marked}`, { word: plain, marked })
    }
  }
  // Sorted: two writers adding the same new words in different order would wait for each other.
  const sorted = [...pairs.keys()].sort().map((key) => pairs.get(key))
  await db.execute(sql`
    insert into search_words (word, marked)
    select word, marked from json_populate_recordset(null::search_words, ${JSON.stringify(sorted)})
    on conflict do nothing`)
}
