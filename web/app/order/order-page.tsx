import { getMyOrder, type Order } from '@tq/contract/order.ts'
import { ChevronLeft, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { formatDate, formatMoment } from '../lib/format.ts'
import { nothingYet, pageLoader, usePageData } from '../lib/page-data.ts'
import { PageWaiting } from '../lib/waiting.tsx'
import { PayAgain } from '../payment/pay-again.tsx'
import { PaymentHelp } from '../payment/payment-help.tsx'
import { TransferDetails } from '../payment/transfer-details.tsx'
import { Button } from '../ui/form/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/order-page.ts'
import { BuyAgainButton } from './actions/buy-again-button.tsx'
import { CancelDialog } from './actions/cancel-dialog.tsx'
import { ReturnDialog } from './actions/return-dialog.tsx'
import { ReturnNotice } from './actions/return-notice.tsx'
import { NoOrder } from './no-order.tsx'
import styles from './order-page.module.css'
import { OpenBought } from './view/open-bought.tsx'
import { OrderColumns } from './view/order-columns.tsx'
import { OrderLines } from './view/order-lines.tsx'
import { OrderTimeline } from './view/order-timeline.tsx'
import { Receipt } from './view/receipt.tsx'
import { Stages } from './view/stages.tsx'
import { StatusTag } from './view/status-tag.tsx'

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ params }: Route.ClientLoaderArgs) => ({
  order: (await call(getMyOrder, { params: { id: params.id } })).data,
}))

export default OrderPage

/** One's own order, with everything that can still be done about it. */
function OrderPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { id = '' } = useParams()
  const { data, failure, isMissing } = loaderData
  const order = data?.order
  const { show } = usePageData<typeof clientLoader>()
  return (
    <>
      <PageHead
        title={order ? `Đơn hàng ${order.code}` : 'Đơn hàng'}
        description="Chi tiết đơn hàng của bạn ở Thư Quán."
        path={`/tai-khoan/don-hang/${id}`}
        isHidden
      />
      {order ? (
        <Shown key={order.id} order={order} onChanged={(changed) => show({ order: changed })} />
      ) : isMissing ? (
        <NoOrder />
      ) : (
        <>
          <h1>Đơn hàng</h1>
          <PageWaiting failure={failure} />
        </>
      )}
    </>
  )
}

function Shown({ order, onChanged }: { order: Order; onChanged(order: Order): void }) {
  const [query] = useSearchParams()
  // Links elsewhere say "Huỷ đơn" and mean it.
  const [open, setOpen] = useState<'cancel' | 'return' | null>(query.has('huy') && order.canCancel ? 'cancel' : null)
  const close = () => setOpen(null)
  const done = (changed: Order) => {
    close()
    onChanged(changed)
  }
  return (
    <>
      <div className={styles.screen}>
        <Link to="/tai-khoan/don-hang" className={styles.back}>
          <ChevronLeft size="1.6rem" aria-hidden="true" /> Tất cả đơn hàng
        </Link>
        <div className={styles.head}>
          <h1>Đơn {order.code}</h1>
          <StatusTag status={order.status} name={order.statusName} />
        </div>
        <p className={styles.date}>Đặt lúc {formatMoment(order.createdAt)}</p>
        <div className={styles.now}>
          <p role="status">{order.next}</p>
          {!order.isOnlyDigital && <Stages status={order.status} hasWords />}
        </div>
        <div className={styles.actions}>
          <OpenBought order={order} />
          <BuyAgainButton orderId={order.id} code={order.code} />
          <Button onClick={() => window.print()}>
            <Printer size="1.8rem" aria-hidden="true" /> In hoặc lưu PDF
          </Button>
          {order.returnUntil && !order.hasOpenReturn && <Button onClick={() => setOpen('return')}>Yêu cầu đổi trả</Button>}
          {order.canCancel && (
            <Button look="text" onClick={() => setOpen('cancel')}>
              Huỷ đơn
            </Button>
          )}
        </div>
        {order.returnRequest && <ReturnNotice asked={order.returnRequest} lines={order.lines} />}
        {order.returnUntil && !order.hasOpenReturn && (
          <p className={styles.date}>Đổi trả được đến hết ngày {formatDate(order.returnUntil)}.</p>
        )}
        <OrderColumns order={order} isNarrow>
          {order.payment?.reason && order.status === 'awaitingPayment' && (
            <Notice tone="error" title="Lần thanh toán trước chưa thành công">
              {order.payment.reason}
            </Notice>
          )}
          {order.transfer && <TransferDetails transfer={order.transfer} />}
          {order.canPay && <PayAgain order={order} onChanged={onChanged} />}
          <PaymentHelp order={order} />
          <OrderLines order={order} hasReviews isMine />
          <OrderTimeline events={order.events} />
        </OrderColumns>
        <CancelDialog order={order} isOpen={open === 'cancel'} onClose={close} onDone={done} />
        <ReturnDialog order={order} isOpen={open === 'return'} onClose={close} onDone={done} />
      </div>
      <Receipt order={order} />
    </>
  )
}
