import type { ProductDetail } from '@tq/contract/catalog.ts'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { LazyDialog } from '../../../shell/lazy-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'

const loadDialog = () => import('./sample-dialog.tsx')

/** The printed book's pages to leaf through: every picture but its cover. */
export function Sample({ product }: { product: ProductDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  const pages = product.pictures.slice(1)
  if (pages.length === 0) return null
  return (
    <>
      <Button look="text" isSmall aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <BookOpen size="1.8rem" aria-hidden="true" /> Xem trang trong
      </Button>
      <LazyDialog load={loadDialog} isOpen={isOpen} onClose={() => setIsOpen(false)} title={product.title} pages={pages} />
    </>
  )
}
