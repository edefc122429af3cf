import { drawCombo } from '@tq/covers/cover/draw-combo.ts'
import { drawCover } from '@tq/covers/cover/draw-cover.ts'
import { drawInsidePage, INSIDE_PAGES, type InsidePage } from '@tq/covers/cover/inside/draw-inside-page.ts'
import { isCombo } from '@tq/covers/subjects.ts'
import { openTypesetter } from '@tq/covers/type/typesetting.ts'
import { productPictures, products } from '@tq/db/schema/catalog/catalog.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { findBook, findPage } from './book-source.ts'
import { readAddress } from './picture-address.ts'

const { db } = await testDatabase()
const type = await openTypesetter()

describe('a drawing', () => {
  test('can be made of every product of the demo @long', async () => {
    const ids = await db.select({ id: products.id }).from(products)
    const labels = { digital: 0, course: 0, combo: 0, printed: 0 }
    for (const { id } of ids) {
      const book = await findBook(db, id)
      if (!book) throw new Error(`No book ${id}`)
      labels[book.kind]++
      const svg = isCombo(book) ? drawCombo(type, book) : drawCover(type, book)
      expect(svg).toMatch(/^<svg .*<\/svg>$/)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
    expect(Math.min(...Object.values(labels))).toBeGreaterThan(5)
  }, 120_000)

  test('of the pages inside names its page and stays on the leaf, also of a book without words', async () => {
    const page = await findPage(db, 1)
    if (!page) throw new Error('No book 1')
    expect(page.paragraphs.length).toBeGreaterThan(1)
    const empty = { ...page, authors: [], chapters: [], paragraphs: [] }
    const pages = Object.keys(INSIDE_PAGES) as InsidePage[]
    const names = pages.map((one) => /aria-label="(.*?)"/.exec(drawInsidePage(type, page, one))?.[1]?.split(':')[0])
    expect(names).toEqual([
      'Trang tên sách của Toán cao cấp A1',
      'Mục lục của sách Toán cao cấp A1',
      'Trang trong của sách Toán cao cấp A1',
    ])
    for (const one of pages) expect(drawInsidePage(type, empty, one)).not.toMatch(/NaN|undefined/)
  })
})

test('every picture of the demo has an address that is drawn; a printed book has its pages in order', async () => {
  const rows = await db
    .select({ id: products.id, kind: products.kind, url: productPictures.url })
    .from(productPictures)
    .innerJoin(products, eq(products.id, productPictures.productId))
    .orderBy(asc(products.id), asc(productPictures.position))
  for (const [id, pictures] of Map.groupBy(rows, (row) => row.id)) {
    const pages = pictures[0]?.kind === 'printed' ? ['', '-title', '-contents', '-inside'] : ['']
    expect(pictures.map(({ url }) => url)).toEqual(pages.map((page) => `/media/covers/${id}${page}.webp`))
    for (const { url } of pictures) expect(readAddress(url.slice('/media/'.length))).not.toBeNull()
  }
})
