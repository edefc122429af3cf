import { customType, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * People's pictures, as we encoded them: some 10 kB each. Here and not in a folder, so that every process on every machine
 * has them, a backup too, and none outlives its owner.
 */
export const avatars = pgTable(
  'avatars',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Another one for each picture, so that browsers may keep it; the same as `users.avatar`. */
    name: text().notNull(),
    body: bytea().notNull(),
  },
  (t) => [uniqueIndex().on(t.name)],
)
