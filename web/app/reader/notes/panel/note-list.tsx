import type { Mark } from '@tq/contract/reading/marks.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { classes } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/form/button.tsx'
import { Colours } from '../colours.tsx'
import { changeMark, removeMark } from '../mark-actions.ts'
import { placeWords } from '../mark-words.ts'
import { NoteField } from '../note-field.tsx'
import { useNotes } from '../notes-context.ts'
import styles from './panel.module.css'

export function NoteList({ notes }: { notes: Mark[] }) {
  if (!notes.length) return <p className={styles.said}>Chưa có ghi chú nào. Chọn một đoạn trong sách để tô màu hoặc ghi chú.</p>
  return (
    <ul>
      {notes.map((mark) => (
        <NoteRow key={mark.id} mark={mark} />
      ))}
    </ul>
  )
}

function NoteRow({ mark }: { mark: Mark }) {
  const { keeper, goTo } = useNotes()
  const [isEdited, setIsEdited] = useState(false)
  const at = placeWords(mark)
  const where = at.toLowerCase()
  return (
    <li className={classes(styles.note, mark.colour && styles[mark.colour])}>
      <button type="button" className={styles.marked} onClick={() => goTo(mark)} disabled={mark.isLost}>
        <span className="visually-hidden">Đến chỗ này, {where}: </span>
        {mark.quote || mark.chapterTitle}
      </button>
      {mark.isLost && (
        <p className={styles.lost}>
          Bản sách mới không còn đoạn này nguyên văn. Trước đây nó ở {where}
          {mark.chapterTitle && `, ${mark.chapterTitle}`}.
        </p>
      )}
      {isEdited ? (
        <div className={styles.edit}>
          <Colours chosen={mark.colour} onChoose={(colour) => changeMark(keeper, mark.id, { colour })} />
          <NoteField
            label={`Ghi chú ${where}`}
            note={mark.note}
            onSave={(note) => changeMark(keeper, mark.id, { note })}
            onClose={() => setIsEdited(false)}
          />
        </div>
      ) : (
        <>
          {mark.note && <p className={styles.words}>{mark.note}</p>}
          <p className={styles.foot}>
            <span>
              {at} · {formatDate(mark.changedAt)}
            </span>
            <IconButton label={`${mark.note ? 'Sửa' : 'Thêm'} ghi chú ${where}`} onClick={() => setIsEdited(true)}>
              <Pencil size="1.6rem" aria-hidden="true" />
            </IconButton>
            <IconButton label={`Xoá ghi chú ${where}`} onClick={() => removeMark(keeper, mark)}>
              <Trash2 size="1.6rem" aria-hidden="true" />
            </IconButton>
          </p>
        </>
      )}
    </li>
  )
}
