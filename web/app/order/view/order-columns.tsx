import type { Order } from '@tq/contract/order.ts'
import type { ReactNode } from 'react'
import styles from './order-columns.module.css'
import { OrderDelivery, OrderSum } from './order-facts.tsx'

/** What can be done and what was bought at the left; sums, place and money at the right. */
export function OrderColumns({ order, isNarrow, children }: { order: Order; isNarrow?: boolean; children: ReactNode }) {
  return (
    <div className={isNarrow ? styles.narrow : styles.columns}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>
        <OrderSum order={order} />
        <OrderDelivery order={order} />
      </div>
    </div>
  )
}
