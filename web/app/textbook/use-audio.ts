import { useEffect, useRef, useState } from 'react'

export const RATES = [1, 1.25, 1.5, 0.75] as const

export interface Playing {
  /** The sub-chapter whose audio is open in its row. */
  id: number
  isPlaying: boolean
  seconds: number
  duration: number
  rate: number
  /** It can't be had: the file is away or the connection is. */
  hasFailed: boolean
}

const opened = (id: number, duration: number, rate: number): Playing => ({
  ...{ id, duration, rate, isPlaying: false, seconds: 0, hasFailed: false },
})

export interface Track {
  id: number
  url: string
  durationSeconds: number
}

/** One audio at a time on the whole page: opening another closes the one before. */
export function useAudio() {
  const [playing, setPlaying] = useState<Playing | null>(null)
  const audio = useRef<HTMLAudioElement | null>(null)
  useEffect(() => () => audio.current?.pause(), [])

  /** Ready to be played, without a sound: a browser plays nothing before somebody presses. */
  function open(track: Track): void {
    if (playing?.id === track.id) return
    audio.current?.pause()
    const element = new Audio()
    audio.current = element
    const rate = playing?.rate ?? 1
    const change = (part: Partial<Playing>) => setPlaying((now) => (now && audio.current === element ? { ...now, ...part } : now))
    element.preload = 'none'
    element.src = track.url
    element.playbackRate = rate
    element.addEventListener('play', () => change({ isPlaying: true, hasFailed: false }))
    element.addEventListener('pause', () => change({ isPlaying: false }))
    element.addEventListener('timeupdate', () => change({ seconds: element.currentTime }))
    element.addEventListener('durationchange', () => {
      if (Number.isFinite(element.duration)) change({ duration: element.duration })
    })
    element.addEventListener('error', () => change({ isPlaying: false, hasFailed: true }))
    setPlaying(opened(track.id, track.durationSeconds, rate))
  }

  async function toggle(track: Track): Promise<void> {
    open(track)
    const element = audio.current
    if (!element) return
    if (!element.paused) return element.pause()
    try {
      if (element.error) element.load()
      await element.play()
    } catch (error) {
      // Pressed again before it began is no failure.
      if ((error as Error).name !== 'AbortError') setPlaying((now) => now && { ...now, isPlaying: false, hasFailed: true })
    }
  }

  function seek(seconds: number): void {
    if (!audio.current) return
    audio.current.currentTime = seconds
    setPlaying((now) => now && { ...now, seconds })
  }

  function nextRate(): void {
    setPlaying((now) => {
      if (!now) return now
      const rate = RATES[(RATES.indexOf(now.rate as (typeof RATES)[number]) + 1) % RATES.length] ?? 1
      if (audio.current) audio.current.playbackRate = rate
      return { ...now, rate }
    })
  }

  return { playing, open, toggle, seek, nextRate }
}

export type AudioControls = ReturnType<typeof useAudio>
