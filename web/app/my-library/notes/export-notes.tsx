import type { Query } from '@tq/contract/endpoint.ts'
import { exportMarks } from '@tq/contract/reading/marks.ts'
import { FileText, Hash, Sheet } from 'lucide-react'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import styles from './export-notes.module.css'

type Format = Query<typeof exportMarks>['format']

const FORMATS: { format: Format; title: string; icon: typeof Hash }[] = [
  { format: 'html', title: 'Cho Word (HTML)', icon: FileText },
  { format: 'markdown', title: 'Markdown', icon: Hash },
  { format: 'csv', title: 'Bảng tính (CSV)', icon: Sheet },
]

/** The notes of one book, as a file. */
export function ExportNotes({ productId, title }: { productId: number; title: string }) {
  return (
    <div className={styles.export}>
      <Menu
        align="end"
        trigger={
          <>
            Xuất ghi chú<span className="visually-hidden">: {title}</span>
          </>
        }
        items={FORMATS.map(({ format, title: name, icon: Icon }) => ({
          title: name,
          icon: <Icon aria-hidden="true" />,
          onSelect: () => void save(productId, format),
        }))}
      />
    </div>
  )
}

async function save(productId: number, format: Format): Promise<void> {
  try {
    const { fileName, mediaType, text } = (await call(exportMarks, { params: { productId }, query: { format } })).data
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: mediaType }))
    link.download = fileName
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  } catch (error) {
    showToast(failureWords(error), { variant: 'error' })
  }
}
