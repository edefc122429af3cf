import { buyAgain } from '@tq/contract/order.ts'
import { ShoppingCart } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { memberCount } from '../../cart/data/cart-count.ts'
import { uuid } from '../../cart/data/uuid.ts'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { Button, type ButtonLook } from '../../ui/form/button.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'

const REMARKS_MS = 8000

/** What can still be bought goes into the cart, and the reader with it. */
export function BuyAgainButton({ orderId, code, ...look }: { orderId: string; code: string } & ButtonLook) {
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  /** Of the wish that got no answer yet: pressed again, it is the same one. */
  const key = useRef<string | undefined>(undefined)
  const buy = async () => {
    setIsBusy(true)
    key.current ??= uuid()
    try {
      const { data } = await call(buyAgain, { params: { id: orderId }, query: { key: key.current } })
      key.current = undefined
      memberCount.set(data.totalProducts)
      if (data.remarks.length > 0) showToast(data.remarks.join(' '), { variant: 'warning', ms: REMARKS_MS })
      if (data.added > 0) navigate('/gio-hang')
      else if (data.remarks.length === 0) showToast('Những sách này đã có trong giỏ của bạn', { variant: 'info' })
    } catch (error) {
      showToast(failureWords(error), { variant: 'error' })
    }
    setIsBusy(false)
  }
  return (
    <Button {...look} onClick={buy} isBusy={isBusy}>
      {!look.isSmall && !isBusy && <ShoppingCart size="1.8rem" aria-hidden="true" />} Mua lại
      <span className="visually-hidden"> đơn {code}</span>
    </Button>
  )
}
