import { useState } from 'react'
import { failureWords } from '../../../lib/failure-words.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import styles from './restock-form.module.css'

/** Asked for on an earlier visit. A member stops by a press; a guest by the letter, which alone has the key to it. */
export function AskedNotice({ isMember, onStop }: { isMember: boolean; onStop(): Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false)
  async function stop() {
    setIsBusy(true)
    await onStop().catch((error: unknown) => showToast(failureWords(error), { variant: 'error' }))
    setIsBusy(false)
  }
  return (
    <Notice
      tone="success"
      className={styles.said}
      title="Đã đăng ký báo khi có hàng"
      action={
        <Button isSmall isBusy={isBusy} onClick={stop}>
          {isMember ? 'Thôi báo' : 'Dùng email khác'}
        </Button>
      }
    >
      {isMember
        ? 'Chúng tôi gửi một thư cho bạn khi có hàng trở lại.'
        : 'Thư xác nhận đã gửi tới hộp thư của bạn; trong thư có liên kết để xác nhận và để ngừng.'}
    </Notice>
  )
}
