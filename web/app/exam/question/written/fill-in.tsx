import { LONGEST_GAP } from '@tq/contract/exam/attempt.ts'
import type { BodyOf } from '@tq/contract/questions/content.ts'
import { Check } from 'lucide-react'
import { classes } from '../../../ui/class-names.ts'
import { Input } from '../../../ui/form/input.tsx'
import { type AskProps, isBlank, type QuestionPart, type ReviewProps } from '../part.ts'
import { RichLine } from '../rich.tsx'
import styles from './fill-in.module.css'
import { gapsIn } from './gaps-in.ts'

type Body = BodyOf<'fillIn'>

/** All gaps are equally wide: width tells nothing. */
function Ask({ body, answer, name, isLocked, onChange }: AskProps<Body>) {
  const texts = Array.from({ length: body.gapCount }, (_, at) => answer[at] ?? '')
  const type = (gap: number, text: string) => {
    const next = texts.map((each, at) => (at === gap ? text : each))
    onChange(isBlank(next) ? [] : next)
  }
  return (
    <div className={styles.text}>
      {body.lines.map((line, at) => (
        <p key={at}>
          {gapsIn(line).map((piece, index) =>
            typeof piece === 'string' ? (
              <RichLine key={index} html={piece} />
            ) : (
              <span key={index} className={styles.whole}>
                {piece.before}
                <span className={styles.gap}>
                  <label className="visually-hidden" htmlFor={`${name}-${piece.gap}`}>
                    Chỗ trống {piece.gap + 1}
                  </label>
                  <Input
                    id={`${name}-${piece.gap}`}
                    value={texts[piece.gap] ?? ''}
                    placeholder={`(${piece.gap + 1})`}
                    maxLength={LONGEST_GAP}
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    disabled={isLocked}
                    onChange={(event) => type(piece.gap, event.target.value)}
                  />
                </span>
                {piece.after}
              </span>
            ),
          )}
        </p>
      ))}
    </div>
  )
}

function Review({ body, answer, answerKey, keyNotes, rightGaps }: ReviewProps<Body>) {
  return (
    <>
      <div className={styles.text}>
        {body.lines.map((line, at) => (
          <p key={at}>
            {gapsIn(line).map((piece, index) => {
              if (typeof piece === 'string') return <RichLine key={index} html={piece} />
              const { gap, before, after } = piece
              const [mine, key] = [answer?.[gap] ?? '', answerKey?.[gap]]
              const isRight = rightGaps?.[gap] === true
              return (
                <span key={index} className={styles.whole}>
                  {before}
                  <span className={classes(styles.said, isRight && styles.right)}>
                    <span className="visually-hidden">Chỗ trống {gap + 1}: </span>
                    {isRight && <Check aria-hidden="true" />}
                    {mine || '(để trống)'}
                    {isRight && <span className="visually-hidden"> (đúng)</span>}
                    {key !== undefined && !isRight && <b>Đáp án: {key}</b>}
                  </span>
                  {after}
                </span>
              )
            })}
          </p>
        ))}
      </div>
      {keyNotes.length > 0 && <p className={styles.notes}>{keyNotes.join('. ')}</p>}
    </>
  )
}

export const fillIn: QuestionPart<Body> = {
  Ask,
  Review,
  openCount: ({ gapCount }, answer) => gapCount - answer.filter((text) => text.trim() !== '').length,
  openWords: (count) => `Còn ${count} chỗ trống`,
}
