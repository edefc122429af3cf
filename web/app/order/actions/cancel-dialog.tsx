import { cancelByAddress, cancelOrder, type Order } from '@tq/contract/order.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { Button } from '../../ui/form/button.tsx'
import { Radio } from '../../ui/form/choice.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import styles from './order-dialog.module.css'

const REASONS = ['Muốn đổi địa chỉ hoặc người nhận', 'Muốn đổi sách hoặc số lượng', 'Đặt nhầm', 'Không còn cần nữa']
const OTHER = 'Lý do khác'
const LONGEST = 500

export interface OrderDialogProps {
  order: Order
  isOpen: boolean
  onClose(): void
  onDone(order: Order): void
}

export function CancelDialog({ order, isOpen, onClose, onDone }: OrderDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Huỷ đơn ${order.code}`}>
      <CancelForm order={order} onClose={onClose} onDone={onDone} />
    </Dialog>
  )
}

const cancel = ({ id, isGuest }: Order, reason: string) =>
  isGuest ? call(cancelByAddress, { params: { id }, body: { reason } }) : call(cancelOrder, { body: { id, reason } })

function CancelForm({ order, onClose, onDone }: Omit<OrderDialogProps, 'isOpen'>) {
  const [choice, setChoice] = useState('')
  const [words, setWords] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const reason = choice === OTHER ? words.trim() : choice
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setFailure('')
    try {
      const { data, successMessage } = await cancel(order, reason)
      showToast(successMessage ?? 'Đã huỷ đơn hàng')
      onDone(data)
    } catch (error) {
      setFailure(failureWords(error))
      setIsBusy(false)
    }
  }
  return (
    <form aria-label="Huỷ đơn hàng" onSubmit={send} noValidate className={styles.form}>
      {failure && (
        <Notice tone="error" isAlert title="Chưa huỷ được">
          {failure}
        </Notice>
      )}
      {order.isPaid && order.total > 0 && (
        <Notice>
          {order.paymentMethod === 'transfer'
            ? 'Chúng tôi chuyển khoản hoàn tiền cho bạn; nhân viên sẽ liên hệ để hỏi số tài khoản.'
            : 'Tiền được hoàn về nơi bạn đã trả, ngân hàng thường cần 3–5 ngày làm việc.'}
        </Notice>
      )}
      <fieldset className={styles.choices}>
        <legend>Vì sao bạn huỷ? (không bắt buộc)</legend>
        {[...REASONS, OTHER].map((one) => (
          <Radio key={one} name="reason" value={one} checked={choice === one} onChange={() => setChoice(one)} label={one} />
        ))}
      </fieldset>
      {choice === OTHER && (
        <Field label="Lý do của bạn">
          <Textarea value={words} maxLength={LONGEST} onChange={(event) => setWords(event.target.value)} />
        </Field>
      )}
      <div className={styles.ways}>
        <Button type="submit" look="son" isBusy={isBusy}>
          Huỷ đơn này
        </Button>
        <Button look="text" onClick={onClose}>
          Giữ đơn
        </Button>
      </div>
    </form>
  )
}
