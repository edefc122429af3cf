import { collectCoupon, dropCoupon, type OfferedCode } from '@tq/contract/promotion/codes.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { askForLogin } from '../account/dialogs/account-dialog-store.ts'
import { isMember } from '../cart/data/start-cart.ts'
import { useCheckout } from '../checkout/checkout-context.tsx'
import { call } from '../lib/browser-call.ts'
import { failureWords } from '../lib/failure-words.ts'
import { formatDate, formatPrice } from '../lib/format.ts'
import { bindMoney } from '../lib/typography.ts'
import { classes } from '../ui/class-names.ts'
import { Button } from '../ui/form/button.tsx'
import { FieldError } from '../ui/form/field.tsx'
import { Tag } from '../ui/mark/tag.tsx'
import { showToast } from '../ui/overlay/toast-store.ts'
import styles from './offers.module.css'

export interface OfferCardProps {
  offer: OfferedCode
  /** With every condition, and for coupons a way to keep them. */
  isWhole?: boolean
}

export function OfferCard({ offer, isWhole }: OfferCardProps) {
  const checkout = useCheckout()
  const [isBusy, setIsBusy] = useState(false)
  const { codeName, title, conditions, endsAt, missing, saves, isApplied, family } = offer
  const [refusal, setRefusal] = useState('')
  /** Said here, where it was pressed, not beside the field far away. */
  const apply = async () => {
    setRefusal('')
    if (await checkout.applyCode(family, codeName)) return
    setRefusal(checkout.state.get().errorVoucher)
    checkout.dismissVoucherError()
  }
  const act = async (work: () => Promise<unknown>) => {
    setIsBusy(true)
    await work()
    setIsBusy(false)
  }
  return (
    <li className={classes(styles.offer, isApplied && styles.on, missing !== null && !isApplied && styles.off)}>
      <div>
        <b>{codeName}</b>
        <p>{bindMoney(title)}</p>
        {isWhole && conditions.length > 0 && (
          <ul className={styles.conditions}>
            {conditions.map((condition) => (
              <li key={condition}>{bindMoney(condition)}</li>
            ))}
          </ul>
        )}
        <p className={isApplied ? styles.good : styles.small}>
          {isApplied ? (
            <>
              <Check size="1.6rem" aria-hidden="true" /> Đang áp dụng{saves > 0 && `, giảm ${formatPrice(saves)}`}
            </>
          ) : (
            bindMoney(missing ?? '') || (saves > 0 ? `Giảm ngay ${formatPrice(saves)}` : '')
          )}
        </p>
        {(isWhole || (!isApplied && missing === null)) && <p className={styles.small}>Hết hạn {formatDate(endsAt)}</p>}
        <div aria-live="polite">{refusal && <FieldError>{refusal}</FieldError>}</div>
      </div>
      <div className={styles.buttons}>
        {isApplied ? (
          <Button look="text" isSmall isBusy={isBusy} onClick={() => act(() => checkout.removeCode(family, codeName))}>
            Bỏ<span className="visually-hidden"> mã {codeName}</span>
          </Button>
        ) : missing !== null ? (
          <Tag>{missing.startsWith('Còn thiếu') ? 'Chưa đủ điều kiện' : 'Chưa dùng được'}</Tag>
        ) : (
          <Button isSmall isBusy={isBusy} onClick={() => act(apply)}>
            Dùng<span className="visually-hidden"> mã {codeName}</span>
          </Button>
        )}
        {isWhole && family === 'coupon' && <Collect offer={offer} />}
      </div>
    </li>
  )
}

function Collect({ offer }: { offer: OfferedCode }) {
  const [isKept, setIsKept] = useState(offer.isCollected)
  const press = async () => {
    if (!isMember()) {
      askForLogin('Đăng nhập để lưu phiếu khuyến mãi')
      return
    }
    setIsKept(!isKept)
    try {
      await call(isKept ? dropCoupon : collectCoupon, { params: { id: offer.id } })
    } catch (error) {
      setIsKept(isKept)
      showToast(failureWords(error), { variant: 'error' })
    }
  }
  return (
    <Button look="text" isSmall aria-pressed={isKept} onClick={press}>
      {isKept ? 'Đã lưu' : 'Lưu phiếu'}
      <span className="visually-hidden"> {offer.codeName}</span>
    </Button>
  )
}
