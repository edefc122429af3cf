import type { Order } from '@tq/contract/order.ts'
import { formatDate } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from '../order-page.module.css'

type ReturnRequest = NonNullable<Order['returnRequest']>

const TITLES: Record<ReturnRequest['status'], string> = {
  open: 'Yêu cầu đổi trả đang chờ',
  accepted: 'Yêu cầu đổi trả được chấp nhận',
  refused: 'Yêu cầu đổi trả chưa được chấp nhận',
  done: 'Đã nhận lại hàng bạn trả',
}
const WORDS: Record<ReturnRequest['status'], string> = {
  open: 'Nhân viên sẽ xem và trả lời bạn qua email.',
  accepted:
    'Nếu lỗi từ phía chúng tôi, bưu tá đến lấy sách và bạn không mất phí. Nếu bạn đổi ý, xin gửi sách về nhà xuất bản, ghi mã đơn ra ngoài gói; tiền được hoàn khi sách tới nơi.',
  refused: '',
  done: '',
}
const TONES = { open: 'info', accepted: 'success', refused: 'warning', done: 'success' } as const

/** What became of asking to give something back. */
export function ReturnNotice({ asked, lines }: { asked: ReturnRequest; lines: Order['lines'] }) {
  const titleOf = (id: number) => lines.find((line) => line.id === id)?.title ?? ''
  const said = [asked.answer, WORDS[asked.status]].filter(Boolean).join(' ')
  return (
    <Notice tone={TONES[asked.status]} title={TITLES[asked.status]} className={styles.notice}>
      {said && <p>{said}</p>}
      <p className={styles.asked}>
        {asked.lines.map(({ lineId, quantity }) => `${quantity} × ${titleOf(lineId)}`).join('; ')} · gửi ngày{' '}
        {formatDate(asked.createdAt)}
        {asked.decidedAt && `, trả lời ngày ${formatDate(asked.decidedAt)}`}
      </p>
    </Notice>
  )
}
