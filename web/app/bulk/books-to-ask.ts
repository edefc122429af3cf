import { getCart } from '@tq/contract/cart.ts'
import { listCardsOf } from '@tq/contract/wish.ts'
import { offlineCart } from '../cart/data/offline-cart.ts'
import { isMember } from '../cart/data/start-cart.ts'
import { call } from '../lib/browser-call.ts'

const inWords = (quantity: number, title: string) => `${quantity} × ${title}`

/** What is most likely asked about, a line each: the book whose page one comes from, else what lies in the cart. */
export async function booksToAsk(search: string): Promise<string> {
  const given = Number(new URLSearchParams(search).get('sach'))
  if (Number.isInteger(given) && given > 0) return titlesOf([{ productId: given, quantity: 40 }])
  if (!isMember()) return titlesOf(offlineCart.get())
  const { data } = await call(getCart)
  return data.lines.map(({ quantity, title }) => inWords(quantity, title)).join('\n')
}

async function titlesOf(lines: readonly { productId: number; quantity: number }[]): Promise<string> {
  if (lines.length === 0) return ''
  const { data } = await call(listCardsOf, { body: { productIds: lines.map(({ productId }) => productId) } })
  const titles = new Map(data.map(({ id, title }) => [id, title]))
  return lines
    .flatMap(({ productId, quantity }) => {
      const title = titles.get(productId)
      return title ? [inWords(quantity, title)] : []
    })
    .join('\n')
}
