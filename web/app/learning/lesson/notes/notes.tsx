import { addNote, changeNote, type LessonNote, listNotes, removeNote } from '@tq/contract/learning/notes.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { failureWords } from '../../../lib/failure-words.ts'
import { Waiting } from '../../../lib/waiting.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { NewNote } from './new-note.tsx'
import type { LessonPlaces, NotePlace } from './note-place.ts'
import { NoteRow } from './note-row.tsx'
import styles from './notes.module.css'

/** A learner's own notes in a lesson. What was typed stays until the server has it. */
export function Notes({ lessonId, places }: { lessonId: number; places: LessonPlaces }) {
  const [notes, setNotes] = useState<LessonNote[] | null>(null)
  const [failure, setFailure] = useState('')

  const load = () => {
    setFailure('')
    return call(listNotes, { params: { lessonId } }).then(
      ({ data }) => setNotes(data),
      (error: unknown) => setFailure(failureWords(error)),
    )
  }
  useEffect(() => void load(), [lessonId])
  if (!notes) return <Waiting failure={failure} onRetry={load} />

  const put = (note: LessonNote) => setNotes((now) => [...(now ?? []).filter(({ id }) => id !== note.id), note].toSorted(byPlace))
  async function add({ seconds, section }: NotePlace, content: string) {
    const body = { lessonId, seconds, section: section?.id ?? null, content }
    put((await call(addNote, { body })).data)
  }
  async function change(id: string, content: string) {
    put((await call(changeNote, { params: { id }, body: { content } })).data)
  }
  async function remove(note: LessonNote) {
    await call(removeNote, { params: { id: note.id } })
    setNotes((now) => now?.filter(({ id }) => id !== note.id) ?? null)
    const { seconds, section, content } = note
    const again = async () => put((await call(addNote, { body: { lessonId, seconds, section, content } })).data)
    const failed = (error: unknown) => showToast(failureWords(error), { variant: 'error' })
    showToast(content ? 'Đã xoá ghi chú' : 'Đã bỏ đánh dấu', {
      ms: 6000,
      action: { title: 'Hoàn tác', run: () => again().catch(failed) },
    })
  }
  return (
    <div className={styles.notes}>
      {notes.length === 0 && <p className={styles.none}>Bạn chưa ghi gì ở bài này. Ghi chú chỉ mình bạn thấy.</p>}
      <ul>
        {notes.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            places={places}
            onChange={(content) => change(note.id, content)}
            onRemove={() => remove(note)}
          />
        ))}
      </ul>
      <NewNote lessonId={lessonId} places={places} onAdd={add} />
    </div>
  )
}

/** As the server lists them: by their second, then by when they were written. */
const byPlace = (a: LessonNote, b: LessonNote) =>
  (a.seconds ?? 0) - (b.seconds ?? 0) || a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id)
