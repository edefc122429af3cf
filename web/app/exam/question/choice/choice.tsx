import type { BodyOf } from '@tq/contract/questions/content.ts'
import { Check, X } from 'lucide-react'
import { classes } from '../../../ui/class-names.ts'
import { type AskProps, letterOf, type ReviewProps } from '../part.ts'
import { RichLine } from '../rich.tsx'
import styles from './choice.module.css'

type Body = BodyOf<'single'> | BodyOf<'multiple'>

/** Single and multiple choice: one list of large targets. A letter key chooses while the focus is among them. */
export function Choices({ body, answer, name, isLocked, onChange }: AskProps<Body>) {
  const isMultiple = body.type === 'multiple'
  const choose = (id: string) => {
    if (!isMultiple) return onChange([id])
    onChange(answer.includes(id) ? answer.filter((each) => each !== id) : [...answer, id])
  }
  return (
    <fieldset
      className={classes(styles.choices, isMultiple && styles.square)}
      disabled={isLocked}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return
        const at = event.key.toUpperCase().charCodeAt(0) - 65
        const option = body.options[at]
        if (!option) return
        event.preventDefault()
        choose(option.id)
        event.currentTarget.querySelectorAll('input')[at]?.focus()
      }}
    >
      <legend className={isMultiple ? styles.many : 'visually-hidden'}>
        {isMultiple ? 'Chọn mọi phương án đúng; chọn cả phương án sai thì bị bớt điểm' : 'Chọn một phương án'}
      </legend>
      {body.options.map(({ id, html }, at) => {
        const isOn = answer.includes(id)
        return (
          <label key={id} className={classes(styles.choice, isOn && styles.on)}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              checked={isOn}
              disabled={isLocked}
              onChange={() => choose(id)}
            />
            <span className={styles.letter}>{isMultiple && isOn ? <Check aria-hidden="true" /> : letterOf(at)}</span>
            <RichLine html={html} />
          </label>
        )
      })}
    </fieldset>
  )
}

export function ReviewedChoices({ body, answer, answerKey }: ReviewProps<Body>) {
  return (
    <ol className={classes(styles.reviewed, body.type === 'multiple' && styles.square)}>
      {body.options.map(({ id, html }, at) => {
        const isMine = answer?.includes(id) ?? false
        const isRight = answerKey?.includes(id) ?? false
        const isWrong = isMine && answerKey !== null && !isRight
        return (
          <li
            key={id}
            className={classes(
              isMine && styles.mine,
              isRight && styles.right,
              isRight && !isMine && styles.missed,
              isWrong && styles.wrong,
            )}
          >
            <span className={styles.letter}>{letterOf(at)}</span>
            <RichLine html={html} />
            <Say
              isMine={isMine}
              isRight={isRight}
              isWrong={isWrong}
              isLeftOut={(answer?.length ?? 0) > 0 && body.type === 'multiple'}
            />
          </li>
        )
      })}
    </ol>
  )
}

interface SayProps {
  isMine: boolean
  isRight: boolean
  isWrong: boolean
  /** Others were chosen, this one was not. */
  isLeftOut: boolean
}

function Say({ isMine, isRight, isWrong, isLeftOut }: SayProps) {
  if (!isMine && !isRight) return <span />
  const words = isMine
    ? isRight
      ? 'Bạn chọn, đúng'
      : isWrong
        ? 'Bạn chọn, sai'
        : 'Bạn chọn'
    : isLeftOut
      ? 'Đúng, bạn bỏ sót'
      : 'Đáp án đúng'
  return (
    <span className={styles.say}>
      {isRight && <Check aria-hidden="true" />}
      {isWrong && <X aria-hidden="true" />}
      {words}
    </span>
  )
}
