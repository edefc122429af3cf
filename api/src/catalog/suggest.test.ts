import { suggest as contract } from '@tq/contract/catalog.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { describe, expect, test } from 'vitest'
import { suggest } from './suggest.ts'

const { db } = await testDatabase()

describe('suggestions', () => {
  test.each(['t', 'to', 'toa', 'toán', 'toan cao', 'toans cao', 'toancaocap', 'TOÁN CAO CẤP A'])(
    'for %j begin with titles',
    async (text) => {
      const found = await suggest(db, text)
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThanOrEqual(10)
      expect(found[0]).toMatchObject({ type: 'product' })
      expect(contract.data.safeParse(found).success).toBe(true)
    },
  )

  test('name the book, its authors and its address', async () => {
    const [first] = await suggest(db, 'toan cao cap a1')
    expect(first).toEqual({
      type: 'product',
      id: 1,
      text: 'Toán cao cấp A1: Giải tích hàm một biến',
      note: 'Doãn Tâm Thuỳ Dương',
      address: 'toan-cao-cap-a1-giai-tich-ham-mot-bien.1',
    })
  })

  test('know people by any of their names, without accents', async () => {
    const found = await suggest(db, 'nguyet anh')
    expect(found).toContainEqual(
      expect.objectContaining({ type: 'author', text: 'Tạ Tâm Nguyệt Ánh', address: 'ta-tam-nguyet-anh.72' }),
    )
  })

  test('know categories, however i and y are written', async () => {
    for (const text of ['vật lý', 'vat li']) {
      expect(await suggest(db, text)).toContainEqual(expect.objectContaining({ type: 'category', text: 'Vật lí' }))
    }
  })

  test('come in the order titles, people, categories', async () => {
    const kinds = (await suggest(db, 'to')).map(({ type }) => ['product', 'author', 'category'].indexOf(type))
    expect(kinds).toEqual(kinds.toSorted())
  })

  test.each(['', '   ', '!!!', '😀', 'xqzkw', '\0', "'", '\\', '%', '_'])('for %j there are none', async (text) => {
    expect(await suggest(db, text)).toEqual([])
  })

  test('take any length', async () => {
    expect((await suggest(db, 'toán '.repeat(5000))).length).toBeLessThanOrEqual(10)
  })
})
