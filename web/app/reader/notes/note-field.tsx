import { NOTE_LENGTH } from '@tq/contract/reading/marks.ts'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/input.tsx'
import styles from './note-field.module.css'

interface NoteFieldProps {
  label: string
  note: string
  onSave(note: string): void
  onClose(): void
}

/** Words to a mark. What was typed when the page or the panel goes away is kept as if it had been saved. */
export function NoteField({ label, note, onSave, onClose }: NoteFieldProps) {
  const [typed, setTyped] = useState(note)
  const length = typed.trim().length
  const isLong = length > NOTE_LENGTH
  const latest = useRef({ typed, onSave })
  const isOver = useRef(false)
  useEffect(() => {
    latest.current = { typed, onSave }
  })
  useEffect(() => {
    isOver.current = false
    const keep = () => {
      const { typed, onSave } = latest.current
      const words = typed.trim()
      if (!isOver.current && words !== note && words.length <= NOTE_LENGTH) onSave(words)
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [note])

  function end(event?: FormEvent) {
    event?.preventDefault()
    if (isLong) return
    isOver.current = true
    onSave(typed.trim())
    onClose()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) end()
    if (event.key !== 'Escape') return
    event.stopPropagation()
    isOver.current = true
    onClose()
  }
  return (
    <form className={styles.form} onSubmit={end} data-own-escape="">
      <Field
        label={label}
        isLabelHidden
        error={
          isLong
            ? `Ghi chú dài tối đa ${formatNumber(NOTE_LENGTH)} ký tự, bạn đang có ${formatNumber(length)}. Bớt đi rồi lưu nhé.`
            : null
        }
      >
        <Textarea
          value={typed}
          rows={4}
          autoFocus
          placeholder="Viết điều bạn muốn nhớ"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <p className={styles.ways}>
        <Button type="submit" look="lam" isSmall disabled={isLong}>
          Lưu
        </Button>
        <Button
          look="text"
          isSmall
          onClick={() => {
            isOver.current = true
            onClose()
          }}
        >
          Thôi
        </Button>
        <span className={styles.count} aria-hidden="true">
          {formatNumber(length)} / {formatNumber(NOTE_LENGTH)}
        </span>
      </p>
    </form>
  )
}
