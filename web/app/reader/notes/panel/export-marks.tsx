import { exportMarks } from '@tq/contract/reading/marks.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { failureWords } from '../../../lib/failure-words.ts'
import { download } from '../../../lib/files/download.ts'
import { Button } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useReader } from '../../reader-context.ts'
import { useNotes } from '../notes-context.ts'
import type { ReadingKeeper } from '../sync/reading-keeper.ts'
import styles from './panel.module.css'

const FORMATS = [
  ['html', 'Word (tệp HTML)'],
  ['markdown', 'Markdown'],
  ['csv', 'Bảng tính'],
] as const

/** The server writes the file; what waits here is sent before. */
export function ExportMarks() {
  const { book } = useReader()
  const { keeper } = useNotes()
  const [busy, setBusy] = useState<string | null>(null)
  async function save(format: (typeof FORMATS)[number][0]) {
    setBusy(format)
    try {
      await sent(keeper)
      const { data } = await call(exportMarks, { params: { productId: book.productId }, query: { format } })
      download(new Blob([data.text], { type: data.mediaType }), data.fileName)
    } catch (error) {
      showToast(failureWords(error), { variant: 'error' })
    }
    setBusy(null)
  }
  return (
    <div className={styles.export}>
      <h3>Xuất ghi chú</h3>
      <p>
        {FORMATS.map(([format, title]) => (
          <Button key={format} look="text" isBusy={busy === format} onClick={() => void save(format)}>
            <Download size="1.6rem" aria-hidden="true" />
            {title}
          </Button>
        ))}
      </p>
    </div>
  )
}

/** All is sent, or cannot be. */
function sent(keeper: ReadingKeeper): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      const { waitingCount, isOffline } = keeper.state()
      if (waitingCount > 0 && !isOffline) return
      unsubscribe()
      done()
    }
    const unsubscribe = keeper.subscribe(look)
    keeper.wake()
    look()
  })
}
