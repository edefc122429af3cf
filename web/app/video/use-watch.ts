import { type RefObject, useEffect, useRef } from 'react'
import { createPlayedLog } from './played-log.ts'
import type { WatchEvents } from './player.ts'

/** Only one thing sounds at a time, on a page with a dozen sounds as well. */
let sounding: HTMLMediaElement | null = null

/** Tells what is played of an element, from its first second until the page is left. */
export function useWatch(media: RefObject<HTMLMediaElement | null>, events: WatchEvents): void {
  const latest = useRef(events)
  useEffect(() => {
    latest.current = events
  })
  useEffect(() => {
    const element = media.current
    if (!element) return
    const log = createPlayedLog((played) => latest.current.onPlayed?.(played))
    const listening = new AbortController()
    const on = (name: string, act: () => void, target: EventTarget = element) =>
      target.addEventListener(name, act, { signal: listening.signal })
    /** Before the first frame there is no place yet, and 0 would overwrite the learner's. */
    let hasPlayed = false
    on('playing', () => {
      hasPlayed = true
      log.move(element.currentTime)
    })
    on('play', () => {
      if (sounding !== element) sounding?.pause()
      sounding = element
    })
    on('timeupdate', () => {
      if (!hasPlayed) return
      if (!element.paused && !element.seeking) log.move(element.currentTime)
      latest.current.onTime?.(element.currentTime)
    })
    on('seeking', () => hasPlayed && log.jump(element.currentTime))
    on('pause', () => hasPlayed && !element.ended && log.flush(element.currentTime))
    on('ended', () => {
      log.end(element.duration)
      latest.current.onEnded?.()
    })
    const leave = () => hasPlayed && log.flush(element.currentTime, true)
    // A phone may end a hidden page without another word.
    on('visibilitychange', () => document.visibilityState === 'hidden' && leave(), document)
    on('pagehide', leave, window)
    return () => {
      leave()
      listening.abort()
      if (sounding === element) sounding = null
    }
  }, [media])
}
