import type { Picture as PictureData, ProductDetail } from '@tq/contract/catalog.ts'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { SkeletonBlock } from '../../../ui/layout/skeleton.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './sample.module.css'

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
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={product.title} className={styles.sample}>
        {pages.map((page, at) => (
          <SamplePage key={page.url} page={page} place={pages.length > 1 ? `Trang ${at + 1}/${pages.length}` : null} />
        ))}
      </Dialog>
    </>
  )
}

function SamplePage({ page, place }: { page: PictureData; place: string | null }) {
  const [isHere, setIsHere] = useState(false)
  return (
    <figure className={styles.page} aria-busy={!isHere}>
      <Picture {...page} widths={[360, 600]} sizes="(max-width: 719px) 90vw, 60rem" onLoad={() => setIsHere(true)} />
      {!isHere && <SkeletonBlock ratio="cover" className={styles.waiting} />}
      {place && <figcaption>{place}</figcaption>}
    </figure>
  )
}
