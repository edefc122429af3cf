import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, check, customType, index, integer, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { table } from '../table.ts'
import { products } from './catalog.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * One narrow row a product: what lists filter and sort by, and the folded text that search reads.
 * Its text columns compare by bytes (a hand-written migration gives them collation "C"), whatever the database's own order.
 * Written only by `db/src/search/search-index.ts`: in the transaction that changes the product, or, for what orders change,
 * a moment after it (`searchChanges`).
 */
export const searchDocs = table(
  'search_docs',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Stands for its work: an e-book with a printed twin doesn't, so a work fills one place in a list. */
    isLead: boolean().notNull(),
    hasDigital: boolean().notNull(),
    objectType: smallint().notNull(),
    categoryId: integer().notNull(),
    /** The price in force; the price clock rewrites it when a sale opens or closes. */
    price: integer().notNull(),
    year: smallint().notNull(),
    sold: integer().notNull(),
    /** Tenths of a star. */
    rating: smallint().notNull(),
    inStock: boolean().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    authorIds: integer().array().notNull(),
    /** Sorts like the Vietnamese alphabet under plain byte order. */
    sortTitle: text().notNull(),
    /** ' toan cao cap a1 | doan tam thuy duong ': folded title, then folded people */
    plain: text().notNull(),
    /** The same words with their accents, the tone moved to the end of the word. */
    marked: text().notNull(),
    isbn: text().notNull().default(''),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        // The ISBN stands there backwards too, so that its last digits find it.
        (): SQL =>
          sql`array_to_tsvector(array_remove(array_remove(string_to_array(plain || case isbn when '' then '' else isbn || ' r' || reverse(isbn) end, ' '), ''), '|'))`,
      ),
  },
  (t) => [
    // fastupdate off: no search pays for another's pending list.
    index('search_docs_words').using('gin', t.words).with({ fastupdate: false }),
    index('search_docs_glued')
      .using('gin', sql`(replace(replace(replace(plain, ' ', ''), '|', ''), 'y', 'i')) gin_trgm_ops`)
      .with({ fastupdate: false }),
    // Titles that begin with the query.
    index('search_docs_plain').on(t.plain),
    // Suggestions for one or two letters.
    index('search_docs_start').on(sql`left(plain, 3)`, t.sold.desc().nullsFirst(), t.productId),
    // The orders of lists. The columns behind the id let a page be found without touching the rows.
    index('search_docs_bestselling').on(t.sold.desc().nullsFirst(), t.productId, t.isLead, t.objectType),
    index('search_docs_price').on(t.price, t.productId, t.isLead, t.objectType),
    index('search_docs_rating').on(t.rating.desc().nullsFirst(), t.sold.desc().nullsFirst(), t.productId, t.isLead, t.objectType),
    index('search_docs_title').on(t.sortTitle, t.productId, t.isLead, t.objectType),
    // These two hold all that filters and facets read: ten thousand rows are counted from them in milliseconds.
    index('search_docs_newest').on(
      ...[t.publishedAt.desc().nullsFirst(), t.productId],
      ...[t.isLead, t.objectType, t.hasDigital, t.categoryId, t.price, t.year, t.rating, t.inStock, t.authorIds],
    ),
    index('search_docs_category').on(
      ...[t.categoryId, t.sold.desc().nullsFirst(), t.productId],
      ...[t.isLead, t.objectType, t.hasDigital, t.price, t.year, t.rating, t.inStock, t.authorIds],
    ),
    index('search_docs_authors').using('gin', t.authorIds).with({ fastupdate: false }),
  ],
)

/**
 * Everything a product says, for searches that go beyond its title: what each lexeme means stands in
 * `db/src/search/lexemes.ts`. Apart from the narrow row, which lists walk through by the thousand.
 */
export const searchTexts = table(
  'search_texts',
  {
    productId: integer()
      .primaryKey()
      .references(() => searchDocs.productId, { onDelete: 'cascade' }),
    lexemes: tsvector().notNull(),
  },
  (t) => [index('search_texts_lexemes').using('gin', t.lexemes).with({ fastupdate: false })],
)

/** Every word of titles and people, for repairing what was typed. Never deleted: a stale word costs one fruitless try. */
export const searchWords = table('search_words', { word: text().notNull(), marked: text().notNull() }, (t) => [
  primaryKey({ columns: [t.word, t.marked] }),
])

/**
 * Products whose search row does not yet say what an order has made of them. Left in the order's transaction and followed by
 * the worker: writing the search row there would make all orders of one book wait for each other until their commit. For the
 * same reason rows are only added, each under a number of its own; they live for a minute and need no foreign key.
 */
export const searchChanges = table(
  'search_changes',
  {
    /** What lists filter by has changed, the stock or the price: followed within a second. Sales figures take up to a minute. */
    isUrgent: boolean().notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    productId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.isUrgent, t.id] })],
)

/**
 * What people searched for and nothing was found, for whoever chooses what is printed. Folded, and of nobody: who asked is not kept.
 * An answer that is held in memory is not counted again. Bounded by its writer, made smaller every night.
 */
export const missedQueries = table(
  'missed_queries',
  {
    text: text().primaryKey(),
    count: integer().notNull(),
    firstAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [check('missed_queries_count', sql`${t.count} > 0`)],
)
