import { type LessonNote, NOTE_LENGTH } from '@tq/contract/learning/notes.ts'
import { Bookmark, Link as LinkMark, Pencil, Play, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { failureWords } from '../../../lib/failure-words.ts'
import { Button, IconButton } from '../../../ui/form/button.tsx'
import { Field, FieldError } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/input.tsx'
import { clock } from '../../../video/clock.ts'
import type { LessonPlaces } from './note-place.ts'
import styles from './notes.module.css'

interface NoteRowProps {
  note: LessonNote
  places: LessonPlaces
  onChange(content: string): Promise<void>
  onRemove(): Promise<void>
}

export function NoteRow({ note, places, onChange, onRemove }: NoteRowProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const where = whereOf(note, places)

  async function attempt(work: () => Promise<void>) {
    setIsBusy(true)
    setFailure('')
    try {
      await work()
      return true
    } catch (error) {
      setFailure(failureWords(error))
      return false
    } finally {
      setIsBusy(false)
    }
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    if (typed !== null && (await attempt(() => onChange(typed.trim())))) setTyped(null)
  }
  return (
    <li className={styles.note}>
      <button type="button" className={styles.stamp} onClick={() => places.goTo(note)} aria-label={where.action}>
        {note.seconds === null ? (
          <LinkMark size="1.6rem" aria-hidden="true" />
        ) : (
          <Play size="1.4rem" fill="currentColor" aria-hidden="true" />
        )}
        <span>{where.words}</span>
      </button>
      {typed === null ? (
        <div className={styles.content}>
          {note.content || (
            <span className={styles.mark}>
              <Bookmark size="1.6rem" aria-hidden="true" />
              Đã đánh dấu
            </span>
          )}
          {failure && <FieldError>{failure}</FieldError>}
        </div>
      ) : (
        <form onSubmit={save} className={styles.edit}>
          <Field label={`Sửa ghi chú ${where.at}`} isLabelHidden error={failure}>
            <Textarea
              value={typed}
              rows={3}
              maxLength={NOTE_LENGTH}
              autoFocus
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <p className={styles.ways}>
            <Button type="submit" look="lam" isSmall isBusy={isBusy}>
              Lưu
            </Button>
            <Button look="text" isSmall onClick={() => setTyped(null)}>
              Thôi
            </Button>
          </p>
        </form>
      )}
      {typed === null && (
        <span className={styles.tools}>
          <IconButton label={`Sửa ghi chú ${where.at}`} onClick={() => setTyped(note.content)}>
            <Pencil size="1.8rem" aria-hidden="true" />
          </IconButton>
          <IconButton label={`Xoá ghi chú ${where.at}`} disabled={isBusy} onClick={() => void attempt(onRemove)}>
            <Trash2 size="1.8rem" aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </li>
  )
}

function whereOf({ seconds, section }: LessonNote, places: LessonPlaces) {
  if (seconds !== null) return { words: clock(seconds), at: `lúc ${clock(seconds)}`, action: `Phát từ ${clock(seconds)}` }
  const title = section === null ? '' : places.titleOf(section)
  if (title) return { words: title, at: `ở mục ${title}`, action: `Đến mục ${title}` }
  return { words: 'Cả bài', at: 'của cả bài', action: 'Cả bài: lên đầu bài' }
}
