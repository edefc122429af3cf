import { Check, ChevronLeft, CircleAlert, Flag, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { classes } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/form/button.tsx'
import { questionHash } from '../../addresses.ts'
import { PartTitle } from '../../part-title.tsx'
import { openWordsOf } from '../../question/parts.ts'
import { formatSecond } from '../../words.ts'
import type { AnswerKeeper } from '../answer-keeper.ts'
import { Legend, Numbers, type PaletteEntry } from '../palette/numbers.tsx'
import { type OpenAttempt, useKeeperState } from '../use-attempt.ts'
import styles from './summary.module.css'

export interface SummaryProps {
  attempt: OpenAttempt
  keeper: AnswerKeeper
  entries: PaletteEntry[]
  isSubmitting: boolean
  failure: string
  onBack(): void
  onSubmit(): void
}

/** Before it is handed in: what is empty, half done or marked, each a way back. It hinders nobody. */
export function Summary({ attempt, keeper, entries, isSubmitting, failure, onBack, onSubmit }: SummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { lastSavedAt, waitingCount } = useKeeperState(keeper)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const full = entries.filter(({ fullness }) => fullness === 'full')
  const empty = entries.filter(({ fullness }) => fullness === 'empty')
  const partial = entries.filter(({ fullness }) => fullness === 'partial')
  const flagged = entries.filter(({ isFlagged, fullness }) => isFlagged && fullness === 'full')
  const wordsOf = (number: number) => {
    const question = attempt.questionActives.find((each) => each.number === number)
    return question ? openWordsOf(question.body, keeper.of(question.id).answer).toLowerCase() : ''
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <p className={styles.back}>
        <Button look="text" isSmall onClick={onBack}>
          <ChevronLeft size="1.8rem" aria-hidden="true" />
          Quay lại làm bài
        </Button>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        Xem lại trước khi nộp
      </h1>
      <p className={styles.done}>
        <b>{full.length}</b> <span>trên {entries.length} câu đã trả lời đủ</span>
      </p>
      <div className={styles.stack} aria-hidden="true">
        {full.length > 0 && <i className={styles.full} style={{ flexGrow: full.length }} />}
        {partial.length > 0 && <i className={styles.partial} style={{ flexGrow: partial.length }} />}
        {empty.length > 0 && <i style={{ flexGrow: empty.length }} />}
      </div>
      <p className={classes(styles.saved, waitingCount > 0 && styles.waits)} role="status">
        {waitingCount === 0 && lastSavedAt && <Check size="1.8rem" aria-hidden="true" />}
        {waitingCount > 0
          ? `${waitingCount} câu còn trên máy này, được gửi cùng lúc nộp`
          : lastSavedAt
            ? `Mọi câu trả lời đã nằm trên máy chủ, lần lưu cuối ${formatSecond(lastSavedAt)}`
            : 'Chưa có câu trả lời nào'}
      </p>
      {empty.length + partial.length + flagged.length > 0 && (
        <section aria-labelledby="con-lam-them" className={styles.section}>
          <h2 id="con-lam-them">Còn có thể làm thêm</h2>
          <Todo
            title="Chưa trả lời"
            icon={CircleAlert}
            isWarning
            entries={empty}
            note={({ isFlagged }) => (isFlagged ? 'đã đánh dấu' : '')}
          />
          <Todo
            title="Mới trả lời một phần"
            icon={CircleAlert}
            isWarning
            entries={partial}
            note={({ number, isFlagged }) => wordsOf(number) + (isFlagged ? ', đã đánh dấu' : '')}
          />
          <Todo title="Đã đánh dấu" icon={Flag} entries={flagged} note={() => ''} />
        </section>
      )}
      <section aria-labelledby="tat-ca-cau" className={styles.section}>
        <h2 id="tat-ca-cau">Tất cả các câu</h2>
        {attempt.parts.map(({ title }, part) => {
          const numbers = attempt.questionActives.filter((each) => each.part === part).map(({ number }) => number)
          return (
            <div key={part} className={styles.part}>
              <p>
                <PartTitle title={title || 'Các câu'} />
              </p>
              <Numbers entries={entries.filter(({ number }) => numbers.includes(number))} />
            </div>
          )
        })}
        <Legend className={styles.legend} />
      </section>
      <div className={styles.handin}>
        {failure ? (
          // Beside the button that was pressed, which on phones stays in sight while the list above does not.
          <p role="alert" className={styles.failure}>
            <b>Chưa nộp được, câu trả lời vẫn còn nguyên.</b> {failure}
          </p>
        ) : (
          <p>
            <b>Nộp rồi không sửa được.</b> Câu trống và câu sai tính 0 điểm, không bị trừ thêm.
          </p>
        )}
        <Button onClick={onBack}>Làm tiếp</Button>
        <Button look="son" isBusy={isSubmitting} onClick={onSubmit}>
          Nộp bài
        </Button>
      </div>
    </div>
  )
}

interface TodoProps {
  title: string
  icon: LucideIcon
  isWarning?: boolean
  entries: PaletteEntry[]
  note(entry: PaletteEntry): string
}

function Todo({ title, icon: Icon, isWarning, entries, note }: TodoProps) {
  if (entries.length === 0) return null
  return (
    <div className={classes(styles.todo, isWarning && styles.warning)}>
      <h3>
        <Icon size="2rem" aria-hidden="true" />
        {title}
      </h3>
      <p className={styles.links}>
        {entries.map((entry) => (
          <Link key={entry.number} to={questionHash(entry.number)}>
            Câu {entry.number} {note(entry) && <small>{note(entry)}</small>}
          </Link>
        ))}
      </p>
    </div>
  )
}
