import type { Answer } from '@tq/contract/http/endpoint.ts'
import type { listMarks } from '@tq/contract/reading/marks.ts'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { ExportNotes } from '../notes/export-notes.tsx'
import { NoteRow } from '../notes/note-row.tsx'
import { notesUrl } from '../notes/notes-address.ts'
import styles from './book-notes.module.css'

interface BookNotesProps {
  item: { productId: number; title: string; address: string }
  /** The first of this book, in its order. */
  marks: Answer<typeof listMarks>
}

export function BookNotes({ item: { productId, title, address }, marks }: BookNotesProps) {
  const { data, total } = marks
  return (
    <Panel
      title={total > 0 ? `Ghi chú của bạn (${formatNumber(total)})` : 'Ghi chú của bạn'}
      action={total > 0 && <ExportNotes productId={productId} title={title} />}
      className={styles.panel}
    >
      {total === 0 && (
        <p className={styles.none}>
          Chưa có. Khi đọc, bạn chọn một đoạn để tô màu hay viết ghi chú; mọi thiết bị của bạn đều thấy.
        </p>
      )}
      <ul className={styles.list}>
        {data.map((mark) => (
          <li key={mark.id}>
            <NoteRow mark={mark} address={address} />
          </li>
        ))}
      </ul>
      {total > data.length && (
        <Link to={notesUrl({ productId })} className={styles.all}>
          Xem cả {formatNumber(total)} ghi chú
        </Link>
      )}
    </Panel>
  )
}
