import type { Order } from '@tq/contract/order.ts'
import { formatMoment } from '../../lib/format.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './order-timeline.module.css'

const WHO: Record<Order['events'][number]['by'], string> = {
  customer: 'Bạn',
  staff: 'Thư Quán',
  system: 'Tự động',
  gateway: 'Cổng thanh toán',
}

/** What happened to the order, when and by whom; the newest first. */
export function OrderTimeline({ events }: Pick<Order, 'events'>) {
  return (
    <Panel title="Lịch sử đơn hàng">
      <ol className={styles.events}>
        {[...events].reverse().map((event) => (
          <li key={`${event.at}-${event.text}`}>
            <p>{event.text}</p>
            <p className={styles.when}>
              <time dateTime={event.at}>{formatMoment(event.at)}</time> · {WHO[event.by]}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
