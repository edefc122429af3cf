import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { feedbacks } from './catalog.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Pictures of reviews, as we encoded them. Here and not in a folder for the reasons of `avatars`: none outlives its review. */
export const feedbackPictures = pgTable(
  'feedback_pictures',
  {
    /** As in `feedbacks.pictures`, which keeps their order. */
    name: text().primaryKey(),
    feedbackId: integer()
      .notNull()
      .references(() => feedbacks.id, { onDelete: 'cascade' }),
    body: bytea().notNull(),
  },
  (t) => [index().on(t.feedbackId)],
)
