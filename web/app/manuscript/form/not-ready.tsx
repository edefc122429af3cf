import { Link } from 'react-router'
import { openDialog } from '../../account/dialogs/account-dialog-store.ts'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { DraftState } from './draft/draft-state.ts'
import styles from './form-page.module.css'

const INTAKE = '/tiep-nhan-ban-thao'

interface NotReadyProps {
  phase: DraftState['phase']
  failure?: string
  id?: string | null
  onRetry?(): void
}

/** Why there is no form: each with a way on. */
export function NotReady({ phase, failure, id, onRetry }: NotReadyProps) {
  switch (phase) {
    case 'ready':
    case 'loading':
      return null
    case 'failed':
      return (
        <Notice
          tone="error"
          isAlert
          title="Chưa mở được bản nháp"
          className={styles.form}
          action={<Button onClick={onRetry}>Thử lại</Button>}
        >
          {failure}.
        </Notice>
      )
    case 'loginNeeded':
      return (
        <EmptyState
          title="Đăng nhập để viết tiếp"
          sentence="Bản nháp này nằm trong tài khoản của bạn. Đăng nhập lại, bạn viết tiếp từ đúng chỗ đang dở."
        >
          <Button look="lam" onClick={() => openDialog('login')}>
            Đăng nhập
          </Button>
          <Link to={INTAKE}>Về trang tiếp nhận</Link>
        </EmptyState>
      )
    case 'sent':
      return (
        <EmptyState
          title="Bản thảo này đã được gửi"
          sentence="Nhà xuất bản đã nhận; từ nay bạn theo dõi và bổ sung ở trang hồ sơ."
        >
          <LinkButton look="lam" to={`/chi-tiet-ban-thao/${id}`}>
            Mở hồ sơ
          </LinkButton>
        </EmptyState>
      )
    case 'missing':
      return (
        <EmptyState title="Không tìm thấy bản nháp này" sentence="Bản nháp đã bị xoá, hoặc thuộc về tài khoản khác.">
          <LinkButton look="lam" to={INTAKE}>
            Xem bản thảo của tôi
          </LinkButton>
          <LinkButton to="/tao-ban-thao">Bắt đầu bản mới</LinkButton>
        </EmptyState>
      )
  }
}
