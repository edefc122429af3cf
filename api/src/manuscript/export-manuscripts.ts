import type { Db } from '@tq/db/database.ts'
import { manuscriptCoAuthors, manuscriptEvents, manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { manuscriptLetters, manuscriptMessages } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import { manuscriptFiles, manuscriptRounds, manuscriptUploads } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'

/** All that somebody sent to the press and was answered; what the house keeps to itself, and who reviews, is not theirs. */
export async function exportManuscripts(db: Db, userId: string) {
  const { userId: _, assignedTo, searchText, requestKey, ...own } = getTableColumns(manuscripts)
  const rows = await db.select(own).from(manuscripts).where(eq(manuscripts.userId, userId)).orderBy(asc(manuscripts.createdAt))
  const ids = rows.map(({ id }) => id)
  const events = await db
    .select({
      ...{ manuscriptId: manuscriptEvents.manuscriptId, from: manuscriptEvents.from, to: manuscriptEvents.to },
      ...{ by: manuscriptEvents.by, words: manuscriptEvents.words, occurredAt: manuscriptEvents.occurredAt },
    })
    .from(manuscriptEvents)
    .where(inArray(manuscriptEvents.manuscriptId, ids))
    .orderBy(asc(manuscriptEvents.id))
  const { byUserId, ...message } = getTableColumns(manuscriptMessages)
  const messages = await db
    .select(message)
    .from(manuscriptMessages)
    .where(inArray(manuscriptMessages.manuscriptId, ids))
    .orderBy(asc(manuscriptMessages.id))
  const letters = await db
    .select()
    .from(manuscriptLetters)
    .where(and(inArray(manuscriptLetters.manuscriptId, ids), eq(manuscriptLetters.to, 'author')))
    .orderBy(asc(manuscriptLetters.id))
  const { blindHash, blindedAt, ...file } = getTableColumns(manuscriptFiles)
  const files = await db.select(file).from(manuscriptFiles).where(inArray(manuscriptFiles.manuscriptId, ids))
  const rounds = await db.select().from(manuscriptRounds).where(inArray(manuscriptRounds.manuscriptId, ids))
  const coAuthors = await db.select().from(manuscriptCoAuthors).where(inArray(manuscriptCoAuthors.manuscriptId, ids))
  const { userId: __, ...upload } = getTableColumns(manuscriptUploads)
  return {
    manuscripts: rows.map((row) => {
      const ofIt = <Row extends { manuscriptId: string }>(all: Row[]) => all.filter(({ manuscriptId }) => manuscriptId === row.id)
      return {
        ...row,
        ...{ coAuthors: ofIt(coAuthors), rounds: ofIt(rounds), files: ofIt(files), events: ofIt(events) },
        ...{ messages: ofIt(messages), letters: ofIt(letters) },
      }
    }),
    manuscriptUploads: await db.select(upload).from(manuscriptUploads).where(eq(manuscriptUploads.userId, userId)),
  }
}
