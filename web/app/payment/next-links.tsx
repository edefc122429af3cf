import { useState } from 'react'
import { confirmationPath } from '../checkout/outcome.ts'
import { lastOrder } from '../order/last-order.ts'
import { LinkButton } from '../ui/form/button.tsx'
import styles from './gateway-page.module.css'

/** From a page of the gateways that can't go on: to the order, or at least to the orders. */
export function NextLinks() {
  const [id] = useState(lastOrder)
  return (
    <div className={styles.ways}>
      {id && (
        <LinkButton to={confirmationPath(id)} look="lam">
          Xem đơn hàng vừa đặt
        </LinkButton>
      )}
      <LinkButton to="/tai-khoan/don-hang">Đơn hàng của tôi</LinkButton>
      <LinkButton to="/ho-tro" look="text">
        Trợ giúp
      </LinkButton>
    </div>
  )
}
