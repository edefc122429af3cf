import { TrendingDown } from 'lucide-react'
import { formatPrice } from '../lib/format.ts'
import { Button } from '../ui/form/button.tsx'
import type { ShelfWish } from './load-shelf.ts'
import styles from './wish-note.module.css'
import { setWish, useIsWished } from './wishes.ts'

/** On a card of the wish list: what became cheaper; what was just taken off, and the way back. */
export function WishNote({ wish }: { wish: ShelfWish }) {
  const isWished = useIsWished(wish.id)
  return (
    <>
      {wish.priceBefore !== null && (
        <p className={styles.drop}>
          <TrendingDown size="1.6rem" aria-hidden="true" /> Rẻ hơn {formatPrice(wish.priceBefore - wish.price)} so với trước
        </p>
      )}
      {!isWished && (
        <div className={styles.removed}>
          <p>Đã bỏ khỏi yêu thích</p>
          <Button isSmall onClick={() => setWish(wish.id, true)}>
            Hoàn tác<span className="visually-hidden"> bỏ {wish.title}</span>
          </Button>
        </div>
      )}
    </>
  )
}
