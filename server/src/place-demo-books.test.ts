import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFileStore } from '@tq/api/storage/open-store.ts'
import { runJobs } from '@tq/api/testing/run-jobs.ts'
import { TEST_SETTINGS } from '@tq/api/testing/settings.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { bookPassages, bookResources, bookVersions } from '@tq/db/schema/reading/book.ts'
import { contentsOf, demoBooks } from '@tq/db/seed/demo/ebooks.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { placeDemoBooks } from './place-demo-books.ts'

const { db } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'tq-demo-books-'))
const storage = { folder, s3: null }
const store = openFileStore(storage)
afterAll(async () => {
  store.close()
  await rm(folder, { recursive: true, force: true })
})

test('the demo’s e-books are taken in once, whole, and can be read: long ones, one of drawn pages, one as a PDF @long', async () => {
  await placeDemoBooks(db, store)
  await placeDemoBooks(db, store)
  await runJobs(db, { ...TEST_SETTINGS, storage })
  const versions = await db.select().from(bookVersions)
  expect(versions.map(({ state, note, problems }) => ({ state, note, problems }))).toEqual(
    demoBooks().map(() => ({ state: 'ready', note: null, problems: [] })),
  )
  const facts = versions.flatMap(({ facts, format }) => (facts ? [{ ...facts, format }] : []))
  expect(facts.length).toBeGreaterThanOrEqual(12)
  for (const { pageCount, hasText, toc } of facts) {
    expect(pageCount).toBeGreaterThanOrEqual(20)
    expect(hasText && toc.length > 5).toBe(true)
  }
  expect(Math.max(...facts.map(({ pageCount }) => pageCount))).toBeGreaterThanOrEqual(300)
  expect(facts.filter(({ format }) => format === 'pdf')).toHaveLength(1)
  expect(facts.filter(({ format, layout }) => format === 'epub' && layout === 'fixed')).toHaveLength(1)
  expect(facts.some(({ toc }) => toc.some(({ title }) => title === 'Bảng tra tên riêng'))).toBe(true)
  for (const { productId, facts } of versions) {
    const [product] = await db.select().from(products).where(eq(products.id, productId))
    // What the shop promises is what the buyer opens.
    expect(product).toMatchObject(facts ? contentsOf(facts) : {})
    expect(product?.toc.length).toBeGreaterThanOrEqual(2)
    expect(product?.description).toContain(`${product?.pages} trang`)
  }
  const previews = await db
    .selectDistinct({ id: bookResources.versionId })
    .from(bookResources)
    .where(eq(bookResources.part, 'preview'))
  expect(previews).toHaveLength(versions.length)
  expect(await db.$count(bookPassages)).toBeGreaterThan(5000)
}, 180_000)
