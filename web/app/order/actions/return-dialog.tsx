import { type Order, requestReturn, requestReturnByAddress } from '@tq/contract/order.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { formatNumber } from '../../lib/format.ts'
import { useTold } from '../../lib/told.ts'
import { Button } from '../../ui/form/button.tsx'
import { Checkbox } from '../../ui/form/choice.tsx'
import { Field, FieldError } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/input.tsx'
import { Quantity } from '../../ui/form/quantity.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import type { OrderDialogProps } from './cancel-dialog.tsx'
import styles from './order-dialog.module.css'

const SHORTEST = 10
const LONGEST = 1000

export function ReturnDialog({ order, isOpen, onClose, onDone }: OrderDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Yêu cầu đổi trả">
      <ReturnForm order={order} onClose={onClose} onDone={onDone} />
    </Dialog>
  )
}

function ReturnForm({ order, onClose, onDone }: Omit<OrderDialogProps, 'isOpen'>) {
  const lines = order.lines.filter((line) => line.refundedQuantity < line.quantity)
  const [picked, setPicked] = useState<Record<number, number>>({})
  const [reason, setReason] = useState('')
  const { isTold, leave, sendOnce } = useTold()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const wanted = lines.flatMap(({ id }) => (picked[id] ? [{ lineId: id, quantity: picked[id] }] : []))
  const isTooShort = reason.trim().length < SHORTEST
  const send = async (event: FormEvent) => {
    event.preventDefault()
    sendOnce()
    if (wanted.length === 0 || isTooShort || isBusy) return
    setIsBusy(true)
    setFailure('')
    try {
      const body = { reason: reason.trim(), lines: wanted }
      const { data, successMessage } = await call(order.isGuest ? requestReturnByAddress : requestReturn, {
        params: { id: order.id },
        body,
      })
      showToast(successMessage ?? 'Đã gửi yêu cầu đổi trả')
      onDone(data)
    } catch (error) {
      setFailure(failureWords(error))
      setIsBusy(false)
    }
  }
  return (
    <form aria-label="Yêu cầu đổi trả" onSubmit={send} noValidate className={styles.form}>
      {failure && (
        <Notice tone="error" isAlert title="Chưa gửi được">
          {failure}
        </Notice>
      )}
      <fieldset className={styles.choices}>
        <legend>Sản phẩm muốn trả</legend>
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            quantity={picked[line.id] ?? 0}
            onChange={(quantity) => setPicked((now) => ({ ...now, [line.id]: quantity }))}
          />
        ))}
        {isTold('lines') && wanted.length === 0 && <FieldError>Chọn ít nhất một sản phẩm</FieldError>}
      </fieldset>
      <Field
        label="Lý do"
        hint="Sách lỗi ở đâu, trang nào. Nhân viên trả lời qua email; ảnh chụp, nếu có, bạn gửi kèm khi trả lời email ấy."
        error={isTold('reason') && isTooShort ? `Bạn mô tả lý do, ít nhất ${SHORTEST} ký tự nhé` : null}
      >
        <Textarea
          value={reason}
          maxLength={LONGEST}
          onChange={(event) => setReason(event.target.value)}
          onBlur={() => reason && leave('reason')}
        />
      </Field>
      <div className={styles.ways}>
        <Button type="submit" look="son" isBusy={isBusy}>
          Gửi yêu cầu
        </Button>
        <Button look="text" onClick={onClose}>
          Để sau
        </Button>
      </div>
    </form>
  )
}

interface LineProps {
  line: Order['lines'][number]
  quantity: number
  onChange(quantity: number): void
}

function Line({ line, quantity, onChange }: LineProps) {
  const most = line.quantity - line.refundedQuantity
  return (
    <div className={styles.line}>
      <Checkbox
        label={line.title}
        hint={`Đã mua ${formatNumber(line.quantity)}`}
        checked={quantity > 0}
        onChange={(event) => onChange(event.target.checked ? most : 0)}
      />
      {quantity > 0 && most > 1 && (
        <Quantity isSmall value={quantity} max={most} onChange={onChange} label={`Số lượng trả ${line.title}`} />
      )}
    </div>
  )
}
