import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Waiting } from '../../lib/waiting.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { Materials } from './content/materials.tsx'
import { Transcript } from './content/transcript.tsx'
import type { Learner } from './learner/use-learner.ts'
import styles from './lesson-parts.module.css'
import { LoginInvite } from './login-invite.tsx'
import type { LessonPlaces } from './notes/note-place.ts'

export interface LessonPartsProps {
  lesson: LessonDetail
  learner: Learner
  places: LessonPlaces
  /** Under what is read they follow one another; under what plays they are tabs. */
  isStacked: boolean
  /** Inside the app the summary is a part of its own. */
  hasSummary: boolean
}

interface Part {
  id: string
  title: string
  beside?: string
  panel: ReactNode
}

/** What goes with a lesson: files, what is said in it, the learner's notes, questions to its teacher. */
export function LessonParts({ lesson, learner, places, isStacked, hasSummary }: LessonPartsProps) {
  const { materials, transcript, summary } = lesson
  const { hash } = useLocation()
  const parts: Part[] = [
    ...(hasSummary && summary ? [{ id: 'tom-tat', title: 'Tóm tắt', panel: <p className={styles.summary}>{summary}</p> }] : []),
    ...(materials.length > 0
      ? [{ id: 'hoc-lieu', title: `Học liệu (${materials.length})`, panel: <Materials materials={materials} /> }]
      : []),
    ...(transcript ? [{ id: 'loi-thoai', title: 'Lời giảng', panel: <Transcript text={transcript} /> }] : []),
    {
      id: 'ghi-chu',
      title: 'Ghi chú',
      beside: 'Chỉ mình bạn thấy',
      panel: (
        <MembersPart
          learner={learner}
          reason="Đăng nhập để ghi chú ở đúng chỗ đang học và tìm lại trên mọi thiết bị."
          load={loadNotes}
          render={(Notes) => <Notes key={lesson.id} lessonId={lesson.id} places={places} />}
        />
      ),
    },
    {
      id: 'hoi-dap',
      title: 'Hỏi đáp',
      beside: 'Giảng viên trả lời vào ngày làm việc',
      panel: (
        <MembersPart
          learner={learner}
          reason="Đăng nhập để hỏi giảng viên và đọc những câu đã được trả lời."
          load={loadQuestions}
          render={(Questions) => <Questions key={lesson.id} lessonId={lesson.id} />}
        />
      ),
    },
  ]
  useEffect(() => {
    // What a link names may come long after the page: a lesson of one's own is asked for by the browser.
    const id = hash.slice(1)
    if (parts.some((part) => part.id === id))
      (document.getElementById(`${id}-tab`) ?? document.getElementById(id))?.scrollIntoView({ block: 'start' })
  }, [hash, lesson.id])
  if (!isStacked) return <Tabs key={lesson.id} label="Nội dung bài" tabs={parts} className={styles.tabs} />
  return parts.map(({ id, title, beside, panel }) => (
    <section key={id} id={id} aria-labelledby={`${id}-tieu-de`} className={styles.part}>
      <div className={styles.head}>
        <h2 id={`${id}-tieu-de`}>{title}</h2>
        {beside && <span className={styles.beside}>{beside}</span>}
      </div>
      {panel}
    </section>
  ))
}

const loadNotes = () => import('./notes/notes.tsx').then(({ Notes }) => Notes)
const loadQuestions = () => import('./questions/questions.tsx').then(({ Questions }) => Questions)

interface MembersPartProps<P> {
  learner: Learner
  /** Why a guest would log in for it. */
  reason: string
  load(): Promise<ComponentType<P>>
  render(Part: ComponentType<P>): ReactNode
}

/** Comes to members only, after the page: a guest's browser fetches none of it. */
function MembersPart<P>({ learner, reason, load, render }: MembersPartProps<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const [failure, setFailure] = useState('')
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!learner.isMember) return
    setFailure('')
    load().then(
      (part) => setPart(() => part),
      () => setFailure('Chưa tải được phần này, bạn kiểm tra mạng rồi thử lại nhé'),
    )
  }, [learner.isMember, round])
  if (!learner.isMember) return <LoginInvite reason={reason} />
  return Part ? render(Part) : <Waiting failure={failure} onRetry={() => setRound((n) => n + 1)} />
}
