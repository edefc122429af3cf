import { sql } from 'drizzle-orm'
import { bigint, check, index, text, timestamp } from 'drizzle-orm/pg-core'
import { table } from './table.ts'

const at = () => timestamp({ withTimezone: true })

/**
 * Stored files, by content: the same bytes are one row and are stored once. Features reference a row with a foreign key that
 * restricts; the nightly sweep deletes rows that nothing references, with their bytes, a day after they were last claimed.
 */
export const files = table(
  'files',
  {
    /** SHA-256 of the content, which is also its name in the store. */
    hash: text().primaryKey(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Detected in the content or set by us after encoding; never what a sender claims. */
    mediaType: text().notNull(),
    createdAt: at().notNull().defaultNow(),
    /** When this content was last uploaded. The sweep's grace counts from here: an upload is unreferenced until its feature commits. */
    claimedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.claimedAt),
    check('file_hash_is_sha256', sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
    check('file_bytes', sql`${t.bytes} >= 0`),
    check('file_media_type', sql`${t.mediaType} ~ '^[a-z]+/[a-z0-9.+-]+$'`),
  ],
)
