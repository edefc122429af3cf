import type { Answer } from '@tq/contract/http/endpoint.ts'
import { COMMISSION_NAMES, type Commission, type listCommissions } from '@tq/contract/promotion/affiliate.ts'
import { useLocation } from 'react-router'
import { formatDate, formatPrice } from '../lib/format.ts'
import { pageIn, useListAddress } from '../lib/use-list-address.ts'
import { PageWaiting } from '../lib/waiting.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Pagination } from '../ui/layout/pagination/pagination.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { Tag, type TagProps } from '../ui/mark/tag.tsx'
import styles from './affiliate-page.module.css'

const TONES: Record<Commission['status'], NonNullable<TagProps['tone']>> = {
  pending: 'vang',
  confirmed: 'lam',
  paid: 'luc',
  reversed: 'plain',
}

const hint = ({ status, confirmAfter }: Commission) => {
  if (status !== 'pending') return null
  return confirmAfter ? `đến ${formatDate(confirmAfter)}` : 'chờ giao hàng'
}

export interface CommissionPanelProps {
  commissions: { answer: Answer<typeof listCommissions> | null; failure: string }
}

export function CommissionPanel({ commissions: { answer, failure } }: CommissionPanelProps) {
  const { pathname } = useLocation()
  const { query, isComing } = useListAddress()
  return (
    <Panel title="Các khoản hoa hồng">
      {!answer ? (
        <PageWaiting failure={failure} />
      ) : answer.total === 0 ? (
        <EmptyState
          isSmall
          title="Chưa có đơn nào"
          sentence="Đơn đặt qua đường dẫn của bạn sẽ hiện ở đây, không kèm tên người mua."
        />
      ) : (
        <>
          <table className={`${styles.table} ${styles.asCards}`} aria-busy={isComing}>
            <caption className="visually-hidden">Các khoản hoa hồng, mới nhất trước</caption>
            <thead>
              <tr>
                <th scope="col">Đơn hàng</th>
                <th scope="col">Ngày</th>
                <th scope="col" className={styles.number}>
                  Tiền hàng
                </th>
                <th scope="col" className={styles.number}>
                  Hoa hồng
                </th>
                <th scope="col">Trạng thái</th>
              </tr>
            </thead>
            <tbody>
              {answer.data.map((line) => (
                <tr key={`${line.orderCode} ${line.createdAt}`}>
                  <th scope="row">{line.orderCode}</th>
                  <td data-name="Ngày">{formatDate(line.createdAt)}</td>
                  <td data-name="Tiền hàng" className={styles.number}>
                    {formatPrice(line.base)}
                  </td>
                  <td data-name={`Hoa hồng ${line.percent}%`} className={styles.number}>
                    <b>{formatPrice(line.amount)}</b>
                  </td>
                  <td data-name="Trạng thái">
                    <span className={styles.status}>
                      <Tag tone={TONES[line.status]}>{COMMISSION_NAMES[line.status]}</Tag>
                      {hint(line) && <small>{hint(line)}</small>}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Pagination
            page={pageIn(query)}
            totalPage={answer.totalPage}
            isScrollKept
            label="Trang hoa hồng"
            hrefOf={(n) => (n === 1 ? pathname : `${pathname}?page=${n}`)}
          />
        </>
      )}
    </Panel>
  )
}
