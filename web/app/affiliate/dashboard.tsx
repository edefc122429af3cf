import { COMMISSION_NAMES, leaveAffiliates } from '@tq/contract/promotion/affiliate.ts'
import { useState } from 'react'
import { call } from '../lib/browser-call.ts'
import { formatNumber, formatPrice } from '../lib/format.ts'
import { Button } from '../ui/form/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { showToast } from '../ui/overlay/toast-store.ts'
import styles from './affiliate-page.module.css'
import { CommissionPanel, type CommissionPanelProps } from './commission-panel.tsx'
import { MonthPanel } from './month-panel.tsx'
import { PayoutPanel, type StateProps } from './payout-panel.tsx'
import { SharePanel } from './share-panel.tsx'

export interface DashboardProps extends StateProps, CommissionPanelProps {}

/** An affiliate's link and what it brought. People who left the programme still see what they earned. */
export function Dashboard({ affiliate, commissions, onChange }: DashboardProps) {
  const isActive = affiliate.status === 'active'
  return (
    <div className={styles.stack}>
      {isActive ? (
        <SharePanel affiliate={affiliate} />
      ) : (
        <Notice title={`Mã ${affiliate.code} đã dừng`}>
          Đơn đã ghi nhận trước đó vẫn được tính và trả đủ. Muốn mở lại, bạn viết cho chúng tôi nhé.
        </Notice>
      )}
      <Figures affiliate={affiliate} />
      <PayoutPanel affiliate={affiliate} onChange={onChange} />
      <MonthPanel months={affiliate.months} />
      <CommissionPanel commissions={commissions} />
      {isActive && <Leaving onChange={onChange} />}
    </div>
  )
}

function Figures({ affiliate: { clicks, sums } }: Pick<StateProps, 'affiliate'>) {
  const orders = sums.pending.orders + sums.confirmed.orders + sums.paid.orders
  const figures = [
    ['Lượt bấm', formatNumber(clicks)],
    ['Đơn được ghi nhận', formatNumber(orders)],
    [COMMISSION_NAMES.pending, formatPrice(sums.pending.amount)],
    [COMMISSION_NAMES.confirmed, formatPrice(sums.confirmed.amount)],
    [COMMISSION_NAMES.paid, formatPrice(sums.paid.amount)],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Leaving({ onChange }: Pick<StateProps, 'onChange'>) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const leave = async () => {
    setIsBusy(true)
    try {
      const { data, successMessage } = await call(leaveAffiliates)
      if (successMessage) showToast(successMessage)
      onChange(data)
    } catch (error) {
      showToast((error as Error).message, { variant: 'error' })
      setIsBusy(false)
    }
  }
  return (
    <div>
      <Button look="text" isSmall onClick={() => setIsAsking(true)}>
        Tắt mã, ngừng làm cộng tác viên
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title="Tắt mã cộng tác viên">
        <p>Đường dẫn và mã của bạn sẽ không ghi nhận đơn mới nữa. Phần đã có vẫn được tính và trả đủ, dù dưới mức tối thiểu.</p>
        <div className={styles.answers}>
          <Button look="son" isBusy={isBusy} onClick={leave}>
            Tắt mã
          </Button>
          <Button onClick={() => setIsAsking(false)}>Giữ lại</Button>
        </div>
      </Dialog>
    </div>
  )
}
