import { type RefObject, useEffect, useState } from 'react'
import { classes } from '../../ui/class-names.ts'
import type { Preferences } from '../preferences.ts'
import styles from './player-controls.module.css'

export interface CaptionsProps {
  video: RefObject<HTMLVideoElement | null>
  /** The language that is read, or null. */
  language: string | null
  size: Preferences['captionSize']
  /** The address with a ticket that still opens it. */
  fresh(address: string): string
}

/** Drawn by us: the browser's own would lie under our controls, in a size nobody can choose. */
export function Captions({ video, language, size, fresh }: CaptionsProps) {
  const [lines, setLines] = useState<string[]>([])
  useEffect(() => {
    const element = video.current
    const track = element?.querySelector<HTMLTrackElement>(`track[srclang="${language ?? ''}"]`)
    if (!element || !track) return
    const { track: texts } = track
    if (track.readyState !== track.LOADED) track.src = fresh(track.src)
    const read = () =>
      setLines(texts.mode === 'showing' ? [] : [...(texts.activeCues ?? [])].flatMap((cue) => wordsOf(cue as VTTCue)))
    const listening = new AbortController()
    const { signal } = listening
    const draw = (mode: TextTrackMode) => () => {
      texts.mode = mode
      read()
    }
    texts.addEventListener('cuechange', read, { signal })
    // In its own full screen an iPhone shows nothing but the video, in its small window every browser: there the browser draws.
    for (const name of ['webkitbeginfullscreen', 'enterpictureinpicture'])
      element.addEventListener(name, draw('showing'), { signal })
    for (const name of ['webkitendfullscreen', 'leavepictureinpicture'])
      element.addEventListener(name, draw('hidden'), { signal })
    draw(document.pictureInPictureElement === element ? 'showing' : 'hidden')()
    return () => {
      listening.abort()
      texts.mode = 'disabled'
      setLines([])
    }
  }, [video, language, fresh])
  if (lines.length === 0) return null
  return (
    <p className={classes(styles.captions, styles[size])} lang={language ?? undefined} data-captions>
      {lines.map((line, at) => (
        <span key={`${at}${line}`}>{line}</span>
      ))}
    </p>
  )
}

const wordsOf = (cue: VTTCue) => (cue.getCueAsHTML().textContent ?? '').split('\n').filter(Boolean)
