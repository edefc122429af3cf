import { UserPlus } from 'lucide-react'
import { draft, openDialog } from '../../../account/dialogs/account-dialog-store.ts'
import { session } from '../../../lib/state/session.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useManuscript } from '../manuscript-context.ts'
import styles from './about.module.css'

/** For guests: whoever logs in with the mailbox that sent it has it in their account from then on. */
export function MakeAccount() {
  const { manuscript, guestKey } = useManuscript()
  const isMember = session.use().roles.length > 0
  if (!guestKey || isMember) return null
  const open = (name: 'register' | 'login') => {
    const { authorName: Name, authorEmail: Email, authorPhone: Phone } = manuscript
    draft.set({ Name, Email, Phone, Password: '' })
    openDialog(name)
  }
  return (
    <Panel title="Giữ hồ sơ trong tài khoản" className={styles.account}>
      <p className={styles.small}>
        Bạn đang mở hồ sơ bằng liên kết trong thư. Tài khoản dùng email {manuscript.authorEmail} sẽ tự có hồ sơ này; lúc ấy liên
        kết trong thư không mở được nữa.
      </p>
      <div className={styles.ways}>
        <Button onClick={() => open('register')}>
          <UserPlus size="1.8rem" aria-hidden="true" /> Tạo tài khoản
        </Button>
        <Button look="text" onClick={() => open('login')}>
          Đã có tài khoản
        </Button>
      </div>
    </Panel>
  )
}
