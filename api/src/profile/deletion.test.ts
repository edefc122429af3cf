import * as contract from '@tq/contract/account.ts'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { avatars, consents, sessions, userAddresses, users } from '@tq/db/schema/account/accounts.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { bulkRequests } from '@tq/db/schema/bulk.ts'
import { contactMessages } from '@tq/db/schema/content/content.ts'
import { examAllowances } from '@tq/db/schema/exam/exam.ts'
import { certificates, lessonQuestions } from '@tq/db/schema/learning/progress.ts'
import { newsletterSubscribers } from '@tq/db/schema/newsletter.ts'
import { addCourse } from '@tq/db/testing/courses.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '../account/password/password.ts'
import { changePrice } from '../catalog/change-price.ts'
import { addExam } from '../exam/testing/add-exam.ts'
import { sitAs } from '../exam/testing/sit.ts'
import { tryCooldown } from '../http/limit/rate-limit.ts'
import { writeMail } from '../mail/mail.ts'
import { storeTestFile } from '../storage/testing/store-test-file.ts'
import { testApi } from '../testing/api.ts'
import { STAFF_ACTOR } from '../testing/staff-actor.ts'
import { tablesNaming } from '../testing/world/accounting.ts'
import { deleteAccounts } from './deletion.ts'
import { openTestLogin } from './testing/login.ts'
import { addPerson } from './testing/people.ts'

const api = await testApi()
const { db, server } = api
const passwordHash = await hashPassword('cau mat khau dai')
const DAY_MS = 24 * 60 * 60 * 1000

