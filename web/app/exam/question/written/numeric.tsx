import { LONGEST_NUMBER } from '@tq/contract/exam/attempt.ts'
import type { BodyOf } from '@tq/contract/questions/content.ts'
import { readingsOf, readNumber, withoutUnit } from '@tq/contract/questions/numeric/read-number.ts'
import { Input } from '../../../ui/form/input.tsx'
import { formatExact } from '../../words.ts'
import { type AskProps, isBlank, type QuestionPart, type ReviewProps } from '../part.ts'
import styles from './numeric.module.css'
import { Said } from './said.tsx'

type Body = BodyOf<'numeric'>

/** What may be meant by what was typed; the unit may stand behind it. */
function readTyped({ unit }: Body, typed: string): string {
  return readingsOf(withoutUnit(typed, unit)).map(formatExact).join(' hoặc ')
}

function Ask({ body, answer, name, isLocked, onChange }: AskProps<Body>) {
  const typed = answer[0] ?? ''
  const read = readTyped(body, typed)
  return (
    <>
      <div className={styles.row}>
        <label className="visually-hidden" htmlFor={name}>
          Câu trả lời{body.unit ? `, tính bằng ${body.unit}` : ''}
        </label>
        <Input
          id={name}
          inputMode="decimal"
          value={typed}
          placeholder="Ví dụ 2,5"
          maxLength={LONGEST_NUMBER}
          autoComplete="off"
          disabled={isLocked}
          aria-describedby={`${name}-hint`}
          onChange={(event) => onChange(event.target.value === '' ? [] : [event.target.value])}
        />
        {body.unit && <span className={styles.unit}>{body.unit}</span>}
      </div>
      <p id={`${name}-hint`} className={styles.hint}>
        {typed.trim() === ''
          ? 'Dấu phẩy hay dấu chấm thập phân đều được.'
          : read === ''
            ? 'Chưa đọc được thành số. Bạn gõ như 2,5 hoặc −3 hoặc 1/4.'
            : `Số bạn gõ: ${read}.`}
      </p>
    </>
  )
}

function Review({ body, answer, answerKey, keyNotes, points, score }: ReviewProps<Body>) {
  const typed = answer?.[0]?.trim()
  const read = typed === undefined ? '' : readTyped(body, typed)
  const unit = body.unit ? ` ${body.unit}` : ''
  const key = answerKey?.[0]
  const keyNumber = key === undefined ? null : readNumber(key)
  return (
    <Said
      said={read === '' ? typed : read + unit}
      saidNote={typed !== undefined && read !== '' && typed !== read ? noteOf(typed, read) : undefined}
      isRight={score !== null && points > 0 && score === points}
      answerKey={key === undefined ? undefined : (keyNumber === null ? key : formatExact(keyNumber)) + unit}
      keyNote={keyNotes.join('. ')}
      hasAnswer={answer !== null}
    />
  )
}

/** How a number was read that was typed in another way. */
const noteOf = (typed: string, read: string) =>
  typed.replaceAll('.', ',') === read ? `Bạn gõ ${typed}; dấu chấm hay dấu phẩy đều được` : `Bạn gõ ${typed}`

export const numeric: QuestionPart<Body> = {
  Ask,
  Review,
  openCount: (_, answer) => (isBlank(answer) ? 1 : 0),
  openWords: () => 'Chưa điền',
}
