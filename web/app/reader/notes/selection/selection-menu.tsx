import type { MarkColour } from '@tq/contract/enums.ts'
import { type Mark, QUOTE_LENGTH } from '@tq/contract/reading/marks.ts'
import { Copy, Flag, Image, NotebookPen, Trash2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/form/button.tsx'
import { PartBoundary } from '../../frame/opening/missing-part.tsx'
import { useReader } from '../../reader-context.ts'
import { Colours } from '../colours.tsx'
import { changeMark, newMark, removeMark } from '../mark-actions.ts'
import { placeWords } from '../mark-words.ts'
import { NoteField } from '../note-field.tsx'
import { useNotes } from '../notes-context.ts'
import { useReadingState } from '../sync/use-reading.ts'
import { CopyWays } from './copy-ways.tsx'
import styles from './selection-menu.module.css'
import { type Passage, passageOf } from './subject.ts'
import { useBeside } from './use-beside.ts'
import { useSubject } from './use-subject.ts'

const QuoteDialog = lazy(() => import('./quote-dialog.tsx').then(({ QuoteDialog }) => ({ default: QuoteDialog })))
const MisprintDialog = lazy(() => import('./misprint-dialog.tsx').then(({ MisprintDialog }) => ({ default: MisprintDialog })))

/** Beside what is selected, or beside a mark that was pressed; on phones at the foot, where the system's own menu is not. */
export function SelectionMenu() {
  const { book, engine } = useReader()
  const { keeper } = useNotes()
  const { marks } = useReadingState(keeper)
  const card = useRef<HTMLDivElement>(null)
  const { subject, setSubject, view, setView, close } = useSubject(card)
  const [dialog, setDialog] = useState<{ kind: 'picture' | 'misprint'; passage: Passage } | null>(null)
  useBeside(card, subject?.rect ?? null, view)
  const present = subject?.mark ? marks.find(({ id }) => id === subject.mark.id) : undefined
  const isGone = subject?.mark != null && !present
  useEffect(() => {
    // Removed on another device meanwhile.
    if (isGone) setSubject(null)
  }, [isGone, setSubject])

  if (!subject || isGone) return dialog && <Dialogs {...dialog} onClose={() => setDialog(null)} />
  const passage = passageOf(book, present ? ({ ...subject, mark: present } as typeof subject) : subject)
  const mark: Mark | null = present ?? null

  function colour(chosen: MarkColour) {
    if (mark) return changeMark(keeper, mark.id, { colour: chosen })
    if (subject?.selection) keeper.put(newMark(book, subject.selection, chosen))
    close()
  }
  function write() {
    if (subject?.selection) {
      const made = newMark(book, subject.selection, 'yellow')
      keeper.put(made)
      setSubject({ selection: null, mark: made, rect: subject.rect, isFresh: true })
      engine?.deselect()
    }
    setView('note')
  }
  function endNote() {
    const written = mark && keeper.get(mark.id)
    if (subject?.mark && subject.isFresh && written && !written.note) keeper.remove(written.id)
    close()
  }
  const open = (kind: 'picture' | 'misprint') => {
    setDialog({ kind, passage })
    close()
  }
  return (
    <div
      ref={card}
      className={styles.card}
      role="dialog"
      aria-label={mark ? `Chỗ tô màu ở ${placeWords(mark).toLowerCase()}` : 'Với đoạn đã chọn'}
      data-own-escape=""
    >
      {view === 'note' && mark ? (
        <div className={styles.note}>
          <Colours chosen={mark.colour} onChoose={colour} />
          <NoteField
            label={`Ghi chú ${placeWords(mark).toLowerCase()}`}
            note={mark.note}
            onSave={(note) => changeMark(keeper, mark.id, { note })}
            onClose={endNote}
          />
        </div>
      ) : (
        <>
          {mark?.note && <p className={styles.words}>{mark.note}</p>}
          <div className={styles.tools}>
            <Colours chosen={mark?.colour ?? null} onChoose={colour} />
            <button type="button" className={styles.tool} onClick={write}>
              <NotebookPen aria-hidden="true" />
              {mark?.note ? 'Sửa' : 'Ghi chú'}
            </button>
            <button
              type="button"
              className={styles.tool}
              aria-expanded={view === 'copy'}
              onClick={() => setView(view === 'copy' ? 'tools' : 'copy')}
            >
              <Copy aria-hidden="true" />
              Sao chép
            </button>
            <button type="button" className={styles.tool} onClick={() => open('picture')}>
              <Image aria-hidden="true" />
              Chia sẻ
            </button>
            <button type="button" className={styles.tool} onClick={() => open('misprint')}>
              <Flag aria-hidden="true" />
              Báo lỗi trong sách
            </button>
            {mark && (
              <IconButton
                label="Xoá chỗ tô màu"
                onClick={() => {
                  removeMark(keeper, mark)
                  close()
                }}
              >
                <Trash2 size="1.8rem" aria-hidden="true" />
              </IconButton>
            )}
          </div>
          {view === 'copy' && <CopyWays passage={passage} onDone={close} />}
          {passage.text.length > QUOTE_LENGTH && (
            <p className={styles.hint}>Đoạn chọn dài: ghi chú chỉ trích {formatNumber(QUOTE_LENGTH)} ký tự đầu.</p>
          )}
        </>
      )}
    </div>
  )
}

function Dialogs({ kind, passage, onClose }: { kind: 'picture' | 'misprint'; passage: Passage; onClose(): void }) {
  return (
    <PartBoundary>
      <Suspense>
        {kind === 'picture' ? (
          <QuoteDialog passage={passage} onClose={onClose} />
        ) : (
          <MisprintDialog passage={passage} onClose={onClose} />
        )}
      </Suspense>
    </PartBoundary>
  )
}
