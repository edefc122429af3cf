import { type ComponentType, useEffect, useState } from 'react'
import { showToast } from '../ui/toast-store.ts'

export interface LaterProps {
  isOpen: boolean
  onClose(): void
}

/** A dialog whose code comes when it is first opened. */
export function Later({ load, ...rest }: LaterProps & { load(): Promise<{ default: ComponentType<LaterProps> }> }) {
  const [Part, setPart] = useState<ComponentType<LaterProps> | null>(null)
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
  return Part && <Part {...rest} />
}
