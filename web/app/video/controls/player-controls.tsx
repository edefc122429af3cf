import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { LessonPlayerProps } from '../player.ts'
import { changePreferences, loadPreferences, preferences } from '../preferences.ts'
import { openStream, type Stream, type Trouble } from '../stream/open-stream.ts'
import { useWatch } from '../use-watch.ts'
import { Captions } from './captions.tsx'
import { ControlBar } from './control-bar.tsx'
import { followMediaSession } from './media-session.ts'
import { MediaStateProvider, useMedia } from './media-state.tsx'
import { NextLesson } from './next-lesson.tsx'
import notes from './notes.module.css'
import styles from './player-controls.module.css'
import { Surface } from './surface.tsx'
import { TroubleNote } from './trouble-note.tsx'
import { useAwake } from './use-awake.ts'
import { usePlayerKeys } from './use-player-keys.ts'

export interface ControlsProps extends LessonPlayerProps {
  video: RefObject<HTMLVideoElement | null>
  frame: RefObject<HTMLElement | null>
  /** The second to start at. */
  from: number
}

/** Everything that comes with playing: fetched when it is asked for. */
export function PlayerControls(props: ControlsProps) {
  const { video, frame, durationSeconds } = props
  useState(loadPreferences)
  return (
    <MediaStateProvider video={video.current} frame={frame.current} durationSeconds={durationSeconds}>
      <Stage {...props} />
    </MediaStateProvider>
  )
}

function Stage(props: ControlsProps) {
  const { video, frame, title, posterURL, sprite, captions, next, courseTo } = props
  const wanted = preferences.use()
  const { stream, trouble, qualities } = useStream(props)
  const [said, setSaid] = useState('')
  const { isAwake, wake, sleep } = useAwake(frame)
  const hasEnded = useMedia((state) => state.mediaEnded) === true
  const isLoading = useMedia(({ mediaLoading, mediaPaused }) => mediaLoading && !mediaPaused)
  const fresh = useCallback((address: string) => stream.current?.fresh(address) ?? address, [stream])
  const language = captions.find((one) => one.language === wanted.captions)?.language ?? null
  const goNext = useRef(next?.go)
  useEffect(() => {
    goNext.current = next?.go
  })
  useWatch(video, props)
  usePlayerKeys({ video, frame, captions, say: setSaid, wake })

  useEffect(() => {
    if (video.current) Object.assign(video.current, { defaultPlaybackRate: wanted.speed, playbackRate: wanted.speed })
  }, [video, wanted.speed])

  const hasNext = Boolean(next)
  useEffect(() => {
    if (video.current)
      return followMediaSession(video.current, {
        title,
        posterURL,
        onNext: hasNext ? () => goNext.current?.() : undefined,
      })
  }, [video, title, posterURL, hasNext])

  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(''), 1500)
    return () => clearTimeout(timer)
  }, [said])

  const isStuck = trouble !== null && trouble !== 'offline'
  return (
    <div className={styles.over} data-awake={isAwake || undefined}>
      <Surface video={video} isAwake={isAwake} wake={wake} sleep={sleep} say={setSaid} />
      <Captions video={video} language={language} size={wanted.captionSize} fresh={fresh} />
      {isLoading && !trouble && (
        <p className={notes.loading} role="status">
          Đang tải…
        </p>
      )}
      <p className={notes.said} role="status">
        {said && <span>{said}</span>}
      </p>
      {trouble && <TroubleNote trouble={trouble} courseTo={courseTo} retry={() => stream.current?.retry()} />}
      {hasEnded && next && !trouble && <NextLesson title={next.title} go={next.go} />}
      {!isStuck && (
        <ControlBar
          video={video}
          sprite={sprite && { ...sprite, url: fresh(sprite.url) }}
          captions={captions}
          language={language}
          qualities={qualities}
          chooseQuality={(height) => stream.current?.choose(height)}
        />
      )}
    </div>
  )
}

/** Opened once: what is shown beside it may change, what plays does not. */
function useStream({ video, source, from, renew }: ControlsProps) {
  const stream = useRef<Stream>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [qualities, setQualities] = useState<{ heights: number[]; playing: number | null }>({ heights: [], playing: null })
  const opening = useRef({ source, from, renew })
  useEffect(() => {
    const element = video.current
    if (!element) return
    const { quality, speed, volume, isMuted } = loadPreferences()
    Object.assign(element, { defaultPlaybackRate: speed, playbackRate: speed, volume, muted: isMuted })
    const onVolume = () => changePreferences({ volume: element.volume, isMuted: element.muted })
    element.addEventListener('volumechange', onVolume)
    stream.current = openStream(element, {
      ...opening.current,
      quality,
      onTrouble: setTrouble,
      onQualities: (heights, playing) => setQualities({ heights, playing }),
    })
    return () => {
      element.removeEventListener('volumechange', onVolume)
      stream.current?.close()
    }
  }, [video])
  return { stream, trouble, qualities }
}
