import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Legend, Numbers, type PaletteEntry } from './numbers.tsx'
import styles from './palette.module.css'

export interface PaletteProps {
  entries: PaletteEntry[]
}

const doneOf = (entries: PaletteEntry[]) => entries.filter(({ fullness }) => fullness === 'full').length

/** Beside the paper where there is room. */
export function Palette({ entries }: PaletteProps) {
  const current = useCurrent(entries.length)
  return (
    <nav aria-label="Bảng câu hỏi" className={styles.palette}>
      <div className={styles.head}>
        <h2>Câu hỏi</h2>
        <span className={styles.count}>
          {doneOf(entries)}/{entries.length} đã trả lời
        </span>
      </div>
      <div className={styles.inside}>
        <Numbers entries={entries} current={current} />
        <Legend />
      </div>
    </nav>
  )
}

/** Where there is none: in the bar, where one is and how much is done; pressed, it opens the palette over the paper. */
export function PaletteDrawer({ entries, saved }: PaletteProps & { saved: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const current = useCurrent(entries.length)
  const done = doneOf(entries)
  return (
    <>
      <Button isSmall className={styles.open} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span>
          <b>
            Câu {current ?? 1}/{entries.length}
          </b>
          <small>đã trả lời {done}</small>
        </span>
        <ChevronDown size="1.8rem" aria-hidden="true" />
        <span className="visually-hidden">, xem các câu</span>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Câu hỏi" place="right">
        <nav aria-label="Bảng câu hỏi" className={styles.drawer}>
          <p className={styles.count}>
            {done}/{entries.length} đã trả lời
          </p>
          {/* A number that was pressed has done its work. */}
          <Numbers entries={entries} current={current} onPress={() => setIsOpen(false)} />
          <Legend />
          {saved}
        </nav>
      </Dialog>
    </>
  )
}

/** The question that stands highest on the screen. */
function useCurrent(count: number): number | undefined {
  const [current, setCurrent] = useState<number>()
  useEffect(() => {
    const seen = new Set<number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const number = Number(target.id.slice('cau-'.length))
          if (isIntersecting) seen.add(number)
          else seen.delete(number)
        }
        if (seen.size > 0) setCurrent(Math.min(...seen))
      },
      { rootMargin: '-20% 0px -40% 0px' },
    )
    for (const card of document.querySelectorAll('[id^="cau-"]')) observer.observe(card)
    return () => observer.disconnect()
  }, [count])
  return current
}
