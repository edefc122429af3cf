import type { MarkColour } from '@tq/contract/enums.ts'
import type { Mark } from '@tq/contract/reading/marks.ts'
import { Bookmark } from 'lucide-react'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { classes } from '../../ui/class-names.ts'
import { Tag } from '../../ui/mark/tag.tsx'
import { readerUrl } from '../reader-url.ts'
import styles from './note-row.module.css'

const COLOURS: Record<MarkColour, string> = { yellow: 'vàng', green: 'xanh lá', blue: 'xanh dương', pink: 'hồng' }

/** One's own words about a place in a book, the words of the book, and the way there. */
export function NoteRow({ mark, address }: { mark: Mark; address: string }) {
  const { kind, colour, quote, note, chapterTitle, isLost } = mark
  const place = placeOf(mark)
  return (
    <article className={styles.row}>
      {quote && (
        <blockquote className={classes(styles.quote, colour && styles[colour])}>
          {colour && <span className="visually-hidden">Tô màu {COLOURS[colour]}: </span>}
          {quote}
        </blockquote>
      )}
      {note && <p className={styles.note}>{note}</p>}
      {kind === 'bookmark' && (
        <p className={styles.bookmark}>
          <Bookmark size="1.8rem" aria-hidden="true" /> Dấu trang
        </p>
      )}
      <div className={styles.foot}>
        <p>
          {[chapterTitle, place, formatDate(mark.changedAt)].filter(Boolean).join('\u00a0· ')}
          {isLost && (
            <>
              {' '}
              <Tag tone="vang">Câu này không còn trong bản mới</Tag>
            </>
          )}
        </p>
        <Link to={readerUrl(address, { mark: mark.id })} aria-label={`Mở trong sách: ${chapterTitle || place}, ${place}`}>
          Mở trong sách
        </Link>
      </div>
    </article>
  )
}

const placeOf = ({ page, percent }: Mark) => (page ? `trang ${page}` : `${Math.round(percent)}%`)
