import type { Wish } from '@tq/contract/wish.ts'
import { listCardsOf, listWishes } from '@tq/contract/wish.ts'
import { useEffect, useState } from 'react'
import { call } from '../lib/browser-call.ts'
import { failureWords } from '../lib/failure-words.ts'
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
export function useWishShelf(asked: number) {
  const owner = wishOwner.use()
  const [shelf, setShelf] = useState<WishShelf | null>(null)
  const [failure, setFailure] = useState('')
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!owner) return
    let isGone = false
    setShelf(null)
    setFailure('')
    const totalPage = Math.max(1, Math.ceil(wishedIds.get().length / PAGE_SIZE))
    const page = Math.min(asked, totalPage)
    const load = owner === 'guest' ? loadKept(page) : call(listWishes, { query: { page } }).then(({ data }) => data)
    load.then(
      (wishes) => !isGone && setShelf({ wishes, page, totalPage }),
      (error) => !isGone && setFailure(failureWords(error)),
    )
    return () => {
      isGone = true
    }
  }, [owner, asked, round])
  return { shelf, failure, again: () => setRound((n) => n + 1) }
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