const ask = (person: { id: string }, Password: string) => api.as(person).call(contract.askForDeletion, { body: { Password } })
const openSessions = (userId: string) => db.$count(sessions, and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
const exists = async (id: string) => (await db.$count(users, eq(users.id, id))) === 1
const letters = (email: string) => db.select().from(mails).where(eq(mails.recipient, email))
const timeComes = (id: string) => db.update(users).set({ deleteAfter: sql`now() - interval '1 second'` }).where(eq(users.id, id))

describe('asking', () => {
  test('sets the day in thirty days, ends the other logins and writes a letter', async () => {
    const lan = await addPerson(db, { passwordHash })
    await api.as(lan).call(contract.getMe)
    await openTestLogin(db, lan.id)
    await openTestLogin(db, lan.id)
    const { data } = await ask(lan, 'cau mat khau dai')
    const inDays = (Date.parse(data.deleteAfter ?? '') - Date.now()) / DAY_MS
    expect(inDays).toBeGreaterThan(29.9)
    expect(inDays).toBeLessThan(30.1)
    expect(await openSessions(lan.id)).toBe(1)
    expect(await letters(lan.email)).toMatchObject([
      {
        subject: expect.stringMatching(/sẽ được xoá vào ngày \d\d\/\d\d\/\d{4}$/),
        text: expect.stringContaining('bấm “Giữ lại tài khoản”'),
      },
    ])

    const again = await ask(lan, 'cau mat khau dai')
    expect(again.data.deleteAfter).toBe(data.deleteAfter)
    expect(await letters(lan.email)).toHaveLength(1)
  })

  test('needs the password, where there is one', async () => {
    const lan = await addPerson(db, { passwordHash })
    for (const wrong of ['', 'sai']) await expect(ask(lan, wrong)).rejects.toMatchObject({ code: 'PASSWORD_WRONG' })
    expect((await api.as(lan).call(contract.getMe)).data.deleteAfter).toBeNull()
    const byGoogle = await addPerson(db)
    expect((await ask(byGoogle, '')).data.deleteAfter).not.toBeNull()
  })

  test('can not be used to try passwords', async () => {
    const lan = await addPerson(db, { passwordHash })
    for (let i = 0; i < 10; i++) await ask(lan, `sai ${i}`).catch(() => {})
    await expect(ask(lan, 'cau mat khau dai')).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  })

  test('is taken back', async () => {
    const lan = await addPerson(db)
    await ask(lan, '')
    expect((await api.as(lan).call(contract.cancelDeletion)).data.deleteAfter).toBeNull()
    expect(await deleteAccounts(db)).toBe(0)
    expect(await exists(lan.id)).toBe(true)
  })
})

describe('the daily job', () => {
  test('leaves nothing of the person, and everything of the others', async () => {
    const [lan, minh] = [await addPerson(db, { passwordHash }), await addPerson(db)]
    for (const { id, email } of [lan, minh]) {
      const place = { name: 'Lan', phone: '0912345678', address: '12 Đội Cấn', wardId: 200_004, placeText: 'x', isDefault: true }
      await db.insert(userAddresses).values({ userId: id, ...place })
      await db.insert(avatars).values({ userId: id, name: id, fileHash: await storeTestFile(api, 'x') })
      await db
        .insert(consents)
        .values({ userId: id, purpose: 'terms', isGiven: true, pageKey: 'x', pageVersion: 1, channel: 'account' })
      const message = { name: 'Lan', phone: '', email: email.toUpperCase(), topic: 'x', message: 'x', source: '' }
      await db.insert(contactMessages).values(message)
      await db.insert(newsletterSubscribers).values({ email, key: id })
      await db.insert(bulkRequests).values({ organisation: 'x', name: 'x', phone: '0', email, books: 'x' })
      await db
        .insert(mails)
        .values({ recipient: 'staff@example.vn', replyTo: email.toUpperCase(), subject: 'x', text: 'x', html: 'x' })
      await ask({ id }, id === lan.id ? 'cau mat khau dai' : '')
      // As a password that was reset leaves it, and a change of mailbox.
      await tryCooldown(db, `login:known:${email}:10.0.0.1`, 3600)
      await writeMail(db, { to: `cu-${email}`, subject: 'x', text: 'x', html: 'x', userId: id })
    }
    await timeComes(lan.id)
    await db.execute(sql`select graphile_worker.add_job('delete-accounts')`)
    await api.runJobs()

    const { rows } = await db.execute<{ lan: number; minh: number }>(sql`
      select ${countOf(lan)} as lan, ${countOf(minh)} as minh`)
    expect(rows).toEqual([{ lan: 0, minh: 13 }])
    await expect(api.as(lan).call(contract.getMe)).rejects.toMatchObject(refusal('SESSION_EXPIRED'))
  })

  /** Everywhere a person's id or mailbox could stand. */
  const countOf = ({ id, email }: { id: string; email: string }) => sql`(
    (select count(*) from users where id = ${id}) + (select count(*) from user_addresses where user_id = ${id})
    + (select count(*) from avatars where user_id = ${id}) + (select count(*) from consents where user_id = ${id})
    + (select count(*) from sessions where user_id = ${id}) + (select count(*) from contact_messages where lower(email) = ${email})
    + (select count(*) from bulk_requests where email = ${email})
    + (select count(*) from newsletter_subscribers where email = ${email})
    + (select count(*) from mails where lower(recipient) in (${email}, ${`cu-${email}`}) or lower(reply_to) = ${email})
    + (select count(*) from rate_limits where strpos(key, ${email}) > 0 or strpos(key, ${id}) > 0))::int`

  test('of a learner the question stays without a name, and a certificate confirms nobody', async () => {
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    const { id: courseId, lessonIds } = await addCourse(db)
    const [lessonId = 0] = lessonIds
    const exam = await addExam(db)
    const code = (first: string) => `${first}q7k2m9xpe4h`
    for (const [first, { id: userId }] of [['x', lan] as const, ['y', minh] as const]) {
      await db.execute(sql`insert into lesson_progress (user_id, lesson_id) values (${userId}, ${lessonId})`)
      await db.execute(sql`insert into lesson_notes (user_id, lesson_id, content) values (${userId}, ${lessonId}, 'riêng')`)
      await db.insert(lessonQuestions).values({ userId, lessonId, content: 'Vì sao lại thế?' })
      const { attemptId, questionActives } = await sitAs(api, { id: userId }).start(exam.id)
      await sitAs(api, { id: userId }).save(attemptId, { questionId: questionActives[0]?.id ?? '', answer: [], seq: 1 })
      await db.insert(examAllowances).values({ examId: exam.id, userId, extraAttempts: 1 })
      const printed = { courseTitle: 'Toán', teachers: [], lessonCount: 1, durationSeconds: 60 }
      await db.insert(certificates).values({ ...printed, code: code(first), userId, courseId, name: 'Nguyễn Thị Lan' })
    }
    await timeComes(lan.id)
    expect(await deleteAccounts(db)).toBe(1)
    expect(await tablesNaming(db, [lan.id])).toEqual([])
    const { rows } =
      await db.execute(sql`select (select count(*)::int from lesson_progress where lesson_id = ${lessonId}) as progress,
      (select count(*)::int from lesson_notes where lesson_id = ${lessonId}) as notes,
      (select count(*)::int from exam_attempts where exam_id = ${exam.id}) as attempts`)
    expect(rows).toEqual([{ progress: 1, notes: 1, attempts: 1 }])
    expect(await db.$count(lessonQuestions, eq(lessonQuestions.lessonId, lessonId))).toBe(2)
    const [gone] = await db
      .select()
      .from(certificates)
      .where(eq(certificates.code, code('x')))
    expect(gone).toMatchObject({ userId: null, name: 'Tài khoản đã xoá', revokeReason: 'Người học đã xoá tài khoản' })
    expect(gone?.revokedAt).not.toBeNull()
    const [others] = await db
      .select()
      .from(certificates)
      .where(eq(certificates.code, code('y')))
    expect(others).toMatchObject({ userId: minh.id, name: 'Nguyễn Thị Lan', revokedAt: null })
  })

  test('no table keeps a person’s row', async () => {
    const { rows } = await db.execute<{ table: string; rule: string }>(sql`
      select conrelid::regclass::text as table, confdeltype as rule from pg_constraint where confrelid = 'users'::regclass`)
    expect(rows.length).toBeGreaterThan(5)
    // Kept for accounting or for readers, without the person; of staff what they did stays.
    const kept = [
      'bank_question_versions',
      'book_versions',
      'certificates',
      'commissions',
      'entitlements',
      'entitlements',
      'exam_attempt_questions',
      'exam_regrades',
      'exam_reopenings',
      'feedbacks',
      'lesson_questions',
      'lesson_questions',
      'manuscript_events',
      'manuscript_messages',
      'manuscript_notes',
      'manuscript_opens',
      'manuscripts',
      'manuscripts',
      'misprints',
      'order_events',
      'order_notes',
      'orders',
      'orders',
      'payouts',
      'product_answers',
      'product_questions',
      'refunds',
    ]
    expect(rows.filter(({ rule }) => rule !== 'c').sort((a, b) => a.table.localeCompare(b.table))).toEqual(
      [...kept, 'short_links', 'videos'].map((table) => ({ table, rule: 'n' })),
    )
  })

  test('of somebody who worked here the audit keeps the id, and nothing that tells whose it was', async () => {
    const thu = await addPerson(db, { role: 'staff', phone: '0912000111' })
    await changePrice(db, 14, { price: 150_000, actor: { ...STAFF_ACTOR, userId: thu.id } })
    await timeComes(thu.id)
    expect(await deleteAccounts(db)).toBe(1)
    expect(await tablesNaming(db, [thu.id])).toEqual([expect.stringMatching(/^public\.audit: /)])
    expect(await tablesNaming(db, [thu.email, thu.phone])).toEqual([])
  })

  test('one that can’t be deleted keeps none of the others', async () => {
    const people = [await addPerson(db), await addPerson(db), await addPerson(db)]
    const [stuck] = people
    for (const { id } of people) await timeComes(id)
    await db.execute(sql`create table holds_on (user_id uuid references users (id))`)
    await db.execute(sql`insert into holds_on values (${stuck?.id})`)
    await db
      .update(users)
      .set({ deleteAfter: sql`now() - interval '1 year'` })
      .where(eq(users.id, stuck?.id ?? ''))
    await expect(deleteAccounts(db)).rejects.toThrow('1 accounts could not be deleted')
    expect(await Promise.all(people.map(({ id }) => exists(id)))).toEqual([true, false, false])
    await db.execute(sql`drop table holds_on`)
    expect(await deleteAccounts(db)).toBe(1)
  })

  test('run twice at once deletes each exactly once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => addPerson(db)))
    for (const { id } of people) await timeComes(id)
    const counts = await Promise.all([deleteAccounts(db), deleteAccounts(db), deleteAccounts(db)])
    expect(counts.reduce((sum, n) => sum + n)).toBe(12)
    expect(await Promise.all(people.map(({ id }) => exists(id)))).toEqual(Array(12).fill(false))
  })

  test('whoever comes too late can not take it back', async () => {
    const lan = await addPerson(db)
    const headers = await openTestLogin(db, lan.id)
    await timeComes(lan.id)
    const answer = await server.inject({ method: 'DELETE', url: contract.cancelDeletion.path, headers })
    expect(outcome(answer)).toBe('SESSION_EXPIRED')
    expect(await deleteAccounts(db)).toBe(1)
  })
})
