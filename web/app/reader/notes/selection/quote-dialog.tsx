import { Download, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { download } from '../../../lib/files/download.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useReader } from '../../reader-context.ts'
import styles from './dialogs.module.css'
import { drawQuote, PICTURE_HEIGHT, PICTURE_WIDTH } from './quote-picture.ts'
import type { Passage } from './subject.ts'

/** A quote as a picture, to be sent or kept. It is drawn here: nothing of it goes through the server. */
export function QuoteDialog({ passage, onClose }: { passage: Passage; onClose(): void }) {
  const { book } = useReader()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const { text } = passage
  useEffect(() => {
    let isLeft = false
    const drawn = canvas.current
    if (drawn)
      drawQuote(drawn, { quote: text, title: book.title, authors: book.authors }).then(() =>
        drawn.toBlob((blob) => {
          if (blob && !isLeft) setFile(new File([blob], 'trich-sach-thu-quan.png', { type: 'image/png' }))
        }, 'image/png'),
      )
    return () => {
      isLeft = true
    }
  }, [text, book])
  const canShare = file !== null && typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
  async function share() {
    if (!file) return
    try {
      await navigator.share({ files: [file], title: book.title })
      onClose()
    } catch (error) {
      // Whoever closes the system's list has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        showToast('Trình duyệt không chia sẻ được; bạn tải ảnh về nhé', { variant: 'error' })
    }
  }
  return (
    <Dialog isOpen onClose={onClose} title="Chia sẻ đoạn trích">
      <canvas
        ref={canvas}
        width={PICTURE_WIDTH}
        height={PICTURE_HEIGHT}
        className={styles.picture}
        role="img"
        aria-label={`Ảnh có đoạn trích: ${text}`}
      />
      <p className={styles.ways}>
        {canShare && (
          <Button look="lam" onClick={() => void share()}>
            <Share2 size="1.8rem" aria-hidden="true" />
            Chia sẻ
          </Button>
        )}
        <Button look={canShare ? 'line' : 'lam'} disabled={!file} onClick={() => file && download(file, file.name)}>
          <Download size="1.8rem" aria-hidden="true" />
          Tải ảnh
        </Button>
      </p>
    </Dialog>
  )
}
