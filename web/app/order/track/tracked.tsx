import type { OrderStage, TrackedOrder } from '@tq/contract/order.ts'
import { Check, Truck, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Cover } from '../../catalog/cover.tsx'
import { dayWords } from '../../checkout/delivery/day-words.ts'
import { formatMoment, formatNumber, formatPrice } from '../../lib/format.ts'
import { bindTitle } from '../../lib/typography.ts'
import { classes } from '../../ui/class-names.ts'
import { LinkButton } from '../../ui/form/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import timeline from '../../ui/layout/timeline.module.css'
import styles from './track-page.module.css'

/** Where the order is, in one sentence, then step by step; what is in it, and where it goes as far as a stranger may know. */
export function Tracked({ order }: { order: TrackedOrder }) {
  const head = useRef<HTMLHeadingElement>(null)
  // What was asked for is read out, and on a phone it stands below the form.
  useEffect(() => head.current?.focus(), [order])
  const { code, stages, lines, placeText, shippingFrom, shippingTo, trackingCode, total } = order
  const now = stages.findLast(({ state }) => state !== 'ahead')
  return (
    <section aria-labelledby="tracked">
      <Panel className={styles.tracked}>
        <div className={styles.now}>
          <span className={styles.sign}>
            <Truck aria-hidden="true" />
          </span>
          <div>
            <h2 id="tracked" ref={head} tabIndex={-1}>
              {now?.name ?? order.statusName}
            </h2>
            <p>
              Đơn <b className={styles.code}>{code}</b>
              {shippingFrom && <>, dự kiến nhận {daysOf(shippingFrom, shippingTo)}</>}
            </p>
          </div>
        </div>
        <div className={styles.inside}>
          <ol className={timeline.timeline}>
            {stages.map((stage) => (
              <Stage key={stage.name} stage={stage} />
            ))}
          </ol>
          <div>
            <h3 className={styles.group}>Trong đơn hàng</h3>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line.address}>
                  <Cover picture={line.picture} sizes="44px" isDecorative className={styles.cover} />
                  <span>
                    <Link to={`/san-pham/${line.address}`}>{bindTitle(line.title)}</Link>
                    <small>Số lượng {formatNumber(line.quantity)}</small>
                  </span>
                </li>
              ))}
            </ul>
            <dl className={styles.facts}>
              {placeText && <Fact name="Giao tới" text={placeText} />}
              {trackingCode && <Fact name="Mã vận đơn" text={trackingCode} />}
              <Fact name={moneyName(order)} text={formatPrice(total)} />
            </dl>
            <LinkButton to="/lien-he-hop-tac" isBlock>
              Báo sự cố với đơn này
            </LinkButton>
          </div>
        </div>
      </Panel>
      <p className={styles.forgot}>Để bảo vệ thông tin cá nhân, trang này không hiện tên và địa chỉ đầy đủ.</p>
    </section>
  )
}

const WORDS: Record<OrderStage['state'], string> = {
  done: ', đã xong',
  now: ', đang diễn ra',
  ahead: ', chưa tới',
  stopped: '',
}

function Stage({ stage: { name, state, at } }: { stage: OrderStage }) {
  const look = { done: timeline.done, now: timeline.now, ahead: timeline.wait, stopped: timeline.done }[state]
  return (
    <li
      className={classes(look, state === 'stopped' && timeline.bad)}
      aria-current={state === 'now' || state === 'stopped' ? 'step' : undefined}
    >
      <span className={timeline.dot}>
        {state === 'done' && <Check aria-hidden="true" />}
        {state === 'stopped' && <X aria-hidden="true" />}
      </span>
      <h3 className={timeline.title}>
        {name}
        <span className="visually-hidden">{WORDS[state]}</span>
      </h3>
      {at && (
        <p className={timeline.when}>
          <time dateTime={at}>{formatMoment(at)}</time>
        </p>
      )}
    </li>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}

function moneyName({ isPaid, paymentMethod, status }: TrackedOrder): string {
  if (paymentMethod === 'none') return 'Không phải trả tiền'
  if (isPaid) return 'Đã thanh toán'
  if (status === 'cancelled') return 'Chưa thanh toán, đơn đã huỷ'
  return paymentMethod === 'cod' ? 'Trả khi nhận hàng' : 'Chờ thanh toán'
}

const daysOf = (from: string, to: string | null) => (to && to !== from ? `${dayWords(from)} đến ${dayWords(to)}` : dayWords(from))
