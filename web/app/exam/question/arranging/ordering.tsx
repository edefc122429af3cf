import type { BodyOf } from '@tq/contract/questions/content.ts'
import { ArrowDown, ArrowUp, Check, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classes } from '../../../ui/class-names.ts'
import { Button, IconButton } from '../../../ui/form/button.tsx'
import { type AskProps, isBlank, plainText, type QuestionPart, type ReviewProps } from '../part.ts'
import { RichLine } from '../rich.tsx'
import styles from './ordering.module.css'

type Body = BodyOf<'ordering'>

/** Two buttons a row: the focus stays with what was moved, and its new place is said aloud. */
function Ask({ body, answer, isLocked, onChange }: AskProps<Body>) {
  const [moved, setMoved] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const ids = body.items.map(({ id }) => id)
  // What is stored may be of no use here: then it begins as it was given.
  const order = answer.length === ids.length && ids.every((id) => answer.includes(id)) ? answer : ids
  const move = (id: string, by: -1 | 1) => {
    const [from, to] = [order.indexOf(id), order.indexOf(id) + by]
    const next = order.filter((each) => each !== id)
    next.splice(to, 0, id)
    if (from === -1 || to < 0 || to >= order.length) return
    flushSync(() => {
      setMoved(id)
      setSaid(`Đã chuyển tới vị trí ${to + 1} trên ${order.length}`)
      onChange(next)
    })
    const [up, down] = list.current?.children[to]?.querySelectorAll('button') ?? []
    const wanted = by < 0 ? up : down
    const other = by < 0 ? down : up
    ;(wanted?.disabled ? other : wanted)?.focus()
  }
  return (
    <>
      <ol className={styles.order} ref={list}>
        {order.map((id, at) => {
          const html = body.items.find((each) => each.id === id)?.html ?? ''
          const words = plainText(html)
          return (
            <li key={id} className={classes(id === moved && styles.moved)}>
              <span className={styles.place}>{at + 1}</span>
              <RichLine html={html} />
              <span className={styles.moves}>
                <IconButton label={`Đưa lên: ${words}`} disabled={isLocked || at === 0} onClick={() => move(id, -1)}>
                  <ArrowUp size="2rem" aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Đưa xuống: ${words}`}
                  disabled={isLocked || at === order.length - 1}
                  onClick={() => move(id, 1)}
                >
                  <ArrowDown size="2rem" aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          )
        })}
      </ol>
      {isBlank(answer) && !isLocked && (
        <p className={styles.keep}>
          <Button onClick={() => onChange(order)}>Giữ nguyên thứ tự này</Button>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

function Review({ body, answer, answerKey }: ReviewProps<Body>) {
  const htmlOf = (id: string) => body.items.find((each) => each.id === id)?.html ?? ''
  const isLeft = answer === null || answer.length === 0
  return (
    <div className={styles.reviewed}>
      {answer !== null && (
        <div>
          <h3>Bạn xếp</h3>
          {isLeft ? (
            <p>Chưa xếp</p>
          ) : (
            <ol>
              {answer.map((id, at) => {
                const isRight = answerKey ? answerKey[at] === id : null
                return (
                  <li key={id} className={classes(isRight === true && styles.yes, isRight === false && styles.no)}>
                    <span>{at + 1}</span>
                    <RichLine html={htmlOf(id)} />
                    {isRight === true && <Check aria-hidden="true" />}
                    {isRight === false && <X aria-hidden="true" />}
                    {isRight !== null && <span className="visually-hidden">{isRight ? 'đúng chỗ' : 'sai chỗ'}</span>}
                  </li>
                )
              })}
            </ol>
          )}
        </div>
      )}
      {answerKey && (
        <div>
          <h3>Thứ tự đúng</h3>
          <ol>
            {answerKey.map((id, at) => (
              <li key={id}>
                <span>{at + 1}</span>
                <RichLine html={htmlOf(id)} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}

export const ordering: QuestionPart<Body> = {
  Ask,
  Review,
  openCount: (_, answer) => (isBlank(answer) ? 1 : 0),
  openWords: () => 'Chưa xếp',
}
