import type { BodyOf } from '@tq/contract/questions/content.ts'
import { ChevronRight } from 'lucide-react'
import { classes } from '../../../ui/class-names.ts'
import { Select } from '../../../ui/form/input.tsx'
import { Compared } from '../compared.tsx'
import { type AskProps, letterOf, plainText, type QuestionPart, type ReviewProps } from '../part.ts'
import { RichLine } from '../rich.tsx'
import styles from './matching.module.css'

type Body = BodyOf<'matching'>
const rightOf = (answer: string[] | null, left: string) =>
  answer?.find((pair) => pair.startsWith(`${left}:`))?.slice(left.length + 1)

/** A list can't show a formula: then the right side stands above, with letters to choose by. */
const needsLetters = (body: Body) => body.right.some(({ html }) => /<(math|img|svg)\b/.test(html))

function Ask({ body, answer, name, isLocked, onChange }: AskProps<Body>) {
  const hasLetters = needsLetters(body)
  const join = (left: string, right: string) =>
    onChange(
      body.left.flatMap(({ id }) => {
        const to = id === left ? right : rightOf(answer, id)
        return to ? [`${id}:${to}`] : []
      }),
    )
  return (
    <>
      {hasLetters && (
        <ol className={styles.letters} aria-label="Các mục để nối">
          {body.right.map(({ id, html }, at) => (
            <li key={id}>
              <b>{letterOf(at)}.</b> <RichLine html={html} />
            </li>
          ))}
        </ol>
      )}
      <ul className={styles.pairs}>
        {body.left.map(({ id, html }) => {
          const chosen = rightOf(answer, id) ?? ''
          return (
            <li key={id}>
              <label htmlFor={`${name}-${id}`}>
                <RichLine html={html} />
              </label>
              <ChevronRight size="2rem" className={styles.arrow} aria-hidden="true" />
              <Select
                id={`${name}-${id}`}
                value={chosen}
                disabled={isLocked}
                className={classes(chosen && styles.set)}
                onChange={(event) => join(id, event.target.value)}
              >
                <option value="">Chọn một mục</option>
                {body.right.map((right, at) => (
                  <option key={right.id} value={right.id}>
                    {hasLetters ? `${letterOf(at)}. ${plainText(right.html)}` : plainText(right.html)}
                  </option>
                ))}
              </Select>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Review({ body, answer, answerKey }: ReviewProps<Body>) {
  const htmlOf = (id: string | undefined) => body.right.find((each) => each.id === id)?.html
  return (
    <Compared
      names={{ item: 'Mục', mine: 'Bạn nối' }}
      verdicts={{ right: 'nối đúng', wrong: 'nối sai' }}
      hasKey={answerKey !== null}
      rows={body.left.map(({ id, html }) => {
        const [mine, key] = [rightOf(answer, id), rightOf(answerKey, id)]
        return {
          id,
          item: <RichLine html={html} />,
          mine: <RichLine html={htmlOf(mine) ?? 'Chưa nối'} />,
          isRight: key === undefined || mine === undefined ? null : mine === key,
          answerKey: <RichLine html={htmlOf(key) ?? ''} />,
        }
      })}
    />
  )
}

export const matching: QuestionPart<Body> = {
  Ask,
  Review,
  openCount: ({ left }, answer) => left.length - answer.length,
  openWords: (count) => `Còn ${count} cặp`,
}
