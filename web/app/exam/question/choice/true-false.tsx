import { NATIONAL_SCALE } from '@tq/contract/exam/attempt.ts'
import type { BodyOf } from '@tq/contract/questions/content.ts'
import { Check } from 'lucide-react'
import { classes } from '../../../ui/class-names.ts'
import { formatMark } from '../../words.ts'
import { Compared } from '../compared.tsx'
import type { AskProps, QuestionPart, ReviewProps } from '../part.ts'
import { RichLine } from '../rich.tsx'
import styles from './true-false.module.css'

type Body = BodyOf<'trueFalse'>
const VERDICTS = [
  ['true', 'Đúng'],
  ['false', 'Sai'],
] as const

/** a, b, c … of a statement. */
const letter = (at: number) => String.fromCharCode(97 + at)
const saidOf = (answer: string[] | null, id: string) => answer?.find((entry) => entry.startsWith(`${id}:`))?.slice(id.length + 1)
const wordOf = (said: string | undefined) => VERDICTS.find(([value]) => value === said)?.[1]

function Ask({ body, answer, name, isLocked, onChange }: AskProps<Body>) {
  const say = (id: string, value: string) =>
    onChange(
      body.statements.flatMap((each) => {
        const said = each.id === id ? value : saidOf(answer, each.id)
        return said ? [`${each.id}:${said}`] : []
      }),
    )
  return (
    <div className={styles.statements}>
      <p className={styles.head} aria-hidden="true">
        <span>Ý</span>
        <span>Lựa chọn</span>
      </p>
      {body.statements.map(({ id, html }, at) => {
        const said = saidOf(answer, id)
        const label = `${name}-${id}`
        return (
          <fieldset key={id} className={styles.statement} disabled={isLocked} aria-labelledby={label}>
            <div id={label} className={styles.words}>
              <b>{letter(at)})</b> <RichLine html={html} />
            </div>
            <span className={styles.pick}>
              {VERDICTS.map(([value, word]) => (
                <label key={value} className={classes(said === value && styles.on)}>
                  <input
                    type="radio"
                    name={`${name}-${id}`}
                    checked={said === value}
                    disabled={isLocked}
                    onChange={() => say(id, value)}
                  />
                  {said === value && <Check aria-hidden="true" />}
                  {word}
                </label>
              ))}
            </span>
          </fieldset>
        )
      })}
    </div>
  )
}

function Review({ body, answer, answerKey, points, score }: ReviewProps<Body>) {
  const rightCount = answerKey && body.statements.filter(({ id }) => saidOf(answer, id) === saidOf(answerKey, id)).length
  return (
    <>
      <Compared
        names={{ item: 'Ý', mine: 'Bạn chọn' }}
        verdicts={{ right: 'chọn đúng', wrong: 'chọn sai' }}
        hasKey={answerKey !== null}
        rows={body.statements.map(({ id, html }, at) => {
          const [mine, key] = [saidOf(answer, id), saidOf(answerKey, id)]
          return {
            id,
            item: (
              <>
                <b>{letter(at)})</b> <RichLine html={html} />
              </>
            ),
            mine: wordOf(mine) ?? 'Chưa chọn',
            isRight: key === undefined || mine === undefined ? null : mine === key,
            answerKey: wordOf(key),
          }
        })}
      />
      {rightCount !== null && isNational(body, points, score, rightCount) && (
        <ol className={styles.scale} aria-label="Thang điểm câu đúng sai">
          {NATIONAL_SCALE.map((percent, count) => (
            <li
              key={percent}
              className={classes(count === rightCount && styles.here)}
              aria-current={count === rightCount || undefined}
            >
              {count} ý<b>{formatMark((points * percent) / 100)}</b>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** The points tell which scale they were given by: with one to three right it differs from equal shares. */
function isNational({ statements }: Body, points: number, score: number | null, rightCount: number): boolean {
  const percent = NATIONAL_SCALE[rightCount]
  if (statements.length !== 4 || score === null || percent === undefined || rightCount === 0 || rightCount === 4) return false
  return Math.abs(score - (points * percent) / 100) < 0.0015
}

export const trueFalse: QuestionPart<Body> = {
  Ask,
  Review,
  openCount: ({ statements }, answer) => statements.length - answer.length,
  openWords: (count) => `Còn ${count} ý chưa chọn`,
}
