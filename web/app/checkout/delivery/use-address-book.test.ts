import type { Address } from '@tq/contract/account.ts'
import { expect, test } from 'vitest'
import { firstOf } from './use-address-book.ts'

const address = (id: number, more: Partial<Address> = {}) =>
  ({
    id,
    name: 'Lan',
    phone: '0912345678',
    address: 'Số 1 phố Huế',
    wardId: 4,
    isDefault: false,
    successors: [],
    ...more,
  }) as Address
const book = [address(1), address(2, { isDefault: true })]
const me = { name: 'Nguyễn Thị Lan', phone: '0900000001' }
const EMPTY = { name: '', phone: '', address: '', wardId: 0 }
const before = { draft: {}, hasDelivery: false, me }

test('the default address, or the one that was chosen before', () => {
  expect(firstOf(book, EMPTY, before)?.id).toBe(2)
  expect(firstOf(book, { ...EMPTY, ...me }, before)?.id).toBe(2)
  expect(firstOf(book, EMPTY, { ...before, draft: { addressId: 1 } })?.id).toBe(1)
})

test.each([[{ name: 'Trần Văn Bé' }], [{ phone: '0987654321' }], [{ address: 'Số 2' }], [{ wardId: 9 }]])(
  'none over %j, which was typed',
  (typed) => {
    expect(firstOf(book, { ...EMPTY, ...me, ...typed }, before)).toBeUndefined()
    expect(firstOf(book, { ...EMPTY, ...typed }, before)).toBeUndefined()
  },
)
