import type { CartLine } from '@tq/contract/cart.ts'
import type { OfferedCode } from '@tq/contract/promotion/codes.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createCheckout } from '../checkout/checkout.ts'
import { CheckoutContext } from '../checkout/checkout-context.tsx'
import { OfferCard } from '../offers/offer-card.tsx'
import type { CartCalls } from './data/cart-calls.ts'
import { LaterLines } from './later-lines.tsx'

const drawn = (part: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CheckoutContext value={createCheckout({} as CartCalls)}>{part}</CheckoutContext>
    </MemoryRouter>,
  )

const line = (more: Partial<CartLine>) =>
  ({
    productId: 56,
    title: 'Làng xã châu thổ',
    address: 'lang-xa.56',
    kind: 'printed',
    picture: null,
    priceNow: 146_000,
    priceBefore: null,
    problem: null,
    problemText: '',
    ...more,
  }) as CartLine

test('what was put aside and is not sold any more has a name, and nothing to follow or to buy', () => {
  const there = drawn(<LaterLines lines={[line({})]} />)
  for (const words of ['href="/san-pham/lang-xa.56"', 'Sách giấy', 'Chuyển vào giỏ']) expect(there).toContain(words)
  const gone = drawn(<LaterLines lines={[line({ problem: 'gone', problemText: 'Không còn bán', priceNow: 0 })]} />)
  for (const words of ['Làng xã', 'Không còn bán', 'khỏi danh sách mua sau']) expect(gone).toContain(words)
  for (const words of ['href', 'Sách giấy', 'Miễn phí', 'Chuyển vào giỏ']) expect(gone).not.toContain(words)
})

test.each([
  ['Còn thiếu 40.000 ₫', 'Chưa đủ điều kiện'],
  ['Cách đang áp dụng lợi hơn', 'Chưa dùng được'],
])('a code that can’t be used now, because “%s”: %s', (missing, tag) => {
  const offer = {
    id: 1,
    family: 'voucher',
    codeName: 'A',
    title: 'Giảm',
    conditions: [],
    endsAt: '2026-12-31T00:00:00Z',
    missing,
  }
  expect(drawn(<OfferCard offer={offer as unknown as OfferedCode} />)).toContain(`>${tag}<`)
})
