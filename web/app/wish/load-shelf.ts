import type { Wish } from '@tq/contract/wish.ts'
import { listCardsOf, listWishes } from '@tq/contract/wish.ts'
import { call } from '../lib/browser-call.ts'
import { until } from '../lib/state/store.ts'
import { keepWishes } from './kept-wishes.ts'
import { wishedIds, wishOwner } from './wishes.ts'

const PAGE_SIZE = 20

export type ShelfWish = Omit<Wish, 'wishedAt'>

export interface WishShelf {
  wishes: ShelfWish[]
  page: number
  totalPage: number
}

/** One page of the list as it was when it was opened: what is taken off it since stays in sight, to be put back. */
export async function loadShelf(asked: number): Promise<WishShelf> {
  const owner = await until(wishOwner, (known) => known !== null)
  const totalPage = Math.max(1, Math.ceil(wishedIds.get().length / PAGE_SIZE))
  const page = Math.min(asked, totalPage)
  const wishes = owner === 'guest' ? await loadKept(page) : (await call(listWishes, { query: { page } })).data
  return { wishes, page, totalPage }
}

/** What the server does not know any more is taken off the guest's list. */
async function loadKept(page: number): Promise<ShelfWish[]> {
  const productIds = wishedIds.get().slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  if (productIds.length === 0) return []
  const { data } = await call(listCardsOf, { body: { productIds } })
  const gone = productIds.filter((id) => !data.some((card) => card.id === id))
  if (gone.length > 0) {
    wishedIds.set((ids) => ids.filter((id) => !gone.includes(id)))
    keepWishes(wishedIds.get())
  }
  return data.map((card) => ({ ...card, priceBefore: null }))
}
