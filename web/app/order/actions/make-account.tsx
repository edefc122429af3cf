import type { Order } from '@tq/contract/order.ts'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { draft, openDialog } from '../../account/dialogs/account-dialog-store.ts'
import { session } from '../../lib/state/session.ts'
import { Button } from '../../ui/form/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from '../confirmation-page.module.css'
import { keepOrderToClaim } from '../last-order.ts'
import { claim } from './claim.ts'

/** Offers a guest an account that takes the order over; people who have one log in and take it along. */
export function MakeAccount({ order, onClaimed }: { order: Order; onClaimed(order: Order): void }) {
  const isMember = session.use().roles.length > 0
  const isOpenedOnline = order.lines.some(({ isShipped }) => !isShipped)
  const [isBusy, setIsBusy] = useState(false)
  const open = (name: 'register' | 'login') => {
    const { name: Name, email: Email, phone: Phone } = order.delivery
    keepOrderToClaim(order.id)
    draft.set({ Name, Email, Phone, Password: '' })
    openDialog(name)
  }
  const take = async () => {
    setIsBusy(true)
    const taken = await claim(order.id)
    setIsBusy(false)
    if (taken) onClaimed(taken)
  }
  return (
    <Panel
      title={isMember ? 'Đưa đơn này vào tài khoản' : isOpenedOnline ? 'Mở sách điện tử và khoá học' : 'Theo dõi đơn dễ hơn'}
    >
      <p className={styles.words}>
        {isOpenedOnline
          ? `Sách điện tử và khoá học mở trong tài khoản dùng email ${order.delivery.email}.`
          : 'Có tài khoản, bạn xem lại đơn, đổi trả và mua lại ở một nơi.'}
      </p>
      <div className={styles.ways}>
        {isMember ? (
          <Button onClick={take} isBusy={isBusy}>
            Đưa vào tài khoản của tôi
          </Button>
        ) : (
          <>
            <Button onClick={() => open('register')}>
              <UserPlus size="1.8rem" aria-hidden="true" /> Tạo tài khoản từ đơn này
            </Button>
            <Button look="text" onClick={() => open('login')}>
              Đã có tài khoản
            </Button>
          </>
        )}
      </div>
    </Panel>
  )
}
