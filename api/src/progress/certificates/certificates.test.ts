import * as contract from '@tq/contract/learning/certificate.ts'
import { getCourseProgress, markLessonRead } from '@tq/contract/learning/progress.ts'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { certificates } from '@tq/db/schema/learning/progress.ts'
import { saveCourse, saveLesson } from '@tq/db/testing/courses.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openTestLogin } from '../../profile/testing/login.ts'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { addCourse, TEXT } from '../testing/add-course.ts'
import { drawCertificate } from './draw-certificate.ts'
import { readPdf } from './testing/read-pdf.ts'

const api = await testApi()
const { db, server, settings } = api
const staff = await addPerson(db, { role: 'staff' })

type Person = { id: string }
const read = async (person: Person, lessonId: number) => (await api.as(person).call(markLessonRead, { body: { lessonId } })).data
const mine = async (person: Person) => (await api.as(person).call(contract.listMyCertificates, { query: {} })).data
const checked = async (code: string) => (await api.call(contract.getCertificate, { params: { code } })).data
const revoke = (code: string, reason = 'Học hộ') =>
  api.as(staff).call(contract.revokeCertificate, { params: { code }, body: { reason } })
const rowsOf = ({ id }: Person) => db.select().from(certificates).where(eq(certificates.userId, id))

const withCertificate = (texts: number) =>
  addCourse(db, { hasCertificate: true, chapters: [Array.from({ length: texts }, () => TEXT)] })
/** Reads a whole course. */
async function finish(person: Person, { lessonIds }: { lessonIds: number[] }) {
  let code: string | null = null
  for (const id of lessonIds) code = (await read(person, id)).certificateCode
  return code ?? ''
}

describe('a certificate', () => {
  test('comes with the last lesson, once, and stays as it was printed', async () => {
    const lan = await addPerson(db, { name: 'Nguyễn Thị Lan' })
    const course = await withCertificate(3)
    const [first = 0, second = 0, last = 0] = course.lessonIds
    for (const id of [first, second]) expect(await read(lan, id)).toMatchObject({ courseDone: false, certificateCode: null })
    const { certificateCode: code } = await read(lan, last)
    expect(code).toMatch(contract.CERTIFICATE_CODE)
    expect(await read(lan, last)).toMatchObject({ courseDone: true, certificateCode: code })
    await db.update(users).set({ name: 'Tên Khác' }).where(eq(users.id, lan.id))
    await saveCourse(db, course.id, { title: 'Tên mới của khoá' })
    const printed = {
      ...{ code, name: 'Nguyễn Thị Lan', courseTitle: course.title, teachers: ['Trần Văn Bình'], lessonCount: 3 },
      ...{ durationSeconds: 900, issuedAt: expect.any(String), revokedAt: null, revokeReason: null },
    }
    // Whoever was shown it types it as people do; nothing but what is printed is told.
    expect(await checked(` ${code?.slice(0, 4).toUpperCase()}-${code?.slice(4)} `)).toEqual(printed)
    expect(await mine(lan)).toMatchObject([{ ...printed, courseId: course.id, courseAddress: `ten-moi-cua-khoa.${course.id}` }])
    const progress = (await api.as(lan).call(getCourseProgress, { params: { id: course.id } })).data
    expect(progress).toMatchObject({ percent: 100, certificateCode: code })
  })

  test('is one when the last two lessons are done at once, each in its tab', async () => {
    const { lessonIds } = await withCertificate(2)
    for (let learner = 0; learner < 15; learner++) {
      const lan = await addPerson(db)
      const answers = await Promise.all(lessonIds.map((id) => read(lan, id)))
      const [issued, ...more] = await rowsOf(lan)
      expect([issued?.code, more]).toEqual([answers.find(({ courseDone }) => courseDone)?.certificateCode, []])
      expect(issued?.code).toMatch(contract.CERTIFICATE_CODE)
    }
  })

  test('also comes when the lesson that was missing was taken out', async () => {
    const lan = await addPerson(db)
    const { lessonIds } = await withCertificate(2)
    const [first = 0, second = 0] = lessonIds
    await read(lan, first)
    await saveLesson(db, second, { isPublished: false })
    expect((await read(lan, first)).certificateCode).toMatch(contract.CERTIFICATE_CODE)
  })

  test('does not come where the course gives none', async () => {
    const lan = await addPerson(db)
    expect(await finish(lan, await addCourse(db, { chapters: [[TEXT]] }))).toBe('')
    expect(await rowsOf(lan)).toEqual([])
  })

  test('that was withdrawn says so to everybody, has no PDF, and none comes in its place', async () => {
    const lan = await addPerson(db)
    const course = await withCertificate(1)
    const code = await finish(lan, course)
    expect((await revoke(code)).data).toMatchObject({ code, revokeReason: 'Học hộ', revokedAt: expect.any(String) })
    await expect(revoke(code)).rejects.toMatchObject(refusal('CERTIFICATE_REVOKED'))
    expect(await checked(code)).toMatchObject({ revokeReason: 'Học hộ', revokedAt: expect.any(String) })
    expect(await read(lan, course.lessonIds[0] ?? 0)).toMatchObject({ courseDone: true, certificateCode: null })
    const [listed] = await mine(lan)
    expect(outcome(await server.inject(listed?.pdfURL ?? ''))).toBe('CERTIFICATE_REVOKED')
    expect(await rowsOf(lan)).toHaveLength(1)
  })

  test('with another code is not there', async () => {
    for (const code of ['tq7k2m9xpe4j', 'TQ7K-2M9X-PE4J'])
      await expect(checked(code)).rejects.toMatchObject(refusal('CERTIFICATE_NOT_FOUND'))
    for (const code of ['tq7k2m9xpe4', 'iq7k2m9xpe4h', '%00'.repeat(12)])
      await expect(checked(code)).rejects.toMatchObject(refusal('INPUT_INVALID'))
    await expect(revoke('tq7k2m9xpe4j')).rejects.toMatchObject(refusal('CERTIFICATE_NOT_FOUND'))
  })
})

