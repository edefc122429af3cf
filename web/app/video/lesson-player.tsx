import { Play } from 'lucide-react'
import { type ComponentType, useImperativeHandle, useRef, useState } from 'react'
import { clock, placeToGoOn } from './clock.ts'
import type { ControlsProps } from './controls/player-controls.tsx'
import styles from './lesson-player.module.css'
import type { LessonPlayerProps } from './player.ts'
import { fetchBeginning } from './stream/fetch-beginning.ts'
import { loadHls, playsPlaylists } from './stream/load-hls.ts'

/**
 * A lesson's video. Until somebody wants to see it, it is a picture and a button: neither the stream nor what plays it is fetched.
 * Keyed by its lesson where a page can change from one to the next.
 */
export function LessonPlayer(props: LessonPlayerProps) {
  const { ref, title, source, posterURL, captions, durationSeconds } = props
  const startAt = placeToGoOn(props.startAt ?? 0, durationSeconds)
  const video = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLElement>(null)
  const isAsked = useRef(false)
  const [begun, setBegun] = useState<number | null>(null)
  const [isLost, setLost] = useState(false)
  const [Controls, setControls] = useState<ComponentType<ControlsProps> | null>(null)

  /** At the touch that becomes the press: a finger takes a tenth of a second to leave the glass. */
  function prepare(at: number) {
    if (isAsked.current) return
    isAsked.current = true
    loadControls()
    if (source.format !== 'hls' || !video.current || playsPlaylists(video.current)) return
    loadHls().catch(() => {})
    if (source.expiresAt === null) fetchBeginning(source.src, at).catch(() => {})
  }
  function begin(at: number) {
    if (begun !== null) return
    setBegun(at)
    // The pressed button goes: keys work on from here.
    frame.current?.focus({ preventScroll: true })
    // In the press itself: browsers let only a press start the sound, and what plays the stream is still on its way.
    video.current?.play().catch(() => {})
    prepare(at)
  }
  function loadControls() {
    import('./controls/player-controls.tsx').then(
      (module) => setControls(() => module.PlayerControls),
      () => {
        setLost(true)
        window.addEventListener('online', loadControls, { once: true })
      },
    )
  }

  useImperativeHandle(ref, () => ({
    seek(seconds) {
      if (begun === null) begin(seconds)
      else if (video.current) video.current.currentTime = seconds
    },
    position: () => Math.floor(video.current?.currentTime || begun || startAt),
  }))

  return (
    <section ref={frame} className={styles.player} aria-label={`Video bài học: ${title}`} tabIndex={-1}>
      {/* biome-ignore lint/a11y/useMediaCaption: a lesson's captions come once it plays */}
      <video ref={video} className={styles.video} poster={posterURL ?? undefined} preload="none" playsInline>
        {begun !== null &&
          captions.map(({ language, label, url }) => (
            <track key={language} kind="captions" srcLang={language} label={label} src={url} />
          ))}
      </video>
      {begun === null ? (
        <>
          {!posterURL && <p className={styles.title}>{title}</p>}
          <div className={styles.start}>
            <button type="button" className={styles.begin} onPointerDown={() => prepare(startAt)} onClick={() => begin(startAt)}>
              <Play size="2rem" aria-hidden="true" /> {startAt > 0 ? `Xem tiếp từ ${clock(startAt)}` : 'Xem bài giảng'}
            </button>
            {startAt > 0 && (
              <button type="button" className={styles.again} onClick={() => begin(0)}>
                Xem từ đầu
              </button>
            )}
          </div>
        </>
      ) : Controls ? (
        <Controls {...props} video={video} frame={frame} from={begun} />
      ) : (
        <p className={styles.wait} role="status">
          {isLost ? 'Mất kết nối mạng. Video mở ra khi có mạng trở lại.' : 'Đang mở video…'}
        </p>
      )}
    </section>
  )
}
