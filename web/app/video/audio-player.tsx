import { Pause, Play } from 'lucide-react'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import styles from './audio-player.module.css'
import { clock, clockWords } from './clock.ts'
import type { PlayerHandle, WatchEvents } from './player.ts'
import { changePreferences, loadPreferences, preferences, SPEEDS, speedName } from './preferences.ts'
import { useWatch } from './use-watch.ts'

export interface AudioPlayerProps extends WatchEvents {
  ref?: Ref<PlayerHandle>
  title: string
  src: string
  durationSeconds: number
  /** Of a sold course: a new address when its ticket has ended. */
  renew?(): Promise<string>
}

const SKIP_SECONDS = 5

/** A lesson to listen to. Not one byte before it is asked for; the browser plays it, the controls are ours. */
export function AudioPlayer(props: AudioPlayerProps) {
  const { ref, title, src, durationSeconds, startAt = 0, renew } = props
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [time, setTime] = useState(startAt)
  const [failure, setFailure] = useState('')
  const { speed } = preferences.use()
  const renewals = useRef(0)
  function followTime(seconds: number) {
    setTime(seconds)
    props.onTime?.(seconds)
  }
  useWatch(audio, { ...props, onTime: followTime })

  useEffect(() => {
    if (audio.current) Object.assign(audio.current, { defaultPlaybackRate: speed, playbackRate: speed })
  }, [speed])

  function play(from: number) {
    const element = audio.current
    if (!element) return
    setFailure('')
    const { speed: liked } = loadPreferences()
    if (!element.src) {
      element.src = src
      element.addEventListener('loadedmetadata', () => Object.assign(element, { currentTime: from, playbackRate: liked }), {
        once: true,
      })
    } else element.currentTime = from
    element.play().catch(() => {})
  }
  function seek(seconds: number) {
    const within = Math.min(durationSeconds, Math.max(0, seconds))
    setTime(within)
    if (audio.current?.src) audio.current.currentTime = within
  }
  /** A ticket that has ended looks like any other failure: once more with a new one. */
  async function onError() {
    const element = audio.current
    if (!element?.getAttribute('src')) return
    try {
      if (!renew || renewals.current++ > 1) throw new Error('no way to renew')
      const fresh = await renew()
      element.src = fresh
      element.addEventListener('loadedmetadata', () => Object.assign(element, { currentTime: time }), { once: true })
      await element.play()
    } catch {
      setPlaying(false)
      setFailure(
        navigator.onLine
          ? 'Chưa nghe được bài này, bạn thử lại sau ít phút nhé.'
          : 'Mất kết nối mạng. Bạn kiểm tra mạng rồi bấm nghe lại nhé.',
      )
      element.removeAttribute('src')
    }
  }
  useImperativeHandle(ref, () => ({ seek: play, position: () => Math.floor(time) }))

  const playLabel = isPlaying ? 'Tạm dừng' : time > 0 ? `Nghe tiếp từ ${clock(time)}` : 'Nghe bài này'
  return (
    <section className={styles.listen} aria-label={`Bài nghe: ${title}`}>
      {/* biome-ignore lint/a11y/useMediaCaption: the lesson's text stands beside it */}
      <audio
        ref={audio}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onPlaying={() => {
          renewals.current = 0
        }}
        onError={onError}
      />
      <button
        type="button"
        className={styles.play}
        aria-label={playLabel}
        title={playLabel}
        onClick={() => (isPlaying ? audio.current?.pause() : play(time >= durationSeconds ? 0 : time))}
      >
        {isPlaying ? <Pause size="2.2rem" aria-hidden="true" /> : <Play size="2.2rem" aria-hidden="true" />}
      </button>
      <div className={styles.middle}>
        <b>{title}</b>
        <input
          type="range"
          className={styles.range}
          // By script: the server's page may carry no style attribute.
          ref={(range) => range?.style.setProperty('--done', `${durationSeconds > 0 ? (time / durationSeconds) * 100 : 0}%`)}
          min={0}
          max={Math.max(1, durationSeconds)}
          step={1}
          value={Math.floor(time)}
          aria-label="Vị trí"
          aria-valuetext={`${clockWords(time)} trên ${clockWords(durationSeconds)}`}
          onChange={({ target }) => seek(Number(target.value))}
          onKeyDown={(event) => {
            const step = { ArrowLeft: -SKIP_SECONDS, ArrowRight: SKIP_SECONDS }[event.key]
            if (step === undefined) return
            event.preventDefault()
            seek(time + step)
          }}
        />
        {failure && <p role="alert">{failure}</p>}
      </div>
      <span className={styles.time}>
        {clock(time)} / {clock(durationSeconds)}
      </span>
      <select
        className={styles.speed}
        aria-label="Tốc độ"
        value={speed}
        onChange={({ target }) => changePreferences({ speed: Number(target.value) })}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {speedName(one)}
          </option>
        ))}
      </select>
    </section>
  )
}
