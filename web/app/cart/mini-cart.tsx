import type { Cart } from '@tq/contract/cart.ts'
import { CircleCheck, Info, X } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Cover } from '../catalog/cover.tsx'
import { failureWords } from '../lib/failure-words.ts'
import { formatNumber, formatPrice } from '../lib/format.ts'
import { bindTitle } from '../lib/typography.ts'
import { Button, IconButton, LinkButton } from '../ui/form/button.tsx'
import { showToast } from '../ui/overlay/toast-store.ts'
import { guestCalls, memberCalls } from './data/cart-calls.ts'
import { keptSource } from './data/guest-source.ts'
import { addedWords, type JustAdded } from './data/just-added.ts'
import { isMember } from './data/start-cart.ts'
import styles from './mini-cart.module.css'

export interface MiniCartProps {
  added: JustAdded
  count: number
  onClose(): void
}

/** Long enough to read and to change one's mind; pointing at it or being in it keeps it. */
const SHOWN_MS = 7000

/** What has just gone in, how much is in there, and the way back. */
export default function MiniCart({ added, count, onClose }: MiniCartProps) {
  const cart = useCartAfter(added)
  const { key } = useLocation()
  const first = useRef(key)
  const box = useRef<HTMLElement>(null)
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onClose, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [added, isHeld])
  useEffect(() => {
    if (key !== first.current) onClose()
  }, [key])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    const onPointerDown = (event: Event) => !box.current?.contains(event.target as Node) && onClose()
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [])
  useTabThrough(box, added)
  usePlaceBelow(box)
  const line = cart?.lines.find(({ productId }) => productId === added.productId)
  const Icon = added.remark ? Info : CircleCheck
  return (
    <section
      ref={box}
      className={styles.mini}
      aria-label="Vừa thêm vào giỏ"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p className={styles.told}>
        <Icon className={added.remark ? styles.info : styles.done} aria-hidden="true" />
        <span>
          {addedWords(added)}
          <span className="visually-hidden">. Bấm Tab để xem giỏ</span>
        </span>
      </p>
      <IconButton label="Đóng" className={styles.close} onClick={onClose}>
        <X size="1.8rem" aria-hidden="true" />
      </IconButton>
      {(line || cart === undefined) && (
        <div className={styles.line}>
          {line && (
            <>
              <Cover picture={line.picture} sizes="48px" isDecorative />
              <p>
                <b>{bindTitle(line.title)}</b>
                <span>
                  Trong giỏ: {formatNumber(line.quantity)} · {formatPrice(line.subtotal)}
                </span>
              </p>
            </>
          )}
        </div>
      )}
      <p className={styles.sum}>
        <span>{formatNumber(count)} sản phẩm trong giỏ</span>
        {cart && <b>{formatPrice(cart.total)}</b>}
      </p>
      <div className={styles.ways}>
        {added.undo && (
          <Button
            isSmall
            onClick={async () => {
              onClose()
              try {
                await added.undo?.()
              } catch (error) {
                showToast(failureWords(error), { variant: 'error' })
              }
            }}
          >
            Hoàn tác
          </Button>
        )}
        <LinkButton to="/gio-hang" look="lam" isSmall>
          Xem giỏ
        </LinkButton>
      </div>
    </section>
  )
}

/**
 * It stands in the header, far from the button that was pressed: Tab goes from there into it, out of it back again. Closed while
 * one is inside, it gives the focus back to that button.
 */
function useTabThrough(box: RefObject<HTMLElement | null>, added: JustAdded): void {
  // In time to see the focus inside before it is taken away with the box.
  useLayoutEffect(() => {
    const element = box.current
    const opener = document.activeElement as HTMLElement | null
    if (!opener || opener === document.body || element?.contains(opener)) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Tab') return
      const stops = [...(element?.querySelectorAll<HTMLElement>('a, button') ?? [])]
      const at = stops.indexOf(document.activeElement as HTMLElement)
      const isFromOpener = document.activeElement === opener && !event.shiftKey
      const next = isFromOpener ? stops[0] : at === (event.shiftKey ? 0 : stops.length - 1) ? opener : undefined
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      if (element?.contains(document.activeElement)) opener.focus({ preventScroll: true })
    }
  }, [added])
}

/**
 * The sum is asked for after the fact: undefined while it is on its way (its place is kept, or the buttons would move away under
 * a finger), null without an answer (the rest stands alone).
 */
function useCartAfter(added: MiniCartProps['added']): Cart | null | undefined {
  const [cart, setCart] = useState<Cart | null>()
  useEffect(() => {
    let isGone = false
    const calls = isMember() ? memberCalls : guestCalls(keptSource())
    calls.load().then(
      (loaded) => !isGone && setCart(loaded),
      () => !isGone && setCart(null),
    )
    return () => {
      isGone = true
    }
  }, [added])
  return cart
}

const EDGE = 8

/**
 * Below the cart icon; once that has scrolled away, at the top of the window. Written to the box itself: as a state it would be drawn
 * twice before anybody sees it, and the sum asked for in between.
 */
function usePlaceBelow(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const settle = () => {
      const icon = box.current?.parentElement?.getBoundingClientRect()
      if (!box.current || !icon) return
      const right = document.documentElement.clientWidth - icon.right
      box.current.style.top = `${Math.max(icon.bottom, 0) + EDGE}px`
      box.current.style.right = `${Math.max(right, EDGE)}px`
    }
    settle()
    window.addEventListener('scroll', settle, { passive: true })
    window.addEventListener('resize', settle)
    return () => {
      window.removeEventListener('scroll', settle)
      window.removeEventListener('resize', settle)
    }
  }, [])
}
