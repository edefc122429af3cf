import { type ComponentType, useEffect, useState } from 'react'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { accountDialog, closeDialog } from './account-dialog-store.ts'

/** Forms and their rules are 30 kB: they come with the first dialog. */
export function AccountDialogsLazy() {
  const isWanted = accountDialog.use() !== null
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isWanted || Dialogs) return
    import('./account-dialogs.tsx').then(
      (module) => setDialogs(() => module.default),
      () => {
        closeDialog()
        showToast('Chưa mở được, bạn kiểm tra kết nối rồi thử lại nhé', { variant: 'error' })
      },
    )
  }, [isWanted])
  return Dialogs && <Dialogs />
}
