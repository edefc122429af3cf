import type { TextbookCard } from '@tq/contract/learning/textbook.ts'
import { FileText, Headphones, Pencil, Video } from 'lucide-react'
import { Link } from 'react-router'
import { textbookUrl } from '../../learning/parts/addresses.ts'
import { ornamentOf } from '../../learning/parts/ornaments.ts'
import { formatNumber } from '../../lib/format.ts'
import { bindTitle } from '../../lib/typography.ts'
import { LinkCard } from '../../ui/layout/link-card.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './textbook-label.module.css'

/** Like the label on a school book: the subject's swatch, the grade, what the book carries. The whole card is one link. */
export function TextbookLabel({ book }: { book: TextbookCard }) {
  return (
    <LinkCard className={styles.label}>
      <div className={styles.swatch}>
        <Picture url={ornamentOf(book.subject)} widths={[360]} sizes="160px" alt="" width={360} height={240} />
        <b>
          <small>Lớp</small>
          {book.grade}
        </b>
      </div>
      <div className={styles.body}>
        <h3>
          <Link to={textbookUrl(book)} prefetch="intent">
            {bindTitle(book.title)}
          </Link>
        </h3>
        <p className={styles.by}>{book.authors.length > 0 ? book.authors.join(', ') : book.subject}</p>
        <p className={styles.has}>
          {book.audioCount + book.videoCount + book.lessonCount + book.exerciseCount === 0 && 'Học liệu đang được soạn'}
          <Carried icon={Headphones} count={book.audioCount} word="bài nghe" />
          <Carried icon={Video} count={book.videoCount} word="video" />
          <Carried icon={FileText} count={book.lessonCount} word="bài học" />
          <Carried icon={Pencil} count={book.exerciseCount} word="bài tập" />
        </p>
      </div>
    </LinkCard>
  )
}

function Carried({ icon: Icon, count, word }: { icon: typeof Video; count: number; word: string }) {
  if (count === 0) return null
  return (
    <span>
      <Icon size="1.6rem" aria-hidden="true" />
      {formatNumber(count)} {word}
    </span>
  )
}
