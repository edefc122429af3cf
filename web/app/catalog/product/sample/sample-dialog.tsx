import type { Picture as PictureData } from '@tq/contract/catalog.ts'
import { useState } from 'react'
import type { LazyDialogProps } from '../../../shell/lazy-dialog.tsx'
import { SkeletonBlock } from '../../../ui/layout/skeleton.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './sample.module.css'

export interface SampleDialogProps extends LazyDialogProps {
  title: string
  pages: PictureData[]
}

export default function SampleDialog({ pages, ...rest }: SampleDialogProps) {
  return (
    <Dialog {...rest} className={styles.sample}>
      {pages.map((page, at) => (
        <SamplePage key={page.url} page={page} place={pages.length > 1 ? `Trang ${at + 1}/${pages.length}` : null} />
      ))}
    </Dialog>
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
