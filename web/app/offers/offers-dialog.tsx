import type { OfferedCode } from '@tq/contract/promotion/codes.ts'
import { useState } from 'react'
import { useCheckout } from '../checkout/checkout-context.tsx'
import { formatNumber } from '../lib/format.ts'
import { usePart } from '../lib/use-part.ts'
import { Waiting } from '../lib/waiting.tsx'
import type { LazyDialogProps } from '../shell/lazy-dialog.tsx'
import { Button } from '../ui/form/button.tsx'
import { SegmentedChoice } from '../ui/form/choice.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { OfferCard } from './offer-card.tsx'
import styles from './offers.module.css'

/** Every code one may use, page by page, with its conditions and what is still missing. */
export default function OffersDialog({ isOpen, onClose }: LazyDialogProps) {
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
  const checkout = useCheckout()
  const { cart } = checkout.state.use()
  const [page, setPage] = useState(1)
  // Asked anew when the cart changes: what a code gives depends on the others. The old list stands meanwhile.
  const load = async () => ({ ...(await checkout.offers(family, page)), page })
  const { answer, failure, again } = usePart(load, family, page, cart)
  if (!answer || failure) return <Waiting failure={failure} onRetry={again} />
  const { data, totalPage } = answer
  if (data.length === 0) return <p className={styles.none}>Hiện chưa có {family === 'coupon' ? 'phiếu' : 'mã'} nào cho bạn.</p>
  return (
    <>
      <ul className={styles.offers} aria-busy={answer.page !== page}>
        {data.map((offer) => (
          <OfferCard key={offer.id} offer={offer} isWhole />
        ))}
      </ul>
      {totalPage > 1 && (
        <div className={styles.pages}>
          <Button isSmall disabled={page === 1} onClick={() => setPage(page - 1)}>
            Trang trước
          </Button>
          <span aria-live="polite">
            Trang {formatNumber(answer.page)} / {formatNumber(totalPage)}
          </span>
          <Button isSmall disabled={page >= totalPage} onClick={() => setPage(page + 1)}>
            Trang sau
          </Button>
        </div>
      )}
    </>
  )
}
