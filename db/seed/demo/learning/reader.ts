import { type SQL, sql } from 'drizzle-orm'
import { DEMO_ACCOUNTS } from '../../demo-accounts.ts'
import { daysFrom, type Press } from '../press.ts'
import { lessonIdOf } from './insert-courses.ts'
import { FIRST_SOLD_COURSE } from './sold.ts'

/** The form that asks for a code shows this one as its example: in the demo it can be tried. */
const CERTIFICATE_CODE = 'tq7k2m9xpe4h'
/** “SQL: đặt câu hỏi cho một bảng số liệu”: short, free and with a certificate. */
const FINISHED_COURSE = 22
/** Of the course on Python, which the reader was given. */
const LESSONS_DONE = [1, 2].map((n) => lessonIdOf(FIRST_SOLD_COURSE + 1, n))
const LESSON_BEGUN = lessonIdOf(FIRST_SOLD_COURSE + 1, 3)
const PERCENT_READ = 40
const EBOOKS = [1004, 1012, 1020, 1033, 1109, 1148]

/** What whoever logs in as the reader of the demo finds: a course half way, a finished one with its certificate, books. */
export async function seedReader(press: Press): Promise<void> {
  const { tx, now } = press
  const [reader, editor] = DEMO_ACCOUNTS
  await tx.execute(sql`
    insert into entitlements (source, product_id, user_id, given_by_user_id)
    select 'staff', p.id, reader.id, editor.id from products p, users reader, users editor
    where p.id in ${EBOOKS} and p.kind = 'digital' and reader.email = ${reader.email} and editor.email = ${editor.email}
    on conflict do nothing`)
  await study(press, sql`l.course_id = ${FINISHED_COURSE}`, { at: daysFrom(now, -9), position: 100, isDone: true })
  await study(press, sql`l.id in ${LESSONS_DONE}`, { at: daysFrom(now, -2), position: 100, isDone: true })
  await study(press, sql`l.id = ${LESSON_BEGUN}`, { at: daysFrom(now, -1), position: PERCENT_READ, isDone: false })
  await tx.execute(sql`
    insert into certificates (code, user_id, course_id, name, course_title, teachers, lesson_count, duration_seconds, issued_at)
    select ${CERTIFICATE_CODE}, u.id, c.id, u.name, c.title,
      array(select teacher ->> 'name' from jsonb_array_elements(c.teachers) with ordinality t (teacher, place) order by place),
      c.lesson_count, c.duration_seconds, ${daysFrom(now, -9)}
    from users u, courses c where u.email = ${reader.email} and c.id = ${FINISHED_COURSE}
    on conflict do nothing`)
}

/** All of them are texts: a position is a percent of the page. */
async function study({ tx }: Press, which: SQL, { at, position, isDone }: { at: Date; position: number; isDone: boolean }) {
  await tx.execute(sql`
    insert into lesson_progress (user_id, lesson_id, position, position_at, started_at, updated_at, done_at)
    select u.id, l.id, ${position}::int, day.at, day.at, day.at, case when ${isDone}::boolean then day.at end
    from users u, lessons l, lateral (values (${at}::timestamptz + l.id * interval '1 second')) as day (at)
    where u.email = ${DEMO_ACCOUNTS[0].email} and ${which}
    on conflict do nothing`)
}
