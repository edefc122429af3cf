import type { Data } from '@tq/contract/endpoint.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { trackDraft } from '@tq/contract/manuscript/draft.ts'
import { STATES } from '@tq/contract/manuscript/states.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { manuscriptEvents, manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { consumeOrThrow, networkOf, tryConsume } from '../../http/rate-limit.ts'
import { mailboxKey, normalEmail } from '../../mail/mailbox.ts'
import type { Desk } from '../core/desk.ts'
import type { ManuscriptRow } from '../core/own.ts'
import { sendLetter } from '../letters/send-letter.ts'
import { cardOf } from './detail.ts'

const HOUR = 60 * 60
/** Codes are numbers in a row, and mailboxes are printed in books: what is asked of either is counted, right or wrong. */
const OF_CODE = { most: 20, seconds: HOUR }
const OF_MAILBOX = { most: 20, seconds: HOUR }
const OF_NETWORK = { most: 60, seconds: HOUR }
/** Letters to one mailbox that anybody may ask for. */
const LINKS = { most: 5, seconds: HOUR }

export interface Tracking {
  code: string
  email: string
  address: string
  limitsNetworks: boolean
}

const codeOf = (typed: string) => typed.toUpperCase().replace(/\s/g, '')

async function countTracking(db: Db, { code, email, address, limitsNetworks }: Tracking): Promise<void> {
  if (limitsNetworks) await consumeOrThrow(db, `manuscript-track:network:${networkOf(address)}`, OF_NETWORK)
  await consumeOrThrow(db, `manuscript-track:code:${codeOf(code)}`, OF_CODE)
  await consumeOrThrow(db, `manuscript-track:mailbox:${mailboxKey(email)}`, OF_MAILBOX)
}

async function findTracked(db: Db, { code, email }: Tracking): Promise<ManuscriptRow | null> {
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
  await countTracking(db, tracking)
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
  await countTracking(db, tracking)
  const row = await findTracked(db, tracking)
  if (!row || !(await tryConsume(db, `manuscript-link:${mailboxKey(tracking.email)}`, LINKS))) return
  await db.transaction((tx) => sendLetter(tx, desk, { kind: 'link', to: 'author', row }))
}
