import { requestPayout, type UserAffiliate } from '@tq/contract/promotion/affiliate.ts'
import { useState } from 'react'
import { call } from '../lib/browser-call.ts'
import { formatDate, formatPrice } from '../lib/format.ts'
import { Button } from '../ui/form/button.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { Tag } from '../ui/mark/tag.tsx'
import { Notice } from '../ui/notice.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { showToast } from '../ui/overlay/toast-store.ts'
import styles from './affiliate-page.module.css'

export interface StateProps {
  affiliate: UserAffiliate
  onChange(affiliate: UserAffiliate): void
}

export function PayoutPanel({ affiliate, onChange }: StateProps) {
  const { available, owed, payoutFrom, canAskForPayout, payouts } = affiliate
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Panel title="Trả hoa hồng">
      <div className={styles.payout}>
        <p>
          <span>Có thể yêu cầu trả</span>
          <b className={styles.sum}>{formatPrice(available)}</b>
          <span>
            {canAskForPayout
              ? `Chuyển khoản ngày ${formatDate(affiliate.payoutOn)} nếu bạn yêu cầu hôm nay.`
              : `Từ ${formatPrice(payoutFrom)} đã xác nhận thì yêu cầu được${available > 0 ? `; còn thiếu ${formatPrice(payoutFrom - available)}` : ''}. Chưa đủ thì cộng dồn, không mất.`}
          </span>
        </p>
        <Button look="son" disabled={!canAskForPayout} onClick={() => setIsAsking(true)}>
          Yêu cầu trả tiền
        </Button>
      </div>
      {owed > 0 && (
        <Notice title={`${formatPrice(owed)} sẽ trừ vào kì sau`}>
          Có đơn được hoàn tiền sau khi hoa hồng của nó đã trả. Bạn không phải nộp lại tiền.
        </Notice>
      )}
      {payouts.length > 0 && <Payouts payouts={payouts} />}
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title="Yêu cầu trả hoa hồng">
        <Asking
          affiliate={affiliate}
          onChange={(next) => {
            setIsAsking(false)
            onChange(next)
          }}
        />
      </Dialog>
    </Panel>
  )
}

function Asking({ affiliate: { available, bank, payoutOn }, onChange }: StateProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const ask = async () => {
    setIsBusy(true)
    setFailure('')
    try {
      const { data, successMessage } = await call(requestPayout)
      if (successMessage) showToast(successMessage)
      onChange(data)
    } catch (error) {
      setFailure((error as Error).message)
      setIsBusy(false)
    }
  }
  return (
    <div className={styles.asking}>
      {failure && (
        <Notice tone="error" isAlert>
          {failure}
        </Notice>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>Số tiền</dt>
          <dd>{formatPrice(available)}</dd>
        </div>
        <div>
          <dt>Chuyển tới</dt>
          <dd>
            {bank?.name}, {bank?.account}, {bank?.holder}
          </dd>
        </div>
        <div>
          <dt>Ngày chuyển</dt>
          <dd>{formatDate(payoutOn)}</dd>
        </div>
      </dl>
      <p className={styles.note}>Thuế thu nhập của cá nhân, nếu có, được khấu trừ theo quy định và có chứng từ.</p>
      <Button look="son" isBusy={isBusy} onClick={ask}>
        Gửi yêu cầu
      </Button>
    </div>
  )
}

type Payout = UserAffiliate['payouts'][number]

const STATUS = {
  requested: (day: string) => <Tag tone="vang">Sẽ trả ngày {day}</Tag>,
  paid: (day: string) => <Tag tone="luc">Đã trả ngày {day}</Tag>,
  refused: (day: string) => <Tag tone="son">Chưa trả được, {day}</Tag>,
} satisfies Record<Payout['status'], unknown>

function Payouts({ payouts }: { payouts: Payout[] }) {
  return (
    <table className={`${styles.table} ${styles.asCards}`}>
      <caption>Các kì trả</caption>
      <thead>
        <tr>
          <th scope="col">Kì</th>
          <th scope="col">Yêu cầu ngày</th>
          <th scope="col" className={styles.number}>
            Số tiền
          </th>
          <th scope="col">Trạng thái</th>
        </tr>
      </thead>
      <tbody>
        {payouts.map(({ id, amount, status, createdAt, day }) => (
          <tr key={id}>
            <th scope="row">Kì {id}</th>
            <td data-name="Yêu cầu ngày">{formatDate(createdAt)}</td>
            <td data-name="Số tiền" className={styles.number}>
              <b>{formatPrice(amount)}</b>
            </td>
            <td data-name="Trạng thái">{STATUS[status](formatDate(day))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
