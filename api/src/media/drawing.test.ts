import { drawCombo } from '@tq/covers/cover/draw-combo.ts'
import { drawCover } from '@tq/covers/cover/draw-cover.ts'
import { drawInsidePage } from '@tq/covers/cover/draw-inside-page.ts'
import { isCombo } from '@tq/covers/subjects.ts'
import { openTypesetter } from '@tq/covers/type/typesetting.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { describe, expect, test } from 'vitest'
import { findBook, findPage } from './book-source.ts'

const { db } = await testDatabase()
const type = await openTypesetter()

describe('a drawing', () => {
  test('can be made of every product of the demo', async () => {
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

  test('of an inside page shows the chapter and stays on the leaf', async () => {
    const page = await findPage(db, 1)
    if (!page) throw new Error('No book 1')
    expect(page.paragraphs.length).toBeGreaterThan(1)
    expect(drawInsidePage(type, page)).toContain('Trang trong của sách Toán cao cấp A1')
    const empty = { ...page, chapters: [], paragraphs: [] }
    expect(drawInsidePage(type, empty)).not.toMatch(/NaN|undefined/)
  })
})
