import type { UserAffiliate } from '@tq/contract/promotion/affiliate.ts'
import { formatNumber, formatPrice } from '../lib/format.ts'
import { Panel } from '../ui/layout/panel.tsx'
import styles from './affiliate-page.module.css'

type Months = UserAffiliate['months']

const BAR = 26
const STEP = 40
const HEIGHT = 160

/** "2026-11" as 11/2026. */
const monthName = (month: string) => month.split('-').reverse().join('/')

/** Bars for the eye, the same numbers in a table beside them. */
export function MonthPanel({ months }: { months: Months }) {
  return (
    <Panel title="Hoa hồng theo tháng">
      <div className={styles.months}>
        <Chart months={months} />
        <table className={styles.table}>
          <caption className="visually-hidden">Lượt bấm, đơn và hoa hồng trong mười hai tháng qua</caption>
          <thead>
            <tr>
              <th scope="col">Tháng</th>
              <th scope="col" className={styles.number}>
                Lượt bấm
              </th>
              <th scope="col" className={styles.number}>
                Đơn
              </th>
              <th scope="col" className={styles.number}>
                Hoa hồng
              </th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, clicks, orders, amount }) => (
              <tr key={month}>
                <th scope="row">{monthName(month)}</th>
                <td className={styles.number}>{formatNumber(clicks)}</td>
                <td className={styles.number}>{formatNumber(orders)}</td>
                <td className={styles.number}>{formatPrice(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

function Chart({ months }: { months: Months }) {
  const most = Math.max(...months.map(({ amount }) => amount))
  const best = months.find(({ amount }) => amount === most)
  const sentence =
    most > 0 && best
      ? `Cao nhất: ${formatPrice(most)}, tháng ${monthName(best.month)}`
      : 'Chưa có hoa hồng trong mười hai tháng qua'
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${STEP * months.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Biểu đồ cột, mười hai tháng qua. ${sentence}`}
        className={styles.bars}
      >
        <line x1="0" x2={STEP * months.length} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className={styles.axis} />
        {months.map(({ month, amount }, index) => {
          const height = most > 0 ? (amount / most) * (HEIGHT - 8) : 0
          return (
            <rect
              key={month}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className={amount === most && most > 0 ? styles.best : styles.bar}
            />
          )
        })}
      </svg>
      <div className={styles.ticks} aria-hidden="true">
        {months.map(({ month }) => (
          <span key={month}>{Number(month.slice(5))}</span>
        ))}
      </div>
      <figcaption>{sentence}</figcaption>
    </figure>
  )
}
