import type { OrderStatus } from '@tq/contract/order.ts'
import { Check, CircleAlert, Clock, Package, Truck, Undo2, X } from 'lucide-react'
import { Tag } from '../../ui/mark/tag.tsx'
import { TONES } from './order-words.ts'

const ICONS = {
  awaitingPayment: Clock,
  paid: Check,
  processing: Package,
  shipped: Truck,
  delivered: Check,
  completed: Check,
  cancelled: X,
  partlyRefunded: Undo2,
  refunded: Undo2,
  needsAttention: CircleAlert,
} as const satisfies Record<OrderStatus, unknown>

export function StatusTag({ status, name }: { status: OrderStatus; name: string }) {
  const Icon = ICONS[status]
  return (
    <Tag tone={TONES[status]} icon={<Icon aria-hidden="true" />}>
      {name}
    </Tag>
  )
}
