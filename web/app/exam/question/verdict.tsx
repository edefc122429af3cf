import { Check, Clock, type LucideIcon, Minus, TriangleAlert, X } from 'lucide-react'
import { classes } from '../../ui/class-names.ts'
import { formatMark } from '../words.ts'
import styles from './question.module.css'

export type VerdictKind = 'right' | 'part' | 'wrong' | 'waiting' | 'blank' | 'answered'

interface Judged {
  /** Null while a person has to mark it, or where it is hidden. */
  score: number | null
  points: number
  isAnswered: boolean
  isWaiting: boolean
}

export function verdictOf({ score, points, isAnswered, isWaiting }: Judged): VerdictKind {
  if (isWaiting) return 'waiting'
  if (!isAnswered) return 'blank'
  if (score === null) return 'answered'
  if (score >= points) return 'right'
  return score > 0 ? 'part' : 'wrong'
}

export const VERDICTS: Record<VerdictKind, [word: string, icon: LucideIcon]> = {
  right: ['Đúng', Check],
  part: ['Đúng một phần', TriangleAlert],
  wrong: ['Sai', X],
  waiting: ['Chờ chấm', Clock],
  blank: ['Chưa trả lời', Minus],
  answered: ['Đã trả lời', Check],
}

/** An icon, a word and a tint: never a colour alone. */
export function Verdict({ kind }: { kind: VerdictKind }) {
  const [word, Icon] = VERDICTS[kind]
  return (
    <span className={classes(styles.verdict, styles[kind])}>
      <Icon size="1.6rem" aria-hidden="true" />
      {word}
    </span>
  )
}

/** 0,5 / 1 điểm */
export function Points({ score, points }: { score: number | null; points: number }) {
  return (
    <span className={styles.points}>
      {score === null ? (
        <>
          Tối đa <b>{formatMark(points)}</b> điểm
        </>
      ) : (
        <>
          <b>{formatMark(score)}</b> / {formatMark(points)} điểm
        </>
      )}
    </span>
  )
}
