import { getQuickPanel } from '@tq/contract/content/home.ts'
import { Bookmark, BookmarkMinus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '../../lib/browser-call.ts'
import { usePart } from '../../lib/use-part.ts'
import { Button, IconButton } from '../../ui/form/button.tsx'
import { Loading, SkeletonText } from '../../ui/layout/skeleton.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { type Leaf, leafOf, timeOf } from './calendar-leaf.ts'
import type { PanelProps } from './panel-store.ts'
import styles from './quick-panel.module.css'
import { addShortcut, pageTitle, removeShortcut, shortcuts } from './shortcuts.ts'

/** Today at a glance: the date, the reader's own pages, notes and events. */
export default function QuickPanel({ isOpen, onClose }: PanelProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Hôm nay" place="right">
      <div className={styles.panel}>
        <Today />
        <Shortcuts />
        <News />
      </div>
    </Dialog>
  )
}

function Today() {
  const leaf = leafOf(new Date())
  return (
    <p className={styles.today}>
      <CalendarLeaf leaf={leaf} />
      <span>
        <b className={styles.weekday}>{leaf.weekday}</b>
        <span>{leaf.words}</span>
      </span>
    </p>
  )
}

/** A leaf of the tear-off calendar that hangs in every Vietnamese kitchen. */
function CalendarLeaf({ leaf, isSmall }: { leaf: Leaf; isSmall?: boolean }) {
  return (
    <span className={isSmall ? styles.smallLeaf : styles.leaf} aria-hidden="true">
      <span>Tháng {leaf.month}</span>
      <b>{leaf.day}</b>
    </span>
  )
}

function Shortcuts() {
  const kept = shortcuts.use()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const isKept = kept.some(({ id }) => id === here)
  return (
    <Part title="Lối tắt của bạn">
      {kept.length > 0 && (
        <ul className={styles.shortcuts}>
          {kept.map(({ id, title }) => (
            <li key={id}>
              <Link to={id} aria-current={id === here ? 'page' : undefined}>
                {title}
              </Link>
              <IconButton label={`Bỏ lối tắt ${title}`} onClick={() => removeShortcut(id)}>
                <X size="1.6rem" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isKept ? (
        <Button isSmall onClick={() => removeShortcut(here)}>
          <BookmarkMinus size="1.6rem" aria-hidden="true" /> Bỏ trang này
        </Button>
      ) : (
        <Button isSmall onClick={() => addShortcut({ id: here, title: pageTitle(document.title) })}>
          <Bookmark size="1.6rem" aria-hidden="true" /> Ghim trang này
        </Button>
      )}
    </Part>
  )
}

function News() {
  const { answer, failure, again } = usePart(() => call(getQuickPanel))
  const content = answer?.data
  if (failure) {
    return (
      <Notice
        tone="error"
        isAlert
        title="Chưa tải được tin hôm nay"
        className={styles.failed}
        action={
          <Button isSmall onClick={again}>
            Thử lại
          </Button>
        }
      >
        Bạn kiểm tra kết nối rồi thử lại nhé.
      </Notice>
    )
  }
  if (!content) {
    return (
      <Loading label="Đang tải tin hôm nay…" className={styles.part}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  return (
    <>
      {content.events.length > 0 && (
        <Part title="Sắp diễn ra">
          <ul className={styles.events}>
            {content.events.map((event) => (
              <li key={event.id}>
                <CalendarLeaf leaf={leafOf(new Date(event.startsAt))} isSmall />
                <div>
                  <h4>{event.title}</h4>
                  <p>
                    <time dateTime={event.startsAt}>{timeOf(new Date(event.startsAt))}</time>
                  </p>
                  <p>{event.detail}</p>
                </div>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {content.notes.length > 0 && (
        <Part title="Nên biết">
          <ul className={styles.notes}>
            {content.notes.map((note) => (
              <li key={note.id}>
                <h4>{note.title}</h4>
                <p>{note.detail}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
