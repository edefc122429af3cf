import { sql } from 'drizzle-orm'
import { bigint, check, index, text, timestamp } from 'drizzle-orm/pg-core'
import { table } from './table.ts'

const at = () => timestamp({ withTimezone: true })

/**
 * What the store keeps, by content: the same bytes are one row and stored once, whoever brings them. Features point here with a
 * foreign key that restricts; a row that none points at is swept away with its bytes once its grace is over.
 */
export const files = table(
  'files',
  {
    /** SHA-256 of the content, which is also its name in the store. */
    hash: text().primaryKey(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** As we found it in the content; never what a sender claims. */
    mediaType: text().notNull(),
    createdAt: at().notNull().defaultNow(),
    /** When somebody last brought this content. The grace counts from here: between storing and pointing the row is nobody's. */
    claimedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.claimedAt),
    check('file_hash_is_sha256', sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
    check('file_bytes', sql`${t.bytes} >= 0`),
    check('file_media_type', sql`${t.mediaType} ~ '^[a-z]+/[a-z0-9.+-]+$'`),
  ],
)
