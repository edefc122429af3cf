import * as contract from '@tq/contract/content/pages.ts'
import { outcome } from '@tq/contract/testing/refusal.ts'
import { contentPageVersions } from '@tq/db/schema/content/content.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { savePage } from './page.ts'

const { call, db, server } = await testApi()

const KEYS = [
  ...['gioi-thieu', 'su-menh-tam-nhin', 'co-cau-to-chuc', 'lien-he-hop-tac', 'huong-dan-mua-hang', 'logo-nha-xuat-ban-dhqghn'],
  ...['phuong-thuc-van-chuyen', 'chinh-sach-doi-tra', 'ho-tro', 'dieu-khoan-su-dung', 'dieu-khoan-cong-tac-vien'],
  ...['chinh-sach-kiem-hang', 'chinh-sach-mua-hang', 'dieu-khoan-giao-dich-chung'],
]

test('every page of the house has a text, a title and a sentence of its own', async () => {
  const pages = await Promise.all(KEYS.map((key) => call(contract.getPage, { params: { key } })))
  expect(new Set(pages.map(({ data }) => data.title)).size).toBe(KEYS.length)
  expect(new Set(pages.map(({ data }) => data.description)).size).toBe(KEYS.length)
  for (const { data } of pages) expect(data.content.length, data.key).toBeGreaterThan(1000)
})

test('a page is saved as its next version; what people agreed to stays readable', async () => {
  const page = { key: 'dieu-khoan-su-dung', title: 'Điều khoản mới', description: 'Mô tả', content: '<p onclick="x()">Mới</p>' }
  expect(await savePage(db, page)).toBe(2)
  const { data } = await call(contract.getPage, { params: { key: page.key } })
  expect(data).toMatchObject({ version: 2, title: 'Điều khoản mới', content: '<p>Mới</p>' })
  const versions = await db.select().from(contentPageVersions).where(eq(contentPageVersions.key, page.key))
  expect(versions.map(({ version }) => version).sort()).toEqual([1, 2])
})

test('two who save at once get a version each', async () => {
  const page = { key: 'hai-nguoi', title: 'T', description: 'D', content: '<p>C</p>' }
  const versions = await Promise.all([1, 2, 3, 4, 5].map(() => savePage(db, page)))
  expect(versions.sort()).toEqual([1, 2, 3, 4, 5])
})

test('questions and the organisation chart', async () => {
  const { data: questions } = await call(contract.listQuestions)
  expect(questions.length).toBeGreaterThanOrEqual(30)
  expect(new Set(questions.map(({ group }) => group)).size).toBe(6)
  const { data: units } = await call(contract.listOrganisationUnits)
  expect(units.filter(({ parentId }) => parentId === null).length).toBe(1)
  expect(units.every(({ parentId }) => parentId === null || units.some(({ id }) => id === parentId))).toBe(true)
})

test('unknown and odd keys', async () => {
  expect(outcome(await server.inject('/api/Pages/khong-co'))).toBe('CONTENT_PAGE_NOT_FOUND')
  expect(outcome(await server.inject('/api/Pages/..%2fx'))).toBe('INPUT_INVALID')
})
