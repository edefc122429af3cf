import type { Cart } from '@tq/contract/cart.ts'
import { useState } from 'react'
import { LazyDialog } from '../shell/lazy-dialog.tsx'
import { Button } from '../ui/form/button.tsx'
import { OfferCard } from './offer-card.tsx'
import styles from './offers.module.css'

const loadDialog = () => import('./offers-dialog.tsx')

/** The best codes for this cart; all of them in a dialog. */
export function Offers({ cart }: { cart: Cart }) {
  const [isOpen, setIsOpen] = useState(false)
  if (cart.offers.length === 0) return null
  return (
    <section aria-labelledby="ma-giam-gia">
      <div className={styles.head}>
        <h2 id="ma-giam-gia">Mã giảm giá có thể dùng</h2>
        <Button look="text" isSmall aria-haspopup="dialog" className={styles.all} onClick={() => setIsOpen(true)}>
          Xem tất cả<span className="visually-hidden"> mã giảm giá</span>
        </Button>
      </div>
      <ul className={styles.offers}>
        {cart.offers.map((offer) => (
          <OfferCard key={`${offer.family}-${offer.id}`} offer={offer} />
        ))}
      </ul>
      <LazyDialog load={loadDialog} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  )
}
