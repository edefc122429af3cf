import { type ComponentType, useEffect, useState } from 'react'
import { showToast } from '../ui/overlay/toast-store.ts'

export interface LazyDialogProps {
  isOpen: boolean
  onClose(): void
}

/** A dialog whose code comes when it is first opened. */
export function LazyDialog<P extends LazyDialogProps>({ load, ...rest }: P & { load(): Promise<{ default: ComponentType<P> }> }) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const { isOpen, onClose } = rest
  useEffect(() => {
    if (!isOpen || Part) return
    load().then(
      (module) => setPart(() => module.default),
      () => {
        onClose()
        showToast('Chưa mở được, bạn kiểm tra kết nối rồi thử lại nhé', { variant: 'error' })
      },
    )
  }, [isOpen])
  return Part && <Part {...(rest as unknown as P)} />
}
