import { Check, Lock, Play } from 'lucide-react'
import { classes } from '../../../ui/class-names.ts'
import styles from './lesson-mark.module.css'

export type LessonStanding = 'done' | 'current' | 'open' | 'preview' | 'locked'

const WORDS: Record<LessonStanding, string> = {
  done: 'Đã học',
  current: 'Đang học',
  open: 'Chưa học',
  preview: 'Học thử',
  locked: 'Đang khoá',
}

/** Where a learner stands in a lesson: a shape, a colour and hidden words. */
export function LessonMark({ standing }: { standing: LessonStanding }) {
  return (
    <span className={classes(styles.mark, styles[standing])}>
      {standing === 'done' && <Check aria-hidden="true" />}
      {standing === 'preview' && <Play fill="currentColor" aria-hidden="true" />}
      {standing === 'locked' && <Lock aria-hidden="true" />}
      <span className="visually-hidden">{WORDS[standing]}: </span>
    </span>
  )
}
