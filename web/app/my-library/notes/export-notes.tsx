import type { Query } from '@tq/contract/http/endpoint.ts'
import { exportMarks } from '@tq/contract/reading/marks.ts'
import { Share } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import styles from './export-notes.module.css'

type Format = Query<typeof exportMarks>['format']

const FORMATS: { format: Format; title: string; hint: string }[] = [
  { format: 'html', title: 'Word (tệp HTML)', hint: 'Mở được bằng Word hay LibreOffice' },
  { format: 'markdown', title: 'Markdown', hint: 'Văn bản thuần, hợp với sổ ghi chép và trang wiki' },
  { format: 'csv', title: 'Bảng tính', hint: 'Tệp CSV, mở được bằng Excel hay Google Trang tính' },
]

/** The notes of one book, as a file. */
export function ExportNotes({ productId, title }: { productId: number; title: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const choose = (format: Format) => {
    setIsOpen(false)
    save(productId, format).catch((error: unknown) => showToast(failureWords(error), { variant: 'error' }))
  }
  return (
    <>
      <Button look="text" isSmall className={styles.export} aria-label={`Xuất ghi chú: ${title}`} onClick={() => setIsOpen(true)}>
        <Share size="1.8rem" aria-hidden="true" /> Xuất ghi chú
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Xuất ghi chú">
        <p className={styles.book}>{title}</p>
        <ul className={styles.formats}>
          {FORMATS.map(({ format, title: name, hint }) => (
            <li key={format}>
              <button type="button" onClick={() => choose(format)}>
                <b>{name}</b>
                <span>{hint}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

async function save(productId: number, format: Format): Promise<void> {
  const { fileName, mediaType, text } = (await call(exportMarks, { params: { productId }, query: { format } })).data
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: mediaType }))
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
