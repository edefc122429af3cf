import { NOTE_LENGTH } from '@tq/contract/learning/notes.ts'
import { Bookmark, Clock, NotebookPen } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { failureWords } from '../../../lib/failure-words.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/input.tsx'
import { clock } from '../../../video/clock.ts'
import { useDraft } from '../learner/use-draft.ts'
import type { LessonPlaces, NotePlace } from './note-place.ts'
import styles from './notes.module.css'

interface NewNoteProps {
  lessonId: number
  places: LessonPlaces
  onAdd(place: NotePlace, content: string): Promise<void>
}

/** Belongs to the place where one began to write, however long one writes. */
export function NewNote({ lessonId, places, onAdd }: NewNoteProps) {
  const [content, setContent] = useDraft(`note:${lessonId}`)
  const [place, setPlace] = useState<NotePlace | null>(null)
  const [busy, setBusy] = useState<'note' | 'mark' | null>(null)
  const [failure, setFailure] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)

  async function add(what: 'note' | 'mark', at: NotePlace, words: string) {
    setBusy(what)
    setFailure('')
    try {
      await onAdd(at, words)
      if (what === 'note') {
        setContent('')
        setPlace(null)
      }
    } catch (error) {
      setFailure(failureWords(error))
    }
    setBusy(null)
  }
  function save(event?: FormEvent) {
    event?.preventDefault()
    // The keys, held down, would write it again and again.
    if (busy) return
    if (content.trim() === '') {
      setFailure('Bạn viết vài chữ trước đã nhé')
      field.current?.focus()
      return
    }
    void add('note', place ?? places.here(), content.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Field label="Thêm ghi chú" error={failure}>
        <Textarea
          ref={field}
          name="note"
          value={content}
          maxLength={NOTE_LENGTH}
          rows={3}
          placeholder="Viết điều bạn muốn nhớ"
          onFocus={() => content === '' && setPlace(places.here())}
          onChange={(event) => setContent(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <p className={styles.ways}>
        <Button type="submit" look="line" isBusy={busy === 'note'} className={styles.save}>
          {place?.seconds === undefined || place.seconds === null ? (
            <NotebookPen size="1.8rem" aria-hidden="true" />
          ) : (
            <Clock size="1.8rem" aria-hidden="true" />
          )}
          <span>
            {saveWords(place)}
            {place?.section && <span className="visually-hidden"> “{place.section.title}”</span>}
          </span>
        </Button>
        <Button look="text" isBusy={busy === 'mark'} onClick={() => void add('mark', places.here(), '')}>
          <Bookmark size="1.8rem" aria-hidden="true" />
          Đánh dấu chỗ này
        </Button>
      </p>
    </form>
  )
}

function saveWords(place: NotePlace | null): string {
  if (place && place.seconds !== null) return `Lưu ở ${clock(place.seconds)}`
  return place?.section ? 'Lưu ở mục này' : 'Lưu ghi chú'
}
