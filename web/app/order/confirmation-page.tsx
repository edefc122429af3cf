import { getOrder, type Order } from '@tq/contract/order.ts'
import { CircleAlert, CircleCheck, CircleX, Clock, Printer } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { StepHeader } from '../checkout/till/step-header.tsx'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { formatDate, formatMoment } from '../lib/format.ts'
import { nothingYet, pageLoader, usePageData } from '../lib/page-data.ts'
import { session } from '../lib/state/session.ts'
import { PageWaiting } from '../lib/waiting.tsx'
import { PayAgain } from '../payment/pay-again.tsx'
import { PaymentHelp } from '../payment/payment-help.tsx'
import { TransferDetails } from '../payment/transfer-details.tsx'
import { classes } from '../ui/class-names.ts'
import { Button, LinkButton } from '../ui/form/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/confirmation-page.ts'
import { claimKept } from './actions/claim.ts'
import { GuestOrderActions } from './actions/guest-order-actions.tsx'
import { MakeAccount } from './actions/make-account.tsx'
import { ReturnNotice } from './actions/return-notice.tsx'
import styles from './confirmation-page.module.css'
import { NoOrder } from './no-order.tsx'
import { useOrderWatch } from './use-order-watch.ts'
import { OpenBought } from './view/open-bought.tsx'
import { OrderColumns } from './view/order-columns.tsx'
import { OrderLines } from './view/order-lines.tsx'
import { headingOf, TONES } from './view/order-words.ts'
import { Receipt } from './view/receipt.tsx'
import { StatusTag } from './view/status-tag.tsx'

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ params }: Route.ClientLoaderArgs) => {
  await claimKept()
  return { order: (await call(getOrder, { params: { id: params.id } })).data }
})

export default ConfirmationPage

/** By its unguessable address, for guests and members: where the order stands, by itself. */
function ConfirmationPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { id = '' } = useParams()
  const { data, failure, isMissing } = loaderData
  const order = data?.order
  const { show } = usePageData<typeof clientLoader>()
  useOrderWatch(loaderData)
  return (
    <div className="wrap tall">
      <PageHead
        title={order ? `Đơn hàng ${order.code}` : 'Đơn hàng'}
        description="Tình trạng đơn hàng của bạn ở Thư Quán."
        path={`/xac-nhan-don-hang/${id}`}
        isHidden
      />
      {order ? (
        <Shown order={order} onChanged={(changed) => show({ order: changed })} />
      ) : isMissing ? (
        <NoOrder />
      ) : (
        <>
          <h1 className={styles.first}>Đơn hàng</h1>
          <PageWaiting failure={failure} />
          <noscript>
            <p>Trang này cần JavaScript để hỏi tình trạng đơn hàng. Thư xác nhận ghi đủ nội dung đơn.</p>
          </noscript>
        </>
      )}
    </div>
  )
}

/** SPEC §4: the step after a successful checkout. */
const DONE = 4

function Shown({ order, onChanged }: { order: Order; onChanged(order: Order): void }) {
  const isMine = session.use().roles.length > 0 && !order.isGuest
  const isJustPlaced = ['paid', 'processing', 'completed'].includes(order.status)
  return (
    <>
      <div className={styles.screen}>
        {isJustPlaced && <StepHeader tabIndex={DONE} isOnlyDigital={order.isOnlyDigital} onGoBack={() => {}} />}
        <Top order={order} isMine={isMine} onChanged={onChanged} />
        {order.isGuest && <Returning order={order} />}
        <OrderColumns order={order}>
          {order.payment?.reason && order.status === 'awaitingPayment' && (
            <Notice tone="error" title="Lần thanh toán trước chưa thành công">
              {order.payment.reason}
            </Notice>
          )}
          {order.transfer && <TransferDetails transfer={order.transfer} />}
          {order.canPay && <PayAgain order={order} onChanged={onChanged} />}
          <PaymentHelp order={order} />
          {order.canPay && <Ways order={order} isMine={isMine} onChanged={onChanged} />}
          <OrderLines order={order} isMine={isMine} />
          {order.isGuest && <MakeAccount order={order} onClaimed={onChanged} />}
        </OrderColumns>
      </div>
      <Receipt order={order} />
    </>
  )
}

/** What became of asking to give something back, or how long one may. */
function Returning({ order }: { order: Order }) {
  if (order.returnRequest) return <ReturnNotice asked={order.returnRequest} lines={order.lines} />
  return order.returnUntil && <p className={styles.until}>Đổi trả được đến hết ngày {formatDate(order.returnUntil)}.</p>
}

const ICONS = { luc: CircleCheck, lam: CircleCheck, vang: Clock, son: CircleX, plain: CircleAlert }

function Top({ order, isMine, onChanged }: { order: Order; isMine: boolean; onChanged(order: Order): void }) {
  const isFailed = order.status === 'awaitingPayment' && order.payment?.status === 'failed'
  const tone = isFailed ? 'son' : TONES[order.status]
  const Icon = ICONS[tone]
  return (
    <section className={classes(styles.top, styles[tone])}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div role="status" className={styles.said}>
        <h1>{headingOf(order)}</h1>
        <p>{order.next}</p>
      </div>
      <div className={styles.meta}>
        <p>
          Mã đơn <b>{order.code}</b> · đặt lúc {formatMoment(order.createdAt)}
        </p>
        <StatusTag status={order.status} name={order.statusName} />
      </div>
      {!order.canPay && <Ways order={order} isMine={isMine} onChanged={onChanged} />}
    </section>
  )
}

/** Below the way to pay, where there is something to be paid: nobody whose payment failed came to print. */
function Ways({ order, isMine, onChanged }: { order: Order; isMine: boolean; onChanged(order: Order): void }) {
  return (
    <div className={styles.ways}>
      {isMine && <OpenBought order={order} />}
      {isMine && <LinkButton to={`/tai-khoan/don-hang/${order.id}`}>Chi tiết trong tài khoản</LinkButton>}
      <Button onClick={() => window.print()}>
        <Printer size="1.8rem" aria-hidden="true" /> In đơn
      </Button>
      {order.isGuest && <GuestOrderActions order={order} onChanged={onChanged} />}
      <LinkButton to="/san-pham" look="text">
        Xem sách khác
      </LinkButton>
      {isMine && order.canCancel && (
        <Link to={`/tai-khoan/don-hang/${order.id}?huy=1`} className={styles.cancel}>
          Huỷ đơn
        </Link>
      )}
    </div>
  )
}
