import { Keyboard, Maximize } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useReader } from '../../reader-context.ts'
import { canBeFullScreen, toggleFullScreen } from '../full-screen.ts'
import styles from './more-menu.module.css'

/** What is rarely needed. Other parts of the reader put rows of their own into its list. */
export function MoreMenu({ listRef }: { listRef(list: HTMLElement | null): void }) {
  const { show } = useReader()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} className={styles.menu} role="dialog" aria-label="Thêm" tabIndex={-1}>
      <ul ref={listRef}>
        {canBeFullScreen() && (
          <li>
            <button
              type="button"
              onClick={() => {
                show(null)
                void toggleFullScreen()
              }}
            >
              <Maximize aria-hidden="true" /> Toàn màn hình
            </button>
          </li>
        )}
        <li className={styles.keys}>
          <button type="button" onClick={() => show('keys')}>
            <Keyboard aria-hidden="true" /> Phím tắt
          </button>
        </li>
      </ul>
    </div>
  )
}