describe('its PDF', () => {
  const printed = {
    ...{ code: 'tq7k2m9xpe4h', courseTitle: 'Cấp cứu ban đầu tại cộng đồng', teachers: ['Lương Hà Yên Thuỷ'] },
    ...{ lessonCount: 12, durationSeconds: 19_800, issuedAt: '2026-10-01T18:00:00.000Z', revokedAt: null, revokeReason: null },
  }
  const words = async (name: string, more = {}) =>
    (await readPdf(await drawCertificate({ ...printed, name, ...more }, 'https://thuquan.example'))).join('')

  test('reads back letter by letter, with the day as it is in Vietnam', async () => {
    // Typed on a telephone that takes letters and marks apart.
    const text = await words('Nguyễn Thị Ánh Đỗ Quỳnh Ỷ'.normalize('NFD'))
    for (const part of ['Chứng nhận hoàn thành', 'Nguyễn Thị Ánh Đỗ Quỳnh Ỷ', printed.courseTitle, 'Lương Hà Yên Thuỷ'])
      expect(text).toContain(part)
    expect(text).toContain('12 bài, 5 giờ 30 phút học. Cấp ngày 02/10/2026.')
    expect(text).toContain('TQ7K-2M9X-PE4H')
    expect(text).not.toContain('\ufffd')
  })

  test('has all of a very long name and title', async () => {
    const name = 'Công Tằng Tôn Nữ Nguyễn Phước Hoàng Ngọc Đoan Trang '.repeat(4).trim()
    const text = await words(name, { courseTitle: 'Phương pháp nghiên cứu khoa học '.repeat(8).trim() })
    const bare = (long: string) => long.replaceAll(' ', '')
    expect(bare(text)).toContain(bare(name))
    expect(bare(text)).toContain(bare('Phương pháp nghiên cứu khoa học '.repeat(8)))
  })

  test('is for its owner: by the token, or by an address that is theirs', async () => {
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    const code = await finish(lan, await withCertificate(1))
    const other = await finish(minh, await withCertificate(1))
    const url = `/api/Certificate/${code}/pdf`
    const [listed] = await mine(lan)
    const [others] = await mine(minh)
    const answer = await server.inject(listed?.pdfURL ?? '')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="chung-nhan-${code}.pdf"`,
      'cache-control': 'private, no-store',
    })
    expect((await readPdf(answer.rawPayload)).join('')).toContain(new URL(settings.publicUrl).host)
    expect((await server.inject({ url, headers: await openTestLogin(db, lan.id) })).statusCode).toBe(200)

    expect(outcome(await server.inject(url))).toBe('SESSION_EXPIRED')
    expect(outcome(await server.inject({ url, headers: await openTestLogin(db, minh.id) }))).toBe('CERTIFICATE_NOT_FOUND')
    const ticket = others?.pdfURL.split('?')[1]
    for (const wrong of [`${url}?${ticket}`, `${url}?ticket=x`, `/api/Certificate/${other}x/pdf?${ticket}`])
      expect(outcome(await server.inject(wrong))).toBe('CERTIFICATE_NOT_FOUND')
  })
})
