import { type RefObject, useEffect, useRef } from 'react'
import { clock } from '../clock.ts'
import { changePreferences, preferences, speedName } from '../preferences.ts'
import { actOf, nextSpeed, type PlayerAct, type PressedOn } from './keys.ts'
import { useMediaWays } from './media-state.tsx'

interface Watched {
  video: RefObject<HTMLVideoElement | null>
  frame: RefObject<HTMLElement | null>
  captions: { language: string; label: string }[]
  /** Seen for a moment and read aloud. */
  say(words: string): void
  wake(): void
}

/** Only while the focus is inside the player: single letters belong to whatever else somebody writes in. */
export function usePlayerKeys(watched: Watched): void {
  const ways = useMediaWays()
  const latest = useRef({ ...watched, ...ways })
  useEffect(() => {
    latest.current = { ...watched, ...ways }
  })
  useEffect(() => {
    const element = latest.current.frame.current
    function onKeyDown(event: KeyboardEvent) {
      const act = event.defaultPrevented ? null : actOf(event, pressedOn(event.target))
      if (!act) return
      event.preventDefault()
      latest.current.wake()
      carryOut(act)
    }
    function carryOut(act: PlayerAct) {
      const { video, captions, say } = latest.current
      const media = video.current
      if (!media) return
      if (act.do === 'toggle') media.paused ? void media.play().catch(() => {}) : media.pause()
      else if (act.do === 'skip' || act.do === 'go') {
        const { duration } = media
        if (!Number.isFinite(duration)) return
        const wanted = act.do === 'go' ? act.share * duration : media.currentTime + act.seconds
        media.currentTime = Math.min(duration, Math.max(0, wanted))
        say(`Đến ${clock(media.currentTime)}`)
      } else if (act.do === 'louder') {
        media.volume = Math.min(1, Math.max(0, Math.round((media.volume + act.by) * 10) / 10))
        media.muted = false
        say(`Âm lượng ${Math.round(media.volume * 100)}%`)
      } else if (act.do === 'mute') {
        media.muted = !media.muted
        say(media.muted ? 'Đã tắt tiếng' : 'Đã bật tiếng')
      } else if (act.do === 'captions') say(toggleCaptions(captions))
      else if (act.do === 'speed') {
        const speed = nextSpeed(preferences.get().speed, act.steps)
        changePreferences({ speed })
        say(`Tốc độ ${speedName(speed)}`)
      } else latest.current.toggleFullscreen()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Vietnamese stands first among a lesson's captions. */
export function toggleCaptions(captions: { language: string; label: string }[]): string {
  const [first] = captions
  if (!first) return 'Bài này chưa có phụ đề'
  const isOn = captions.some(({ language }) => language === preferences.get().captions)
  changePreferences({ captions: isOn ? null : first.language })
  return isOn ? 'Đã tắt phụ đề' : `Đã bật phụ đề: ${first.label}`
}

function pressedOn(target: EventTarget | null): PressedOn {
  if (!(target instanceof Element)) return 'other'
  if (target.matches('select')) return 'list'
  if (target.matches('[data-loudness]')) return 'loudness'
  return target.matches('button, a') ? 'button' : 'other'
}
