import { AppError } from '@tq/contract/errors.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import type { trackDraft } from '@tq/contract/manuscript/draft.ts'
import { STATES } from '@tq/contract/manuscript/states.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { manuscriptEvents, manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { findGuarded } from '../../http/limit/lookup-limit.ts'
import { tryConsume } from '../../http/limit/rate-limit.ts'
import { mailboxKey, normalEmail } from '../../mail/mailbox.ts'
import type { Desk } from '../core/desk.ts'
import type { ManuscriptRow } from '../core/own.ts'
import { sendLetter } from '../letters/send-letter.ts'
import { cardOf } from './detail.ts'

const HOUR = 60 * 60
/** Letters to one mailbox that anybody may ask for. */
const LINKS = { most: 5, seconds: HOUR }

export interface Tracking {
  code: string
  email: string
  address: string
  limitsNetworks: boolean
}

const codeOf = (typed: string) => typed.toUpperCase().replace(/\s/g, '')

/** Codes are numbers in a row, and mailboxes are printed in books. */
const findTracked = (db: Db, tracking: Tracking): Promise<ManuscriptRow | null> =>
  findGuarded(db, { ...tracking, name: 'manuscript-track', of: { word: 'mailbox', key: mailboxKey(tracking.email) } }, () =>
    findMatching(db, tracking),
  )

async function findMatching(db: Db, { code, email }: Tracking): Promise<ManuscriptRow | null> {
  const [row] = await db
    .select()
    .from(manuscripts)
    .where(
      and(
        eq(manuscripts.code, codeOf(code)),
        eq(sql`lower(${manuscripts.authorEmail})`, normalEmail(email)),
        ne(manuscripts.state, 'draft'),
      ),
    )
  return row ?? null
}

/** Where it stands. Whoever knows a code and a mailbox may still be a stranger: no word that anybody wrote is told. */
export async function trackManuscript(db: Database, tracking: Tracking): Promise<Data<typeof trackDraft>> {
  const row = await findTracked(db, tracking)
  if (!row) throw new AppError('MANUSCRIPT_NOT_TRACKED')
  const events = await db
    .select({ at: manuscriptEvents.occurredAt, to: manuscriptEvents.to })
    .from(manuscriptEvents)
    .where(and(eq(manuscriptEvents.manuscriptId, row.id), ne(manuscriptEvents.to, 'draft')))
    .orderBy(asc(manuscriptEvents.id))
  const { code, state, stateName, task, dueDay, submittedAt } = cardOf(row)
  return {
    ...{ code, state, stateName, task, dueDay, submittedAt, meaning: STATES[state].meaning },
    events: events.map(({ at, to }) => ({ at: at.toISOString(), stateName: STATES[to].name })),
  }
}

/** A new link goes to the mailbox, and nobody learns whether there was anything to send. */
export async function sendLink(db: Database, desk: Desk, tracking: Tracking): Promise<void> {
  const row = await findTracked(db, tracking)
  if (!row || !(await tryConsume(db, `manuscript-link:${mailboxKey(tracking.email)}`, LINKS))) return
  await db.transaction((tx) => sendLetter(tx, desk, { kind: 'link', to: 'author', row }))
}
