import { type MouseEvent, useState } from 'react'
import { Dialog } from '../ui/overlay/dialog.tsx'
import styles from './review-pictures.module.css'

/** Small ones in a row; each opens large. Without JavaScript they are links to themselves. */
export function ReviewPictures({ pictures }: { pictures: string[] }) {
  const [shown, setShown] = useState<number | null>(null)
  if (pictures.length === 0) return null
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(index)
  }
  return (
    <>
      <ul className={styles.row}>
        {pictures.map((url, index) => (
          <li key={url}>
            <a href={url} className={styles.small} onClick={(event) => open(event, index)}>
              <img src={url} alt={`Ảnh ${index + 1} của bạn đọc`} width={88} height={88} loading="lazy" decoding="async" />
            </a>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        title={`Ảnh ${(shown ?? 0) + 1} của bạn đọc`}
        className={styles.dialog}
      >
        {shown !== null && <img src={pictures[shown]} alt={`Ảnh ${shown + 1} của bạn đọc`} className={styles.large} />}
      </Dialog>
    </>
  )
}
