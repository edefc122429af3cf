import { listCardsOf } from '@tq/contract/wish.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/browser-call.ts'
import { LazyShelf } from '../lazy-shelf.tsx'
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

/** Most never scroll this far: the cards are asked for, by one call, when somebody does. */
function Near({ ids }: { ids: number[] }) {
  const [isNear, setIsNear] = useState(false)
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), { rootMargin: MARGIN })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return isNear ? <LazyShelf title="Bạn đã xem" load={() => load(ids)} /> : <div ref={mark} />
}

async function load(productIds: number[]) {
  const { data } = await call(listCardsOf, { body: { productIds } })
  const cards = productIds.flatMap((id) => data.filter((card) => card.id === id))
  return cards.length < FEWEST ? [] : cards
}
