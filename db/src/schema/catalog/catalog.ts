import { CONTRIBUTOR_ROLES, PRODUCT_KINDS, VAT_CLASSES } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { table } from '../table.ts'

const at = () => timestamp({ withTimezone: true })

export const categories = table(
  'categories',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    name: text().notNull(),
    slug: text().notNull(),
    /** Null for top level. The tree has two levels; the trigger-free way to hold it: the writer checks. */
    parentId: integer().references((): AnyPgColumn => categories.id, { onDelete: 'restrict' }),
    position: integer().notNull().default(0),
  },
  (t) => [index().on(t.parentId), check('category_not_own_parent', sql`${t.parentId} <> ${t.id}`)],
)

export const contributors = table('contributors', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
  name: text().notNull(),
  slug: text().notNull(),
  /** Plain text in paragraphs; empty where the press knows nothing. */
  biography: text().notNull().default(''),
})

export const products = table(
  'products',
  {
    /** Ids of the demo catalogue are kept; everything made later starts at 1001. */
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    kind: text({ enum: PRODUCT_KINDS }).notNull(),
    /** 0 is shipped, 1 is opened online. A combo is 1 only when all its parts are. */
    objectType: smallint().notNull(),
    /** The product that stands for the work in lists: the printed book of an e-book; otherwise the product itself. */
    workId: integer()
      .notNull()
      .references((): AnyPgColumn => products.id, { onDelete: 'restrict' }),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    title: text().notNull(),
    slug: text().notNull(),
    /** 13 digits; hyphens are put in where it is shown. */
    isbn: text(),
    year: smallint(),
    edition: smallint(),
    pages: integer(),
    size: text(),
    weightGrams: integer(),
    coverType: text(),
    /** Place on the shelf of its top category: stored, or a new book would renumber the printed covers. */
    seriesNumber: integer(),
    /** HTML, cleaned when written. */
    description: text().notNull().default(''),
    toc: jsonb().$type<{ title: string; page: number | null }[]>().notNull().default([]),
    lessonCount: integer().notNull().default(0),
    vatClass: text({ enum: VAT_CLASSES }).notNull(),
    price: integer().notNull(),
    salePrice: integer(),
    saleStartsAt: at(),
    saleEndsAt: at(),
    /** Counters: changed by the order and review features, read by lists. */
    sold: integer().notNull().default(0),
    rating1: integer('rating_1').notNull().default(0),
    rating2: integer('rating_2').notNull().default(0),
    rating3: integer('rating_3').notNull().default(0),
    rating4: integer('rating_4').notNull().default(0),
    rating5: integer('rating_5').notNull().default(0),
    /** The day it comes out, in Vietnam. Until then it is ordered beforehand, out of the copies announced as stock. */
    releaseDay: date(),
    isPublished: boolean().notNull().default(true),
    publishedAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.workId),
    index().on(t.categoryId),
    uniqueIndex().on(t.isbn).where(sql`${t.isbn} is not null`),
    // The price clock looks for windows that opened or closed since its last look.
    index().on(t.saleStartsAt).where(sql`${t.saleStartsAt} is not null`),
    index().on(t.saleEndsAt).where(sql`${t.saleEndsAt} is not null`),
    check('product_price_not_negative', sql`${t.price} >= 0`),
    check('product_sale_below_price', sql`${t.salePrice} is null or ${t.salePrice} between 0 and ${t.price}`),
    check('product_sale_window', sql`${t.saleStartsAt} < ${t.saleEndsAt}`),
    // What is opened online would be open at once.
    check('product_release_printed', sql`${t.releaseDay} is null or ${t.kind} = 'printed'`),
    check('product_object_type', sql`${t.objectType} in (0, 1)`),
    check('product_isbn_digits', sql`${t.isbn} ~ '^[0-9]{13}$'`),
  ],
)

/** Apart from the product row, so that a sale never waits for an editor's save. No row: nothing runs out. */
export const stock = table(
  'stock',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    onHand: integer().notNull(),
    reserved: integer().notNull().default(0),
  },
  (t) => [check('stock_never_oversold', sql`${t.reserved} >= 0 and ${t.reserved} <= ${t.onHand}`)],
)

export const productContributors = table(
  'product_contributors',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    contributorId: integer()
      .notNull()
      .references(() => contributors.id, { onDelete: 'restrict' }),
    role: text({ enum: CONTRIBUTOR_ROLES }).notNull(),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.contributorId, t.role] }), index().on(t.contributorId)],
)

/** Books that are volumes of one work. The shelf number of a category (`seriesNumber`) is something else. */
export const series = table('series', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
  name: text().notNull(),
  slug: text().notNull(),
  description: text().notNull().default(''),
})

/** By the product that leads a work: its e-book is the same volume. */
export const seriesVolumes = table(
  'series_volumes',
  {
    seriesId: integer()
      .notNull()
      .references(() => series.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    volume: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.seriesId, t.volume] }),
    uniqueIndex().on(t.productId),
    check('series_volume_number', sql`${t.volume} > 0`),
  ],
)

export const productPictures = table(
  'product_pictures',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** 0 is the cover shown on cards. */
    position: smallint().notNull(),
    url: text().notNull(),
    alt: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.position] })],
)

export const comboParts = table(
  'combo_parts',
  {
    comboId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    quantity: integer().notNull().default(1),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.comboId, t.productId] }),
    index().on(t.productId),
    check('combo_part_quantity', sql`${t.quantity} > 0`),
    check('combo_not_in_itself', sql`${t.comboId} <> ${t.productId}`),
  ],
)

/** The courses that come with a product. */
export const productCourses = table(
  'product_courses',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
  },
  (t) => [primaryKey({ columns: [t.productId, t.courseId] }), index().on(t.courseId)],
)

export const flashSales = table(
  'flash_sales',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    name: text().notNull(),
    startsAt: at().notNull(),
    endsAt: at().notNull(),
  },
  (t) => [index().on(t.endsAt), check('flash_sale_window', sql`${t.startsAt} < ${t.endsAt}`)],
)

export const flashSaleItems = table(
  'flash_sale_items',
  {
    flashSaleId: integer()
      .notNull()
      .references(() => flashSales.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    price: integer().notNull(),
    quota: integer().notNull(),
    limitPerCustomer: integer().notNull(),
    sold: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.flashSaleId, t.productId] }),
    index().on(t.productId),
    check('flash_sale_price', sql`${t.price} >= 0`),
    check('flash_sale_quota', sql`${t.sold} >= 0 and ${t.sold} <= ${t.quota}`),
    check('flash_sale_limit', sql`${t.limitPerCustomer} > 0`),
  ],
)
