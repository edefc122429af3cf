import { Bookmark, ChevronLeft, EllipsisVertical, List, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { bindTitle } from '../../../lib/typography.ts'
import { classes } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/form/button.tsx'
import { OfflineSign } from '../../offline/offline-sign.tsx'
import { type ReaderPanel, useReader } from '../../reader-context.ts'
import type { WayOut } from '../opening/use-way-out.ts'
import styles from './bar.module.css'

/** Above the page: the way out, the contents, and what one does with a book. */
export function Bar({ out }: { out: WayOut }) {
  const { book, isPreview, bookmark } = useReader()
  return (
    <BarShape title={book.title} out={out} before={<Opener panel="contents" label="Mục lục" icon={<List />} />}>
      <OfflineSign />
      {isPreview && (
        <span className={styles.sign}>
          <span>Bạn đang đọc thử · </span>
          <Link to={`/mua-ngay?productId=${book.productId}&quantity=1`}>Mua</Link>
        </span>
      )}
      {!isPreview && <Opener panel="notes" label="Tìm, ghi chú và dấu trang" icon={<Search />} />}
      <Opener panel="settings" label="Chữ và nền" icon={<span className={styles.aa}>Aa</span>} />
      {bookmark && (
        <IconButton
          label={bookmark.isOn ? 'Bỏ dấu trang' : 'Đánh dấu trang'}
          className={classes(styles.button, bookmark.isOn && styles.marked)}
          aria-pressed={bookmark.isOn}
          onClick={bookmark.toggle}
        >
          <Bookmark aria-hidden="true" />
        </IconButton>
      )}
      <Opener panel="more" label="Thêm" icon={<EllipsisVertical />} />
    </BarShape>
  )
}

/** The same bar while the book is on its way. */
export function BarShape({
  title,
  out,
  before,
  children,
}: {
  title: string
  out: WayOut
  before?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className={styles.bar} data-reader-bar="">
      <div className={styles.side}>
        {/* A document: what a book has opened is closed with its page. */}
        <Link to={out.to} reloadDocument className={classes(styles.button, styles.back)} aria-label={out.label} title={out.label}>
          <ChevronLeft aria-hidden="true" />
        </Link>
        {before}
      </div>
      <h1 className={styles.title}>{bindTitle(title)}</h1>
      <div className={styles.side}>{children}</div>
    </header>
  )
}

function Opener({ panel, label, icon }: { panel: ReaderPanel; label: string; icon: ReactNode }) {
  const { panel: open, show } = useReader()
  const isOpen = open === panel
  return (
    <IconButton label={label} className={styles.button} aria-expanded={isOpen} onClick={() => show(isOpen ? null : panel)}>
      {icon}
    </IconButton>
  )
}
