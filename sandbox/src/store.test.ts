import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openStore, type Transaction } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'tq-sandbox-'))
afterAll(() => rmSync(folder, { recursive: true }))

const transactionOf = (ref: string): Transaction => ({
  gateway: 'vnpay',
  ref,
  amount: 150_000,
  no: '1',
  request: {},
  code: null,
  decidedAt: null,
  paidFrom: null,
  refunds: [],
  switches: {},
})

test.each([
  ['memory', null],
  ['files', join(folder, 'kept')],
])('in %s: what is found can be changed without changing what is kept', (_, place) => {
  const store = openStore(10, place)
  store.save(transactionOf('A'))
  const found = store.find('vnpay', 'A') as Transaction
  found.code = '00'
  expect(store.find('vnpay', 'A')?.code).toBeNull()
  store.save(found)
  expect(store.find('vnpay', 'A')?.code).toBe('00')
  expect(store.find('epay', 'A')).toBeNull()
  expect(store.find('vnpay', '../A')).toBeNull()
})

test('files are known to another process, and to the next start', () => {
  const place = join(folder, 'shared')
  openStore(10, place).save(transactionOf('B'))
  expect(openStore(10, place).find('vnpay', 'B')).toEqual(transactionOf('B'))
})

test('the oldest are forgotten', () => {
  const memory = openStore(3, null)
  const place = join(folder, 'bounded')
  const files = openStore(3, place)
  const save = (ref: string) => {
    for (const store of [memory, files]) store.save(transactionOf(ref))
  }
  for (let n = 0; n < 200; n++) save(`N${n}`)
  // The clock of a disk is too coarse to tell them apart.
  for (const name of readdirSync(place)) utimesSync(join(place, name), 0, 0)
  save('N200')
  expect(memory.find('vnpay', 'N197')).toBeNull()
  expect(memory.find('vnpay', 'N200')).not.toBeNull()
  expect(readdirSync(place).length).toBe(3)
  expect(files.find('vnpay', 'N200')).not.toBeNull()
})
