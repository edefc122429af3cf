import { listCardsOf } from '@tq/contract/wish.ts'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { call } from '../../lib/browser-call.ts'
import type { LazyShelfProps } from '../lazy-shelf.tsx'
import { noteSeen, readSeen } from './seen-books.ts'

/** One book alone is no shelf. */
const FEWEST = 2

/** What was looked at before; nothing at a first visit. On a product's page it notes that product too. */
export function SeenShelf({ productId }: { productId?: number }) {
  const [ids, setIds] = useState<number[]>([])
  useEffect(() => {
    setIds(readSeen().filter((id) => id !== productId))
    if (productId) noteSeen(productId)
  }, [productId])
  return ids.length < FEWEST ? null : <Near key={ids.join()} ids={ids} />
}

/** From a screen below what is shown upwards: who jumps to the page's end has passed it, too. */
const MARGIN = '100000px 0px 400px'

/** Most never scroll this far: the shelf and its cards, by one call, are asked for when somebody does. */
function Near({ ids }: { ids: number[] }) {
  const [Shelf, setShelf] = useState<ComponentType<LazyShelfProps> | null>(null)
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!mark.current) return
    // It stays away without a word when it can't come.
    const fetchShelf = () =>
      import('../lazy-shelf.tsx').then(
        ({ LazyShelf }) => setShelf(() => LazyShelf),
        () => undefined,
      )
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchShelf(), { rootMargin: MARGIN })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return Shelf ? <Shelf title="Bạn đã xem" load={() => load(ids)} /> : <div ref={mark} />
}

async function load(productIds: number[]) {
  const { data } = await call(listCardsOf, { body: { productIds } })
  const cards = productIds.flatMap((id) => data.filter((card) => card.id === id))
  return cards.length < FEWEST ? [] : cards
}
