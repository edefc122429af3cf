import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { classes } from '../ui/class-names.ts'
import { hideToast, holdToasts, toasts } from '../ui/overlay/toast-store.ts'
import styles from './toaster.module.css'

const ICONS = { success: CircleCheck, error: CircleX, warning: TriangleAlert, info: Info }

/** The messages at the bottom of the screen. Always in the page, so that readers follow it before the first one comes. */
export function Toaster() {
  const shown = toasts.use()
  const ref = useRef<HTMLElement>(null)
  const newest = shown.at(-1)?.id

  useEffect(() => {
    // A dialog lies on top of everything but what was put on top after it.
    const box = ref.current
    if (newest === undefined || !box?.showPopover) return
    if (box.matches(':popover-open')) box.hidePopover()
    box.showPopover()
  }, [newest])

  return (
    <section
      ref={ref}
      popover="manual"
      className={styles.toaster}
      aria-label="Thông báo"
      aria-live="polite"
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
    >
      {shown.map(({ id, message, variant, link, action }) => {
        const Icon = ICONS[variant]
        return (
          <div key={id} role={variant === 'error' ? 'alert' : undefined} className={classes(styles.toast, styles[variant])}>
            <Icon className={styles.icon} aria-hidden="true" />
            <p>
              {message}{' '}
              {link && (
                <Link to={link.url} onClick={() => hideToast(id)}>
                  {link.title}
                </Link>
              )}
              {action && (
                <button
                  type="button"
                  className={styles.action}
                  onClick={() => {
                    hideToast(id)
                    action.run()
                  }}
                >
                  {action.title}
                </button>
              )}
            </p>
            <button type="button" className={styles.close} aria-label="Đóng thông báo" onClick={() => hideToast(id)}>
              <X size="1.8rem" aria-hidden="true" />
            </button>
          </div>
        )
      })}
    </section>
  )
}
