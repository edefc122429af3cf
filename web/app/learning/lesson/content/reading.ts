import { type RefObject, useEffect, useRef, useState } from 'react'

/** As with what plays: every 12 seconds at most, and when the page is left. */
const SAVE_EVERY_MS = 12_000
/** The end must be in sight for this long: a short text is not read the moment it is opened. */
const END_IN_SIGHT_MS = 3000

/** A text is looked at in so many slices; so many of those above a place must have been in sight for it to count as reached by reading. */
const SLICES = 20
const READ_SHARE = 0.6

interface Box {
  top: number
  height: number
}

/** How much of a text lies above the lower edge of the window, in percent. */
export function readPercent({ top, height }: Box, windowHeight: number): number {
  if (height <= 0) return 0
  return Math.min(100, Math.max(0, Math.round(((windowHeight - top) / height) * 100)))
}

/** The slices of a text that are in the window. */
export function slicesInSight({ top, height }: Box, windowHeight: number): number[] {
  if (height <= 0) return []
  const at = (y: number) => Math.min(SLICES, Math.max(0, ((y - top) / height) * SLICES))
  const [first, end] = [Math.floor(at(0)), Math.ceil(at(windowHeight))]
  return Array.from({ length: Math.max(0, end - first) }, (_, n) => first + n)
}

/** Whether somebody came there by reading: who jumps to the questions below a text has not read it. `before` was read another time. */
export function isReached(percent: number, seen: Set<number>, before: number): boolean {
  const above = Math.ceil((percent / 100) * SLICES)
  const read = Array.from({ length: above }, (_, slice) => slice).filter(
    (slice) => seen.has(slice) || (slice + 1) / SLICES <= before / 100,
  )
  return read.length >= above * READ_SHARE
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
  /** The percent that was read another time. */
  before: number
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
    const seen = new Set<number>()
    let farthest = 0
    let told = 0
    let frame = 0
    let ending: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      frame = 0
      const box = text.current?.getBoundingClientRect()
      if (!box) return
      for (const slice of slicesInSight(box, window.innerHeight)) seen.add(slice)
      const here = readPercent(box, window.innerHeight)
      if (!isReached(here, seen, latest.current.before)) return
      farthest = here
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
    const box = text.current?.getBoundingClientRect()
    // What is in sight when the page opens needs no scrolling, nor does a text that fits the window.
    if (box) for (const slice of slicesInSight(box, window.innerHeight)) seen.add(slice)
    if (box && box.bottom <= window.innerHeight) soon()
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
