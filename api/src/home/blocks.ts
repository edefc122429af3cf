import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { searchDocs } from '@tq/db/schema/catalog/search.ts'
import type { blocks } from '@tq/db/schema/content/home.ts'
import type { Tag } from '@tq/db/tags.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { CatalogMemory } from '../catalog/catalog-memory.ts'
import { requireCategory } from '../catalog/categories.ts'
import type { CacheInfo } from '../http/cache/cache-info.ts'
import { TaggedCache } from '../http/cache/tagged-cache.ts'

const BOOKS_IN_BLOCK = 10

type Rule = 'newest' | 'bestselling' | 'digital'

interface Block extends Pick<typeof blocks.$inferSelect, 'id' | 'name' | 'description' | 'url' | 'kind'> {
  fill: Rule | 'picked'
  picked: number[]
}

/** Rows of books on the home page. What they are is kept in this process, cards and orders are the catalogue's. */
export class BookBlocks {
  readonly #catalog: CatalogMemory
  readonly #kept = new TaggedCache<Block[]>('home', 1)

  constructor(catalog: CatalogMemory) {
    this.#catalog = catalog
  }

  invalidate(tags: Tag[] | 'all'): void {
    this.#kept.invalidate(tags)
  }

  async list(db: Db, cacheInfo: CacheInfo) {
    return (await this.#ofKind(db, 'products', cacheInfo)).map(({ id, name, url }) => ({ id, name, url }))
  }

  async listSelections(db: Db, cacheInfo: CacheInfo) {
    const shown = await this.#ofKind(db, 'selection', cacheInfo)
    return Promise.all(
      shown.map(async (block) => {
        const { id, name, description, url } = block
        return { id, name, description, url, products: await this.#booksOf(db, block, cacheInfo) }
      }),
    )
  }

  async listBooks(db: Db, blockId: number, cacheInfo: CacheInfo) {
    const block = (await this.#read(db)).find(({ id }) => id === blockId)
    if (!block) throw new AppError('BLOCK_NOT_FOUND')
    return this.#booksOf(db, block, cacheInfo)
  }

  /** What is bought most there. */
  async listBooksInCategory(db: Db, categoryId: number, cacheInfo: CacheInfo) {
    const columns = await this.#catalog.columns.get()
    const ids = columns
      ? columns.list({ category: categoryId, inStock: false }, 'bestselling').page(0, BOOKS_IN_BLOCK)
      : await idsInCategory(db, categoryId)
    cacheInfo.dependsOn(`category:${categoryId}`)
    return this.#catalog.cards.read(db, ids, cacheInfo)
  }

  async #ofKind(db: Db, kind: Block['kind'], cacheInfo: CacheInfo): Promise<Block[]> {
    cacheInfo.dependsOn('home')
    return (await this.#read(db)).filter((block) => block.kind === kind)
  }

  async #booksOf(db: Db, { fill, picked }: Block, cacheInfo: CacheInfo) {
    cacheInfo.dependsOn('home', 'catalog')
    return this.#catalog.cards.read(db, fill === 'picked' ? picked : await this.#ruledIds(db, fill), cacheInfo)
  }

  async #ruledIds(db: Db, rule: Rule): Promise<number[]> {
    const columns = await this.#catalog.columns.get()
    if (!columns) return ruledIds(db, rule)
    const sort = rule === 'newest' ? 'newest' : 'bestselling'
    return columns.list({ inStock: false, ...(rule === 'digital' ? { objectType: [1] } : {}) }, sort).page(0, BOOKS_IN_BLOCK)
  }

  /** Every visible block, in the order of the page. */
  async #read(db: Db): Promise<Block[]> {
    const memo = this.#kept.open()
    const known = memo.get('blocks')
    if (known) return known
    const { rows } = await db.execute<Block & Record<string, unknown>>(sql`
      select id, name, description, url, kind, fill,
        array(select product_id from block_products where block_id = blocks.id order by position limit ${BOOKS_IN_BLOCK}) as picked
      from blocks where is_visible order by position, id`)
    memo.set('blocks', rows)
    return rows
  }
}

async function ruledIds(db: Db, rule: Rule): Promise<number[]> {
  const rows = await db
    .select({ id: searchDocs.productId })
    .from(searchDocs)
    .where(rule === 'digital' ? eq(searchDocs.objectType, 1) : eq(searchDocs.isLead, true))
    .orderBy(rule === 'newest' ? desc(searchDocs.publishedAt) : desc(searchDocs.sold), searchDocs.productId)
    .limit(BOOKS_IN_BLOCK)
  return rows.map((row) => row.id)
}

async function idsInCategory(db: Db, categoryId: number): Promise<number[]> {
  await requireCategory(db, categoryId)
  const inside = sql`(select id from categories where id = ${categoryId} or parent_id = ${categoryId})`
  const rows = await db
    .select({ id: searchDocs.productId })
    .from(searchDocs)
    .where(and(eq(searchDocs.isLead, true), inArray(searchDocs.categoryId, inside)))
    .orderBy(desc(searchDocs.sold), searchDocs.productId)
    .limit(BOOKS_IN_BLOCK)
  return rows.map((row) => row.id)
}
