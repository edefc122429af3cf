import { PUBLICATION_STEPS } from '@tq/contract/manuscript/enums.ts'
import type { StaffManuscriptDetail } from '@tq/contract/manuscript/staff-manuscript.ts'
import { STATES } from '@tq/contract/manuscript/states.ts'
import { REVIEW_STATE_NAMES, STEP_NAMES } from '@tq/contract/manuscript/words.ts'
import type { Db } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { manuscriptEvents } from '@tq/db/schema/manuscript/manuscript.ts'
import { manuscriptNotes, manuscriptReviews, manuscriptSteps } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import { manuscriptOpens } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import { vietnamDay } from '../../time/vietnam-time.ts'
import { readShared } from '../author/detail.ts'
import { namesLeftIn } from '../blind/blind-files.ts'
import { isAuthorOf } from '../core/at-desk.ts'
import type { DeskDeps } from '../core/desk.ts'
import type { ManuscriptRow } from '../core/own.ts'
import { readFiles } from '../files/read-files.ts'
import { reviewCodeOf } from '../review/review-code.ts'

/** The file of a manuscript as the house has it: all that the author sees, and what the house keeps to itself. */
export async function readStaffDetail(
  db: Db,
  deps: DeskDeps,
  row: ManuscriptRow,
  userId: string,
): Promise<StaffManuscriptDetail> {
  const { id } = row
  const shared = await readShared(db, deps, row, { by: 'staff', userId })
  const events = await db
    .select({ event: manuscriptEvents, name: users.name })
    .from(manuscriptEvents)
    .leftJoin(users, eq(users.id, manuscriptEvents.byUserId))
    .where(eq(manuscriptEvents.manuscriptId, id))
    .orderBy(asc(manuscriptEvents.id))
  const notes = await db
    .select({ note: manuscriptNotes, name: users.name })
    .from(manuscriptNotes)
    .leftJoin(users, eq(users.id, manuscriptNotes.byUserId))
    .where(eq(manuscriptNotes.manuscriptId, id))
    .orderBy(asc(manuscriptNotes.id))
  const reviews = await db
    .select()
    .from(manuscriptReviews)
    .where(eq(manuscriptReviews.manuscriptId, id))
    .orderBy(asc(manuscriptReviews.invitedAt), asc(manuscriptReviews.id))
  const steps = await db.select().from(manuscriptSteps).where(eq(manuscriptSteps.manuscriptId, id))
  const editors = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.role, ['staff', 'admin']))
    .orderBy(asc(users.name), asc(users.id))
  const namesLeft = new Map((await readFiles(db, id)).map((file) => [file.id, namesLeftIn(file)]))
  const coAuthors = shared.coAuthors.map(({ email }) => email)
  const today = vietnamDay(new Date())
  return {
    ...shared,
    actions: [...STATES[row.state].staff],
    files: shared.files.map((file) => ({ ...file, namesLeft: namesLeft.get(file.id) ?? null })),
    ...{ isGuest: row.userId === null, assignedTo: row.assignedTo },
    editors: editors.filter((editor) => !isAuthorOf(editor, row, coAuthors)).map(({ id, name }) => ({ id, name })),
    events: events.map(({ event: { occurredAt, from, to, by, words, note }, name }) => ({
      ...{ at: occurredAt.toISOString(), from, to, stateName: STATES[to].name, by, words, note, name },
    })),
    notes: notes.map(({ note: { writtenAt, text }, name }) => ({ at: writtenAt.toISOString(), name, text })),
    reviews: reviews.map(({ manuscriptId: _, keyHash: __, invitedAt, submittedAt, ...review }) => ({
      ...review,
      code: reviewCodeOf(review.id),
      stateName: REVIEW_STATE_NAMES[review.state],
      isLate: (review.state === 'invited' || review.state === 'accepted') && review.dueDay < today,
      // While it is being written it is the reviewer's own.
      ...(review.state === 'submitted' ? {} : { answers: null, recommendation: null, forAuthor: '', forHouse: '' }),
      invitedAt: invitedAt.toISOString(),
      submittedAt: submittedAt?.toISOString() ?? null,
    })),
    steps: PUBLICATION_STEPS.map((step) => {
      const { doneDay = null, number = '', note = '' } = steps.find((one) => one.step === step) ?? {}
      return { step, name: STEP_NAMES[step], doneDay, number, note }
    }),
    opens: await readOpens(db, id, reviews),
  }
}

const SHOWN_OPENS = 200

async function readOpens(db: Db, manuscriptId: string, reviews: { id: string; name: string }[]) {
  const rows = await db
    .select({ open: manuscriptOpens, name: users.name })
    .from(manuscriptOpens)
    .leftJoin(users, eq(users.id, manuscriptOpens.byUserId))
    .where(eq(manuscriptOpens.manuscriptId, manuscriptId))
    .orderBy(desc(manuscriptOpens.id))
    .limit(SHOWN_OPENS)
  return rows.map(({ open: { openedAt, fileId, by, reviewId }, name }) => ({
    ...{ at: openedAt.toISOString(), fileId, by },
    name: name ?? reviews.find(({ id }) => id === reviewId)?.name ?? null,
  }))
}
