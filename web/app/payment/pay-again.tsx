import { type Order, payAgain } from '@tq/contract/order.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { followAnswer, outcomeOf } from '../checkout/outcome.ts'
import { PaymentMark } from '../checkout/payment/payment-mark.tsx'
import { WAY_WORDS } from '../checkout/payment/payment-methods.ts'
import { useOffered } from '../checkout/payment/use-offered-methods.ts'
import { call } from '../lib/browser-call.ts'
import { failureWords } from '../lib/failure-words.ts'
import { formatPrice } from '../lib/format.ts'
import { Button } from '../ui/form/button.tsx'
import { RadioOption } from '../ui/form/choice.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './pay-again.module.css'

const WAYS = [
  { method: 'vnpay', ...WAY_WORDS.vnpay },
  { method: 'epay', ...WAY_WORDS.epay },
  { method: 'transfer', ...WAY_WORDS.transfer },
] as const
type Way = (typeof WAYS)[number]['method']

/** Another try for an order that still waits for its money, in the same way or another. */
export function PayAgain({ order, onChanged }: { order: Order; onChanged(order: Order): void }) {
  const navigate = useNavigate()
  const { isOffered } = useOffered()
  // A transfer whose details stand right here needs no second one.
  const ways = WAYS.filter(({ method }) => isOffered(method) && !(method === 'transfer' && order.transfer))
  const [chosen, setChosen] = useState<Way | null>(null)
  const method = ways.find((way) => way.method === (chosen ?? order.paymentMethod))?.method ?? ways[0]?.method
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  if (!order.canPay || !method) return null
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setFailure('')
    try {
      const answer = await call(payAgain, { params: { id: order.id }, body: { paymentMethod: method } })
      const outcome = outcomeOf(answer)
      if (outcome.to === 'order') onChanged(outcome.order)
      else await followAnswer(answer, method, navigate)
    } catch (error) {
      setFailure(failureWords(error))
    }
    setIsBusy(false)
  }
  return (
    <Panel title={titleOf(order)}>
      <form id="thanh-toan" aria-label="Thanh toán đơn hàng" onSubmit={send} className={styles.form}>
        {failure && (
          <Notice tone="error" isAlert title="Chưa mở được trang thanh toán">
            {failure}
          </Notice>
        )}
        <fieldset>
          <legend className="visually-hidden">Cách thanh toán</legend>
          {ways.map((way) => (
            <RadioOption
              key={way.method}
              name="pay-again"
              value={way.method}
              checked={way.method === method}
              onChange={() => setChosen(way.method)}
              title={way.title}
              hint={way.hint}
              beside={<PaymentMark method={way.method} />}
            />
          ))}
        </fieldset>
        <Button type="submit" look={order.transfer ? 'line' : 'son'} isBusy={isBusy} className={styles.send}>
          Thanh toán {formatPrice(order.total)}
        </Button>
      </form>
    </Panel>
  )
}

function titleOf({ transfer, payment }: Order): string {
  if (transfer) return 'Hoặc trả bằng cách khác'
  return payment?.status === 'open' ? 'Chưa trả tiền xong?' : 'Thanh toán lại'
}
