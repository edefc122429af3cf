import { playRecording } from '@tq/contract/exam/attempt.ts'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import styles from './recording.module.css'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** What the server said last, for a card that was put away and is shown again. */
const leftOf = new Map<string, number | null>()

/** A recording to listen to. The server counts each play; stopping in between and going on is one. */
export function Recording({
  attemptId,
  questionId,
  playsLeft,
}: {
  attemptId: string
  questionId: string
  playsLeft: number | null
}) {
  const audio = useRef<HTMLAudioElement>(null)
  const place = `${attemptId}:${questionId}`
  const [left, setLeft] = useState(() => (leftOf.has(place) ? (leftOf.get(place) ?? null) : playsLeft))
  const [isAsking, setIsAsking] = useState(false)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isBegun, setIsBegun] = useState(false)
  const [heard, setHeard] = useState({ at: 0, of: Number.NaN })
  const [failure, setFailure] = useState('')
  const isOver = !isBegun && left === 0

  useEffect(() => () => audio.current?.pause(), [])

  async function press() {
    const sound = audio.current
    if (!sound) return
    setFailure('')
    if (isPlaying) return sound.pause()
    try {
      if (!isBegun) {
        setIsAsking(true)
        const { data } = await call(playRecording, { body: { attemptId, questionId } })
        leftOf.set(place, data.playsLeft)
        setLeft(data.playsLeft)
        setIsBegun(true)
        sound.src = data.url
      }
      await sound.play()
    } catch (error) {
      setFailure(failureWords(error))
    } finally {
      setIsAsking(false)
    }
  }
  return (
    <div className={styles.recording}>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said in it is what the question asks for */}
      <audio
        ref={audio}
        preload="none"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setIsBegun(false)}
        onError={() => {
          // Its address has ended: the next press asks for a new one.
          setIsBegun(false)
          setIsPlaying(false)
        }}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) => setHeard({ at: currentTime, of: duration })}
        onLoadedMetadata={({ currentTarget: { duration } }) => setHeard({ at: 0, of: duration })}
      />
      <button
        type="button"
        className={styles.play}
        disabled={isOver || isAsking}
        onClick={press}
        aria-label={isPlaying ? 'Dừng' : 'Nghe đoạn ghi âm'}
      >
        {isPlaying ? <Pause fill="currentColor" aria-hidden="true" /> : <Play fill="currentColor" aria-hidden="true" />}
      </button>
      <progress value={heard.at} max={Number.isFinite(heard.of) && heard.of > 0 ? heard.of : 1} aria-label="Đã nghe đến" />
      <span className={styles.words}>
        {Number.isFinite(heard.of) && `${clock(heard.at)} / ${clock(heard.of)}`}
        {Number.isFinite(heard.of) && left !== null && ' · '}
        {left === null ? '' : left > 0 ? `Còn nghe được ${left} lần` : 'Đã nghe hết số lần'}
      </span>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  )
}
