import type { QuestionType } from '@tq/contract/enums.ts'
import type { BodyOf, ShownBody } from '@tq/contract/questions/content.ts'
import type { ComponentType } from 'react'
import { classes } from '../../ui/class-names.ts'
import { letterOf, plainText } from '../question/part.ts'
import { RichLine } from '../question/rich.tsx'
import styles from './paper.module.css'

type Of<T extends QuestionType> = { body: BodyOf<T> }

/** Letters a line of half a page has room for, where so many options share it. */
const FOUR_IN_A_LINE = 6
const TWO_IN_A_LINE = 20

function Options({ body: { options } }: { body: BodyOf<'single'> | BodyOf<'multiple'> }) {
  const longest = Math.max(...options.map(({ html }) => plainText(html).length))
  const hasPictures = options.some(({ html }) => /<(img|svg)\b/.test(html))
  const inLine = hasPictures || longest > FOUR_IN_A_LINE ? (longest <= TWO_IN_A_LINE ? styles.two : undefined) : styles.four
  return (
    <ol className={classes(styles.options, inLine)}>
      {options.map(({ id, html }, at) => (
        <li key={id}>
          <b>{letterOf(at)}.</b> <RichLine html={html} />
        </li>
      ))}
    </ol>
  )
}

function TrueFalse({ body: { statements } }: Of<'trueFalse'>) {
  return (
    <table className={styles.statements}>
      <thead>
        <tr>
          <th>Phát biểu</th>
          <th>Đúng</th>
          <th>Sai</th>
        </tr>
      </thead>
      <tbody>
        {statements.map(({ id, html }, at) => (
          <tr key={id}>
            <td>
              <b>{letterOf(at).toLowerCase()})</b> <RichLine html={html} />
            </td>
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** All gaps are equally wide: width tells nothing. */
function FillIn({ body: { lines } }: Of<'fillIn'>) {
  return lines.map((line, at) => (
    <p key={at}>
      {line.map((piece, index) =>
        typeof piece === 'string' ? (
          <RichLine key={index} html={piece} />
        ) : (
          <span key={index} className={styles.gap}>
            ({piece + 1})
          </span>
        ),
      )}
    </p>
  ))
}

const NUMBER_BOXES = 4

function Numeric({ body: { unit } }: Of<'numeric'>) {
  return (
    <p className={styles.written}>
      Đáp số: <Boxes count={NUMBER_BOXES} />
      {unit && ` ${unit}`}
    </p>
  )
}

const Boxes = ({ count }: { count: number }) => (
  <span className={styles.boxes}>
    {Array.from({ length: count }, (_, at) => (
      <i key={at} />
    ))}
  </span>
)

function Matching({ body: { left, right } }: Of<'matching'>) {
  return (
    <>
      <div className={styles.sides}>
        <ol>
          {left.map(({ id, html }, at) => (
            <li key={id}>
              <b>{at + 1}.</b> <RichLine html={html} />
            </li>
          ))}
        </ol>
        <ol>
          {right.map(({ id, html }, at) => (
            <li key={id}>
              <b>{letterOf(at)}.</b> <RichLine html={html} />
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.written}>
        Nối:{' '}
        {left.map(({ id }, at) => (
          <span key={id} className={styles.pair}>
            {at + 1} – <Boxes count={1} />
          </span>
        ))}
      </p>
    </>
  )
}

function Ordering({ body: { items } }: Of<'ordering'>) {
  return (
    <>
      <ol className={styles.options}>
        {items.map(({ id, html }, at) => (
          <li key={id}>
            <b>{letterOf(at)}.</b> <RichLine html={html} />
          </li>
        ))}
      </ol>
      <p className={styles.written}>
        Thứ tự đúng: <Boxes count={items.length} />
      </p>
    </>
  )
}

const WORDS_A_LINE = 8
const LINES = { fewest: 6, most: 22, usual: 10 }

function Essay({ body: { mostWords } }: Of<'essay'>) {
  const wanted = mostWords === null ? LINES.usual : Math.ceil(mostWords / WORDS_A_LINE)
  const count = Math.min(LINES.most, Math.max(LINES.fewest, wanted))
  return (
    <div className={styles.lines}>
      {Array.from({ length: count }, (_, at) => (
        <i key={at} />
      ))}
    </div>
  )
}

const BODIES: { [T in QuestionType]: ComponentType<Of<T>> } = {
  single: Options,
  multiple: Options,
  trueFalse: TrueFalse,
  fillIn: FillIn,
  numeric: Numeric,
  matching: Matching,
  ordering: Ordering,
  essay: Essay,
}

/** Where a pen answers: boxes, dotted lines, a table. */
export function PaperBody({ body }: { body: ShownBody }) {
  const Body = BODIES[body.type] as ComponentType<{ body: ShownBody }>
  return <Body body={body} />
}
