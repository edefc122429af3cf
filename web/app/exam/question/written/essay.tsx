import { LONGEST_ESSAY } from '@tq/contract/exam/attempt.ts'
import type { BodyOf } from '@tq/contract/questions/content.ts'
import { formatNumber } from '../../../lib/format.ts'
import { classes } from '../../../ui/class-names.ts'
import { Textarea } from '../../../ui/form/input.tsx'
import { type AskProps, isBlank, type QuestionPart, type ReviewProps } from '../part.ts'
import styles from './essay.module.css'

type Body = BodyOf<'essay'>

export const wordCount = (text: string) => text.match(/\S+/g)?.length ?? 0

/** Too many words are said to be too many; nothing is cut off. */
function Ask({ body: { mostWords }, answer, name, isLocked, onChange }: AskProps<Body>) {
  const text = answer[0] ?? ''
  const count = wordCount(text)
  const isTooLong = mostWords !== null && count > mostWords
  return (
    <div className={styles.essay}>
      <label className="visually-hidden" htmlFor={name}>
        Bài viết
      </label>
      <Textarea
        id={name}
        rows={8}
        value={text}
        placeholder="Viết ở đây"
        maxLength={LONGEST_ESSAY}
        disabled={isLocked}
        aria-describedby={`${name}-count`}
        onChange={(event) => onChange(event.target.value === '' ? [] : [event.target.value])}
      />
      <p id={`${name}-count`} className={classes(styles.count, isTooLong && styles.over)}>
        <span>
          <b>{formatNumber(count)}</b> chữ
          {mostWords !== null &&
            (isTooLong ? `, quá ${formatNumber(count - mostWords)} chữ` : `, nhiều nhất ${formatNumber(mostWords)}`)}
        </span>
        <span>Tự lưu khi bạn ngừng gõ</span>
      </p>
    </div>
  )
}

/** There is no key: a person reads it. */
function Review({ answer }: ReviewProps<Body>) {
  const text = answer?.[0] ?? ''
  if (text.trim() === '') return null
  return (
    <>
      <div className={styles.said}>
        {text.split(/\n+/).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      <p className={styles.count}>{formatNumber(wordCount(text))} chữ</p>
    </>
  )
}

export const essay: QuestionPart<Body> = {
  Ask,
  Review,
  openCount: (_, answer) => (isBlank(answer) ? 1 : 0),
  openWords: () => 'Chưa viết',
}
