import type { TextbookDetail } from '@tq/contract/learning/textbook.ts'
import { QrCode } from 'lucide-react'
import { Cover } from '../catalog/cover.tsx'
import { lessonUrl } from '../learning/parts/addresses.ts'
import { FactLine } from '../learning/parts/fact-line.tsx'
import { formatNumber } from '../lib/format.ts'
import { bindTitle } from '../lib/typography.ts'
import { Button, LinkButton } from '../ui/form/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import styles from './textbook-head.module.css'
import { TEXTBOOKS_PATH } from './textbook-query.ts'
import { columnsOf } from './tree.ts'

export function TextbookHead({ book }: { book: TextbookDetail }) {
  const { first, second } = columnsOf(book)
  const [start] = [...first, ...second].flatMap(({ parts }) =>
    parts.flatMap(({ rows }) => rows.flatMap((row) => row.lesson ?? [])),
  )
  return (
    <div className={styles.head}>
      <Cover picture={book.picture} sizes="(max-width: 719px) 96px, 160px" className={styles.cover} />
      <div>
        <h1>{bindTitle(book.title)}</h1>
        <p className={styles.by}>{book.authors.length > 0 ? book.authors.join(', ') : book.subject}</p>
        <FactLine className={styles.facts}>
          {`Lớp ${book.grade}`}
          {book.chapters.length > 0 && `${formatNumber(book.chapters.length)} chương`}
          {book.audioCount > 0 && `${formatNumber(book.audioCount)} bài nghe`}
          {book.videoCount > 0 && `${formatNumber(book.videoCount)} video`}
          {book.lessonCount > 0 && `${formatNumber(book.lessonCount)} bài học`}
          {book.exerciseCount > 0 && `${formatNumber(book.exerciseCount)} bài tập`}
        </FactLine>
        <p className={styles.ways}>
          {start && (
            <LinkButton to={lessonUrl('textbook', start)} look="lam">
              Học từ bài đầu
            </LinkButton>
          )}
          {book.product && (
            <LinkButton to={`/san-pham/${book.product.address}`} look={start ? 'text' : 'line'}>
              Mua sách giấy
            </LinkButton>
          )}
        </p>
      </div>
      <CodeField />
    </div>
  )
}

/** Leads to the place a printed code stands for; a form of the browser's own, so it works without scripts. */
function CodeField() {
  return (
    <form action={TEXTBOOKS_PATH} className={styles.code}>
      <Field
        label="Mã in cạnh bài trong sách"
        hint={
          <span className={styles.hint}>
            <QrCode size="1.8rem" aria-hidden="true" />
            <span>Hoặc quét mã QR bằng máy ảnh điện thoại.</span>
          </span>
        }
      >
        <div className={styles.typed}>
          <CodeInput />
          <Button type="submit">Mở bài</Button>
        </div>
      </Field>
    </form>
  )
}

const CodeInput = () => (
  <Input
    name="ma"
    placeholder="4k7m 2xpa 93te"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={20}
    required
  />
)
