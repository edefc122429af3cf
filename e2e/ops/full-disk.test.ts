import { UNAVAILABLE } from '@tq/contract/errors/http.ts'
import { describe, expect, test } from 'vitest'
import { hasServer, openDatabaseOf } from './fixtures/data-folder.ts'
import { empty, fill, makeDisk } from './fixtures/disk.ts'
import { isRoot, refusedStart, startProgram } from './fixtures/program.ts'
import { expectSentence } from './fixtures/sentence.ts'
import { BOOK, cartOf, goShopping } from './fixtures/shoppers.ts'
import { until } from './fixtures/until.ts'

describe.runIf(isRoot)('a full disk', () => {
  test('with no room for a database', async () => {
    const DATA_DIR = await makeDisk('8m')
    expectSentence(await refusedStart({ DATA_DIR }), /^Ổ đĩa .* đã đầy/)
    expect(hasServer(DATA_DIR)).toBe(false)
  })

  test('with no room for a single byte', async () => {
    const DATA_DIR = await makeDisk('1m')
    fill(DATA_DIR, 0)
    expectSentence(await refusedStart({ DATA_DIR }), /^Ổ đĩa .* đã đầy/)
  })

  test('that fills up while the demo books are laid in @long', async () => {
    const DATA_DIR = await makeDisk('80m')
    const bare = await startProgram({ DATA_DIR, DEMO: 'off', ROLE: 'web' })
    bare.send('SIGTERM')
    await bare.ended
    fill(DATA_DIR, 1024 * 1024)
    expectSentence(await refusedStart({ DATA_DIR }), /^Ổ đĩa .* đã đầy/)
    expect(hasServer(DATA_DIR)).toBe(false)
  })

  test('that fills up while people order: they are asked to wait, and no order that was confirmed is lost', async () => {
    const DATA_DIR = await makeDisk('500m')
    const program = await startProgram({ DATA_DIR })
    const setUp = await openDatabaseOf(DATA_DIR)
    await setUp.query(`update stock set on_hand = 100000 where product_id = ${BOOK}`)
    await setUp.query(`update codes set limit_per_customer = null, scope = '{}' where code = 'SINHVIEN'`)
    const { rows } = await setUp.query("select unit_id from geo_units where scheme = 'L2' and level = 3 order by 1 limit 1")
    await setUp.end()
    const shopping = goShopping(() => program.address, await cartOf(program, rows[0].unit_id))
    const { acknowledged, postponed, refused } = shopping
    const moreOrders = async () => {
      const before = acknowledged.size
      await until('more orders were placed', () => refused.length > 0 || acknowledged.size >= before + 12)
    }
    await moreOrders()
    fill(DATA_DIR, 0)
    await until('orders are put off', () => postponed.length >= 12)
    empty(DATA_DIR)
    await moreOrders()
    await shopping.stop()

    expect(refused).toEqual([])
    expect(new Set(postponed)).toEqual(new Set([`503 ${UNAVAILABLE.message}`]))
    const db = await openDatabaseOf(DATA_DIR)
    const stored = new Map((await db.query('select request_key, id from orders')).rows.map((row) => [row.request_key, row.id]))
    expect([...acknowledged].filter(([key, id]) => stored.get(key) !== id)).toEqual([])
    const { rows: held } = await db.query(`select reserved from stock where product_id = ${BOOK}`)
    expect(held).toEqual([{ reserved: stored.size }])
    await db.end()
    program.send('SIGTERM')
    expect(await program.ended).toEqual({ code: 0, signal: null })
  })
})
