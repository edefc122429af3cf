import type { Order } from '@tq/contract/order.ts'
import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'

/** What a guest can still do about the order: having its unguessable address is enough. */
export function GuestOrderActions({ order, onChanged }: { order: Order; onChanged(order: Order): void }) {
  const [open, setOpen] = useState<'cancel' | 'return' | null>(null)
  const close = () => setOpen(null)
  const done = (changed: Order) => {
    close()
    onChanged(changed)
  }
  return (
    <>
      {order.returnUntil && !order.hasOpenReturn && <Button onClick={() => setOpen('return')}>Yêu cầu đổi trả</Button>}
      {order.canCancel && (
        <Button look="text" onClick={() => setOpen('cancel')}>
          Huỷ đơn
        </Button>
      )}
      <CancelDialog order={order} isOpen={open === 'cancel'} onClose={close} onDone={done} />
      <ReturnDialog order={order} isOpen={open === 'return'} onClose={close} onDone={done} />
    </>
  )
}
