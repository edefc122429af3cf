import { type RefObject, useEffect, useRef, useState } from 'react'

/** As with what plays: every 12 seconds at most, and when the page is left. */
const SAVE_EVERY_MS = 12_000
/** The end must be in sight for this long: a short text is not read the moment it is opened. */
const END_IN_SIGHT_MS = 3000

interface Box {
  top: number
  height: number
}

/** How much of a text lies above the lower edge of the window, in percent. */
export function readPercent({ top, height }: Box, windowHeight: number): number {
  if (height <= 0) return 0
  return Math.min(100, Math.max(0, Math.round(((windowHeight - top) / height) * 100)))
}

export interface Section {
  id: string
  title: string
}

export const headingsOf = (text: HTMLElement | null): HTMLElement[] => [
  ...(text?.querySelectorAll<HTMLElement>('h2[id], h3[id], h4[id]') ?? []),
]

export const sectionOf = (heading: HTMLElement): Section => ({
  id: heading.id,
  title: heading.dataset.title ?? heading.textContent,
})

/** The heading whose part is being read: the last one above the middle of the window. */
export function currentSection(text: HTMLElement | null): Section | null {
  const passed = headingsOf(text).filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2)
  const last = passed.at(-1)
  return last ? sectionOf(last) : null
}

interface Reading {
  isActive: boolean
  onPlace(percent: number, isLeaving: boolean): void
  onEnd(): void
}

/** Follows how far a text is read, once the reader has moved through it. */
export function useReading(text: RefObject<HTMLElement | null>, { isActive, ...events }: Reading): number {
  const [percent, setPercent] = useState(0)
  const latest = useRef(events)
  latest.current = events
  useEffect(() => {
    if (!isActive) return
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    let farthest = 0
    let told = 0
    let frame = 0
    let ending: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      frame = 0
      const box = text.current?.getBoundingClientRect()
      if (!box) return
      farthest = readPercent(box, window.innerHeight)
      setPercent(farthest)
      if (farthest < 100) {
        clearTimeout(ending)
        ending = undefined
      } else ending ??= setTimeout(() => latest.current.onEnd(), END_IN_SIGHT_MS)
    }
    const tell = (isLeaving: boolean) => {
      if (farthest === told) return
      told = farthest
      latest.current.onPlace(farthest, isLeaving)
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    window.addEventListener('scroll', soon, options)
    window.addEventListener('resize', soon, options)
    window.addEventListener('pagehide', () => tell(true), options)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell(true), options)
    const timer = setInterval(() => tell(false), SAVE_EVERY_MS)
    // A text that fits the window needs no scrolling.
    if (text.current && text.current.getBoundingClientRect().bottom <= window.innerHeight) soon()
    return () => {
      tell(false)
      listening.abort()
      clearInterval(timer)
      clearTimeout(ending)
      cancelAnimationFrame(frame)
    }
  }, [isActive])
  return percent
}
