import { VIDEO_STATES } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import { check, customType, index, integer, jsonb, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/accounts.ts'
import { files } from '../storage.ts'
import { table } from '../table.ts'

const at = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Small pictures of the video in one large one, for the seek bar. */
export interface SpriteLayout {
  everySeconds: number
  columns: number
  rows: number
  width: number
  height: number
}

/** An uploaded video and what was made of it: a stream of encrypted segments, or, without ffmpeg, the file as it came. */
export const videos = table(
  'videos',
  {
    /** Random: it stands in addresses. */
    id: text().primaryKey(),
    /** As the sender named it, for staff. */
    fileName: text().notNull(),
    state: text({ enum: VIDEO_STATES }).notNull(),
    /** How far the processing is. */
    percent: smallint().notNull().default(0),
    /** Why it failed, or what staff should know of one that is ready; a Vietnamese sentence. */
    note: text(),
    durationMs: integer(),
    width: integer(),
    height: integer(),
    /** What was uploaded. */
    sourceHash: text().references(() => files.hash, { onDelete: 'restrict' }),
    /** One MP4 that every browser plays: for whoever can't play a stream. */
    mp4Hash: text().references(() => files.hash, { onDelete: 'restrict' }),
    posterHash: text().references(() => files.hash, { onDelete: 'restrict' }),
    spriteHash: text().references(() => files.hash, { onDelete: 'restrict' }),
    sprite: jsonb().$type<SpriteLayout>(),
    /** AES-128 of all its segments; null without a stream. */
    key: bytes(),
    uploadedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.uploadedBy),
    index().on(t.sourceHash),
    index().on(t.mp4Hash),
    index().on(t.posterHash),
    index().on(t.spriteHash),
    check('video_percent', sql`${t.percent} between 0 and 100`),
    check('video_key', sql`octet_length(${t.key}) = 16`),
    check(
      'video_ready_plays',
      sql`${t.state} <> 'ready' or (${t.durationMs} > 0 and (${t.key} is not null or ${t.mp4Hash} is not null))`,
    ),
    check('video_failed_says_why', sql`${t.state} <> 'failed' or ${t.note} is not null`),
  ],
)

/** A size the stream comes in. */
export const videoRenditions = table(
  'video_renditions',
  {
    videoId: text()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    height: smallint().notNull(),
    width: smallint().notNull(),
    /** Bits a second at most, for the player's choice. */
    bandwidth: integer().notNull(),
    /** As in an HLS playlist: `avc1.64001f,mp4a.40.2` */
    codecs: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.videoId, t.height] })],
)

export const videoSegments = table(
  'video_segments',
  {
    videoId: text()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    height: smallint().notNull(),
    /** From 0; also the initialisation vector of its encryption. */
    position: integer().notNull(),
    durationMs: integer().notNull(),
    fileHash: text()
      .notNull()
      .references(() => files.hash, { onDelete: 'restrict' }),
  },
  (t) => [primaryKey({ columns: [t.videoId, t.height, t.position] }), index().on(t.fileHash)],
)
