import { listUserDocuments } from '@tq/contract/learning/documents.ts'
import { getDigitalProductOwned } from '@tq/contract/my-library.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { lessonMaterials } from '@tq/db/schema/learning/course.ts'
import { addCourse } from '@tq/db/testing/courses.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { grant } from '../entitlement/grant.ts'
import { addPerson } from '../profile/testing/people.ts'
import { storeTestFile } from '../storage/testing/store-test-file.ts'
import { testApi } from '../testing/api.ts'
import { STAFF_ACTOR } from '../testing/staff-actor.ts'

const api = await testApi()
const { db, server, files } = api
const staff = await addPerson(db, { role: 'staff' })
const pdf = await storeTestFile({ db, files }, 'bài đọc', 'application/pdf')
const slides = await storeTestFile({ db, files }, 'bản trình chiếu', 'application/pdf')

/** A text with two materials, then a document; hidden lessons and their files are nobody's. */
const course = await addCourse(db, {
  use: 'sold',
  title: 'Nhập môn lập trình',
  chapters: [
    [{ title: 'Vòng lặp' }, { kind: 'document', title: 'Bài đọc thêm', fileHash: pdf }],
    [{ title: 'Bài nháp', kind: 'document', fileHash: pdf, isPublished: false }],
  ],
})
const [loops = 0, reading = 0] = course.lessonIds
await db.insert(lessonMaterials).values([
  { id: 'mat-2', lessonId: loops, position: 2, title: 'Mã nguồn', fileName: 'ma-nguon.py', fileHash: pdf },
  { id: 'mat-1', lessonId: loops, position: 1, title: 'Bản trình chiếu', fileName: 'bai-1.pdf', fileHash: slides },
])

const give = (userId: string) =>
  grant(db, { userId, productId: course.productId, source: 'staff', actor: { ...STAFF_ACTOR, userId: staff.id } })
const documentsOf = (person: { id: string }, page?: number) => api.as(person).call(listUserDocuments, { query: { page } })

test('who has a course gets its files in the order of its lessons, each by an address that opens it', async () => {
  const lan = await addPerson(db)
  await give(lan.id)
  const { data, total, totalPage } = await documentsOf(lan)
  expect([total, totalPage]).toEqual([3, 1])
  expect(data.map(({ key, kind, title, lesson }) => [key, kind, title, lesson.id])).toEqual([
    ['mat-1', 'material', 'Bản trình chiếu', loops],
    ['mat-2', 'material', 'Mã nguồn', loops],
    [`lesson-${reading}`, 'document', 'Bài đọc thêm', reading],
  ])
  expect(data[0]).toMatchObject({
    fileName: 'bai-1.pdf',
    mediaType: 'application/pdf',
    bytes: Buffer.byteLength('bản trình chiếu'),
    course: { id: course.id, title: 'Nhập môn lập trình', address: `nhap-mon-lap-trinh.${course.id}` },
  })
  const contents = await Promise.all(data.map(async ({ url }) => (await server.inject(url)).body))
  expect(contents).toEqual(['bản trình chiếu', 'bài đọc', 'bài đọc'])
  await expect(documentsOf(lan, 2)).rejects.toMatchObject(refusal('PAGE_NOT_FOUND'))
})

test('who has no course has no files: a stranger, and whoever the course was taken from', async () => {
  const [minh, once] = [await addPerson(db), await addPerson(db)]
  await give(once.id)
  await db.update(entitlements).set({ revokedAt: new Date() }).where(eq(entitlements.userId, once.id))
  for (const person of [minh, once]) expect(await documentsOf(person)).toMatchObject({ data: [], total: 0 })
  await expect(api.call(listUserDocuments, { query: {} })).rejects.toMatchObject(refusal('SESSION_EXPIRED'))
})

test('a course that was bought says where it is learnt', async () => {
  const lan = await addPerson(db)
  await give(lan.id)
  const { data } = await api.as(lan).call(getDigitalProductOwned, { params: { productSaleId: course.productId } })
  expect(data).toMatchObject({ kind: 'course', courseAddress: `nhap-mon-lap-trinh.${course.id}` })
})
