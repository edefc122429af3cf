import { type PointerEvent, type RefObject, useRef } from 'react'
import styles from './player-controls.module.css'

const DOUBLE_TAP_MS = 300
const SKIP_SECONDS = 10

export interface SurfaceProps {
  video: RefObject<HTMLVideoElement | null>
  isAwake: boolean
  wake(): void
  sleep(): void
  say(words: string): void
}

/** The picture itself: a click plays or pauses; a tap shows or hides the controls, two taps on a side skip. Keys have the buttons. */
export function Surface({ video, isAwake, wake, sleep, say }: SurfaceProps) {
  const lastTap = useRef({ at: 0, side: 0 })
  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    const media = video.current
    if (!media || event.button !== 0) return
    if (event.pointerType !== 'touch') {
      if (media.paused) void media.play().catch(() => {})
      else media.pause()
      return
    }
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left) / width
    const side = share < 1 / 3 ? -1 : share > 2 / 3 ? 1 : 0
    const isSecond = event.timeStamp - lastTap.current.at < DOUBLE_TAP_MS && lastTap.current.side === side
    lastTap.current = { at: event.timeStamp, side }
    if (isSecond && side !== 0 && Number.isFinite(media.duration)) {
      media.currentTime = Math.min(media.duration, Math.max(0, media.currentTime + side * SKIP_SECONDS))
      say(side > 0 ? `Tới ${SKIP_SECONDS} giây` : `Lùi ${SKIP_SECONDS} giây`)
      wake()
    } else if (isAwake && !media.paused) sleep()
    else wake()
  }
  return <div className={styles.surface} onPointerUp={onPointerUp} aria-hidden="true" />
}
