import type { Database, Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { composeLetter, type Letter } from './letter.ts'
import { requireOneAddress, writeMail } from './mail.ts'

const AT_ONCE = 50

export interface DueLetter {
  to: string
  letter: Letter
}

/** Leaves a letter to be composed and sent within seconds, if and only if the transaction commits. */
export async function leaveLetter(tx: Db, due: DueLetter): Promise<void> {
  await runPrepared(tx, insertDueLetter(due))
}

/** For a statement that does more at once. */
export function insertDueLetter({ to, letter }: DueLetter): SQL {
  requireOneAddress(to)
  return sql`insert into due_letters ("to", letter) values (${to}, ${JSON.stringify(letter)}::jsonb)`
}

/** Composes the letters that wait; several workers share them. Returns whether more may be waiting. */
export function writeDueLetters(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const due = await runPrepared<DueLetter>(
      tx,
      sql`with taken as (select id from due_letters order by id limit ${AT_ONCE} for update skip locked),
        gone as (delete from due_letters d using taken where d.id = taken.id returning d.id, d."to", d.letter)
        select "to", letter from gone order by id`,
    )
    for (const { to, letter } of due) await writeMail(tx, { to, subject: letter.title, ...composeLetter(letter) })
    return due.length === AT_ONCE
  })
}
