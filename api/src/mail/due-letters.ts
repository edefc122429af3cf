import type { Database, Db } from '@tq/db/database.ts'
import { runPrepared, writtenOnce } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import type { Settings } from '../deps.ts'
import { tryConsume } from '../http/limit/rate-limit.ts'
import { composeLetter, type Letter } from './letter.ts'
import { requireOneAddress, writeMail } from './mail.ts'
import { mailboxKey } from './mailbox.ts'

const AT_ONCE = 50

export interface DueLetter {
  to: string
  letter: Letter
  /** Caused by somebody who may be a stranger to the mailbox: beyond a few an hour such letters are not sent. */
  isCounted?: boolean
}

/** Five orders placed in an hour, or three placed and cancelled, are somebody's own; more is somebody who wants to fill a mailbox. */
const IN_AN_HOUR = { most: 6, seconds: 60 * 60 }
const IN_A_DAY = { most: 20, seconds: 24 * 60 * 60 }

/** Stores a letter for the worker, which composes and sends it within seconds, if and only if the transaction commits. */
export async function leaveLetter(tx: Db, due: DueLetter): Promise<void> {
  await insertLetter(tx, dueLetterValues(due))
}

/** For a statement that does more at once. */
export const INSERT_DUE_LETTER = sql`
  insert into due_letters (recipient, letter, is_counted)
  values (${sql.placeholder('recipient')}, ${sql.placeholder('letter')}::jsonb, ${sql.placeholder('isCounted')}::boolean)`

/** What it is given. */
export function dueLetterValues({ to, letter, isCounted = false }: DueLetter) {
  requireOneAddress(to)
  return { recipient: to, letter: JSON.stringify(letter), isCounted }
}

const insertLetter = writtenOnce<unknown, ReturnType<typeof dueLetterValues>>(INSERT_DUE_LETTER)

/** Composes the letters that wait; several workers share them. Returns whether more may be waiting. */
export function writeDueLetters(db: Database, { publicUrl }: Pick<Settings, 'publicUrl'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const due = await runPrepared<DueLetter>(
      tx,
      sql`with taken as (select id from due_letters order by id limit ${AT_ONCE} for update skip locked),
        gone as (delete from due_letters d using taken where d.id = taken.id returning d.id, d.recipient, d.letter, d.is_counted)
        select recipient as "to", letter, is_counted as "isCounted" from gone order by id`,
    )
    const dropped = await takeCounts(tx, due)
    for (const letter of due) if (!dropped.has(letter)) await write(tx, letter, publicUrl)
    return due.length === AT_ONCE
  })
}

const write = (tx: Db, { to, letter }: DueLetter, publicUrl: string) =>
  writeMail(tx, { to, subject: letter.title, ...composeLetter(letter, publicUrl) })

/** The letters beyond a mailbox's limit. Counts mailboxes in sorted order, so that two workers can't deadlock. */
async function takeCounts(tx: Db, due: DueLetter[]): Promise<Set<DueLetter>> {
  const dropped = new Set<DueLetter>()
  const byMailbox = Map.groupBy(
    due.filter(({ isCounted }) => isCounted),
    ({ to }) => mailboxKey(to),
  )
  for (const [mailbox, letters] of [...byMailbox].sort(([a], [b]) => (a < b ? -1 : 1)))
    for (const letter of letters)
      if (
        !(await tryConsume(tx, `order-letter:hour:${mailbox}`, IN_AN_HOUR)) ||
        !(await tryConsume(tx, `order-letter:day:${mailbox}`, IN_A_DAY))
      )
        dropped.add(letter)
  return dropped
}
