import type { Cart, CartLine } from '@tq/contract/cart.ts'
import { CASH_MOST } from '@tq/contract/publisher.ts'
import { expect, test } from 'vitest'
import { methodsFor } from './payment-methods.ts'

const line = (kind: CartLine['kind']) => ({ kind, objectType: kind === 'printed' || kind === 'combo' ? 0 : 1 }) as CartLine
const refusalsOf = (kinds: CartLine['kind'][], total: number) =>
  methodsFor({ lines: kinds.map(line), total, delivery: null }).flatMap(({ method, refusal }) =>
    refusal ? [[method, refusal]] : [],
  )

test('printed books up to the limit may be paid in any way', () => {
  expect(refusalsOf(['printed', 'combo'], CASH_MOST)).toEqual([])
})

test('what is opened at once is not paid at the door, and the reason names it', () => {
  expect(refusalsOf(['printed', 'digital'], 100_000)).toEqual([['cod', 'Không dùng được vì đơn có sách điện tử']])
  expect(refusalsOf(['course'], 100_000)).toEqual([['cod', 'Không dùng được vì đơn có khoá học']])
})

test('a courier takes no more than three million', () => {
  expect(refusalsOf(['printed'], CASH_MOST + 1)[0]?.[1]).toMatch(/^Chỉ dùng được cho đơn đến 3\.000\.000/)
})

test('whoever gives a book is told that its price is asked for at the door', () => {
  const cashHint = (gift: object | null) => {
    const delivery = { gift } as Cart['delivery']
    return methodsFor({ lines: [line('printed')], total: 100_000, delivery }).find(({ method }) => method === 'cod')?.hint
  }
  expect(cashHint({ message: '', hidesPrices: true })).toContain('Người nhận sẽ thấy số tiền phải trả khi nhận hàng')
  expect(cashHint(null)).toBe('Trả tiền mặt cho người giao')
})
