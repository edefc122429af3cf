import { randomInt } from 'node:crypto'
import type { Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'

/** Without i, l, o and u, which people misread. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 12
/** 32^12 codes: a second try is never needed, unless chance is broken. */
const TRIES = 3

const randomCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** What is printed on it is written down here for good. Codes stay taken after withdrawal and after the learner has left. */
export async function issueCertificate(tx: Tx, userId: string, courseId: number): Promise<string> {
  for (let tries = 0; tries < TRIES; tries++) {
    const [issued] = await runPrepared<{ code: string }>(
      tx,
      sql`insert into certificates (code, user_id, course_id, name, course_title, teachers, lesson_count, duration_seconds)
        select ${randomCode()}, u.id, c.id, u.name, c.title,
          array(select teacher ->> 'name' from jsonb_array_elements(c.teachers) with ordinality t (teacher, place) order by place),
          c.lesson_count, c.duration_seconds
        from courses c, users u where c.id = ${courseId}::int and u.id = ${userId}::uuid
        on conflict (code) do nothing returning code`,
    )
    if (issued) return issued.code
  }
  throw new Error(`No free certificate code in ${TRIES} tries`)
}
