import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useReader } from '../../reader-context.ts'
import styles from './outside-link.module.css'

const OPENED = new Set(['http:', 'https:', 'mailto:'])

/** Whoever presses a link in a book does not know that it leads out of it: they are told where to before anything is opened. */
export function OutsideLink() {
  const { subscribe } = useReader()
  const [href, setHref] = useState<string | null>(null)
  useEffect(() => subscribe('outsideLinkPressed', (pressed) => OPENED.has(protocolOf(pressed)) && setHref(pressed)), [subscribe])
  const close = () => setHref(null)
  return (
    <Dialog isOpen={href !== null} onClose={close} title="Liên kết ra ngoài sách">
      <p className={styles.sentence}>Liên kết này mở một trang không thuộc Thư Quán:</p>
      <p className={styles.address}>{href}</p>
      <div className={styles.actions}>
        <a className={styles.open} href={href ?? undefined} target="_blank" rel="noopener noreferrer nofollow" onClick={close}>
          Mở trong thẻ mới <ExternalLink size="1.6rem" aria-hidden="true" />
        </a>
        <Button onClick={close}>Ở lại đọc tiếp</Button>
      </div>
    </Dialog>
  )
}

const protocolOf = (href: string) => (URL.canParse(href) ? new URL(href).protocol : '')
