import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from '../class-names.ts'
import { IconButton } from '../form/button.tsx'
import styles from './dialog.module.css'

export interface DialogProps {
  isOpen: boolean
  onClose(): void
  title: string
  /** The heading is there for readers only. */
  isTitleHidden?: boolean
  /** dialog: in the middle · left, right: a drawer · popup: a small panel below the header */
  place?: 'middle' | 'left' | 'right' | 'popup'
  className?: string
  children: ReactNode
}

/**
 * The browser's own modal dialog: keeps the focus inside, makes the page behind inert, closes on Escape and gives the focus
 * back to what opened it, all without a library. A click on the page behind closes it too.
 */
export function Dialog({ isOpen, onClose, title, isTitleHidden, place = 'middle', className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  /** A press that began inside and ends behind, or on something that moved away, is no wish to close. */
  const beganBehind = useRef(false)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (isOpen && !dialog.open) dialog.showModal()
    if (!isOpen && dialog.open) dialog.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser handles it
    <dialog
      ref={ref}
      className={classes(styles.dialog, styles[place], className)}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={(event) => {
        beganBehind.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (beganBehind.current && event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      {isOpen && (
        <div className={styles.sheet}>
          <div className={classes(styles.head, isTitleHidden && styles.bare)}>
            <h2 id={id} className={isTitleHidden ? 'visually-hidden' : undefined}>
              {title}
            </h2>
            <IconButton label="Đóng" className={styles.close} onClick={() => ref.current?.close()}>
              <X size="2rem" aria-hidden="true" />
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
