import type { ChosenMethod } from '@tq/contract/order.ts'
import styles from './payment-mark.module.css'

/** Plain drawings of our own, not the companies' logos. */
const MARKS: Record<ChosenMethod, string> = {
  vnpay: 'M5 5h26a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 10.500h30M7 18.500h6M23 18.500h6',
  epay: 'M5 8h24a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V6.500C4 5 5 4 6.500 4H27v4M32 13.500h-6a2.500 2.500 0 0 0 0 5h6',
  cod: 'M4 7h28v14H4zM18 10.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM8 14h.1M28 14h.1M8 24h20',
  transfer: 'M9 4h6v6H9zM21 4h6v6h-6zM9 16h6v6H9zM21 16h2v2M27 16v3M21 22h3M27 22v.1M18 4v4M18 12v3M12 13h.1M24 13h3M18 19v3',
}

export function PaymentMark({ method }: { method: ChosenMethod }) {
  return (
    <svg viewBox="0 0 36 28" className={styles.mark} aria-hidden="true">
      <path d={MARKS[method]} />
    </svg>
  )
}
