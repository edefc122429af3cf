import { BLOCK_FILLS, BLOCK_KINDS, PANEL_KINDS } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from '../catalog/catalog.ts'
import { table } from '../table.ts'

export interface StoredPicture {
  url: string
  alt: string
  width: number
  height: number
}

/** A row of books on the home page. Either hand-picked (block_products) or filled by a rule. */
export const blocks = table('blocks', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
  name: text().notNull(),
  url: text().notNull(),
  /** selection: a themed shelf with a description; products: a plain block. */
  kind: text({ enum: BLOCK_KINDS }).notNull(),
  fill: text({ enum: BLOCK_FILLS }).notNull(),
  description: text().notNull().default(''),
  position: smallint().notNull(),
  isVisible: boolean().notNull().default(true),
})

export const blockProducts = table(
  'block_products',
  {
    blockId: integer()
      .notNull()
      .references(() => blocks.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.blockId, t.productId] }), index().on(t.productId)],
)

export const banners = table('banners', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
  kicker: text().notNull().default(''),
  title: text().notNull(),
  subtitle: text().notNull().default(''),
  linkText: text().notNull(),
  url: text().notNull(),
  /** Name of the drawn scene behind the words, when there is no picture. */
  scene: text().notNull().default(''),
  picture: jsonb().$type<StoredPicture>(),
  position: smallint().notNull(),
  isVisible: boolean().notNull().default(true),
})

export const logos = table(
  'logos',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    isMobile: boolean().notNull(),
    url: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  // One logo for phones, one for the rest.
  (t) => [uniqueIndex().on(t.isMobile)],
)

export const partnerLogos = table('partner_logos', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
  name: text().notNull(),
  url: text().notNull(),
  picture: jsonb().$type<StoredPicture>(),
  position: smallint().notNull(),
})

/** The quick panel's notes and events. */
export const panelItems = table(
  'panel_items',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    kind: text({ enum: PANEL_KINDS }).notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    /** Events say when; notes have no time. */
    startsAt: timestamp({ withTimezone: true }),
    position: smallint().notNull(),
  },
  (t) => [check('panel_event_has_time', sql`(${t.kind} = 'event') = (${t.startsAt} is not null)`)],
)
