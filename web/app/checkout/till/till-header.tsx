import { PUBLISHER } from '@tq/contract/publisher.ts'
import { ChevronLeft, LockKeyhole, Phone } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Logo } from '../../shell/header/logo.tsx'
import { classes } from '../../ui/class-names.ts'
import type { TabIndex } from '../checkout-state.ts'
import styles from './till-header.module.css'

export interface TillHeaderProps {
  tabIndex: TabIndex
  isOnlyDigital: boolean
  isBuyNow?: boolean
  /** On wide screens they stand below the bar, where the site's menu was. */
  steps: ReactNode
  onGoBack(to: 0 | 1): void
}

/** Wide screens have a header of several rows. */
const WIDE = '(min-width: 1024px)'

/**
 * At the till nothing leads away: the site's bars, menu and search step back for the way back, a word on safety and the hotline. It
 * stands in the site's own header, where readers look for it.
 */
export function TillHeader({ tabIndex, isOnlyDigital, isBuyNow, steps, onGoBack }: TillHeaderProps) {
  const [header, setHeader] = useState<HTMLElement | null>(null)
  const [height, setHeight] = useState<number>()
  useLayoutEffect(() => {
    const site = document.querySelector('header')
    setHeader(site)
    // As high as what it stands in for: the page below begins where it began.
    if (window.matchMedia(WIDE).matches) setHeight(site?.offsetHeight)
    // The side column and the site's footer step back, too.
    document.documentElement.dataset.till = ''
    return () => {
      delete document.documentElement.dataset.till
    }
  }, [])
  if (!header) return null
  const to = tabIndex === 2 && !isOnlyDigital ? 1 : 0
  return createPortal(
    <div className={styles.till} style={{ minHeight: height }}>
      <div className={styles.bar}>
        <div className={classes('wrap', styles.row)}>
          <Logo />
          {/* From a placed order no way leads back; its room stays, or the mark would jump. */}
          <button type="button" className={styles.back} disabled={tabIndex === 4} onClick={() => onGoBack(to)}>
            <ChevronLeft size="1.8rem" aria-hidden="true" />
            <span>{to === 1 ? 'Về bước giao hàng' : isBuyNow ? 'Về bước trước' : 'Về giỏ hàng'}</span>
          </button>
          <p className={styles.safe}>
            <LockKeyhole size="1.8rem" aria-hidden="true" />
            <span>
              <span>Thanh toán </span>an toàn
            </span>
          </p>
          <a className={styles.call} href={PUBLISHER.phoneUrl}>
            <Phone size="2rem" aria-hidden="true" />
            <span className="visually-hidden">Gọi hỗ trợ: </span>
            <span className={styles.number}>{PUBLISHER.phone}</span>
          </a>
        </div>
      </div>
      <div className={classes('wrap', styles.steps)}>{steps}</div>
    </div>,
    header,
  )
}
