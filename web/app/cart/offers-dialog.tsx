import type { Cart } from '@tq/contract/cart.ts'
import { listCoupons, listVouchers, type OfferedCode } from '@tq/contract/promotion.ts'
import { useState } from 'react'
import { useAnswer } from '../account/use-answer.ts'
import { Waiting } from '../account/waiting.tsx'
import { formatNumber } from '../lib/format.ts'
import type { LaterProps } from '../shell/later.tsx'
import { Button } from '../ui/button.tsx'
import { SegmentedChoice } from '../ui/choice.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useCheckout } from './checkout-context.tsx'
import { OfferCard } from './offer-card.tsx'
import styles from './offers.module.css'

/** Every code one may use, page by page, with its conditions and what is still missing. */
export default function OffersDialog({ isOpen, onClose }: LaterProps) {
  const [family, setFamily] = useState<OfferedCode['family']>('voucher')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Mã giảm giá và phiếu khuyến mãi" className={styles.dialog}>
      <SegmentedChoice
        legend="Loại mã"
        isLegendHidden
        className={styles.families}
        value={family}
        onChange={setFamily}
        options={[
          { value: 'voucher', title: 'Mã giảm giá', hint: 'Cho cả đơn' },
          { value: 'coupon', title: 'Phiếu khuyến mãi', hint: 'Cho từng cuốn' },
        ]}
      />
      <Family key={family} family={family} />
    </Dialog>
  )
}

function Family({ family }: { family: OfferedCode['family'] }) {
  const [page, setPage] = useState(1)
  const { answer, failure, again } = useAnswer(family === 'coupon' ? listCoupons : listVouchers, { query: { page } })
  const checkout = useCheckout()
  const { cart } = checkout.state.use()
  if (!answer) return <Waiting failure={failure} onRetry={again} />
  const { data, totalPage } = answer
  if (data.length === 0) return <p className={styles.none}>Hiện chưa có {family === 'coupon' ? 'phiếu' : 'mã'} nào cho bạn.</p>
  // What this cart says about a code counts more than what a list can know: it has never seen a guest's cart.
  const here = (offer: OfferedCode): OfferedCode => {
    const measured = cart?.offers.find(({ id, family: same }) => id === offer.id && same === family)
    if (measured) return { ...measured, isCollected: offer.isCollected }
    return checkout.isMember ? offer : { ...offer, missing: null, saves: 0, isApplied: isInForce(cart, offer.codeName) }
  }
  return (
    <>
      <ul className={styles.offers}>
        {data.map((offer) => (
          <OfferCard key={offer.id} offer={here(offer)} isWhole />
        ))}
      </ul>
      {totalPage > 1 && (
        <div className={styles.pages}>
          <Button isSmall disabled={page === 1} onClick={() => setPage(page - 1)}>
            Trang trước
          </Button>
          <span aria-live="polite">
            Trang {formatNumber(page)} / {formatNumber(totalPage)}
          </span>
          <Button isSmall disabled={page >= totalPage} onClick={() => setPage(page + 1)}>
            Trang sau
          </Button>
        </div>
      )}
    </>
  )
}

const isInForce = (cart: Cart | null, name: string) =>
  cart !== null && [cart.code, cart.shippingCode, ...cart.productCode].some((code) => code?.codeName === name)
