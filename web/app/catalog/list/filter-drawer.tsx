import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState, useTransition } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { classes } from '../../ui/class-names.ts'
import { Button } from '../../ui/form/button.tsx'
import { SkeletonText } from '../../ui/layout/skeleton.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from './filter-drawer.module.css'

interface FilterDrawerProps {
  /** How many filters are on. */
  count: number
  total: number
  isLoading: boolean
  children: ReactNode
}

/**
 * On narrow screens the filters come out by a button. A slow phone needs half a second for all of them: the button answers first, then
 * the sheet comes (the browser styles the whole page anew behind it) and is filled; the shelf itself is left alone.
 */
export function FilterDrawer({ count, total, isLoading, children }: FilterDrawerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isOpening, startOpening] = useTransition()
  const isFilled = useDeferredValue(isOpen)
  return (
    <>
      <Button className={classes(styles.button, isOpening && styles.pressed)} onClick={() => startOpening(() => setIsOpen(true))}>
        <SlidersHorizontal size="1.8rem" aria-hidden="true" /> Lọc
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Bộ lọc" place="left">
        <div className={styles.sheet}>
          {isFilled ? children : <SkeletonText lines={8} />}
          <Button look="lam" isBlock onClick={() => setIsOpen(false)} className={styles.show}>
            {/* Until the shelf has come, its number is not known. */}
            {isLoading ? 'Đang lọc…' : `Xem ${formatNumber(total)} đầu sách`}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
