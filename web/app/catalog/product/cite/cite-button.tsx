import type { ProductDetail } from '@tq/contract/catalog.ts'
import { Quote } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import type { CiteDialogProps } from './cite-dialog.tsx'

/** Books only. What makes references comes with the first press. */
export function CiteButton({ product }: { product: ProductDetail }) {
  const [Dialog, setDialog] = useState<ComponentType<CiteDialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  if (product.kind !== 'printed' && product.kind !== 'digital') return null
  const open = async () => {
    try {
      const { CiteDialog } = await import('./cite-dialog.tsx')
      setDialog(() => CiteDialog)
      setIsOpen(true)
    } catch {
      showToast('Chưa mở được phần trích dẫn, bạn thử lại nhé', { variant: 'error' })
    }
  }
  return (
    <>
      <Button isSmall onClick={open}>
        <Quote size="1.6rem" aria-hidden="true" /> Trích dẫn sách này
      </Button>
      {Dialog && <Dialog product={product} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
