import { Play } from 'lucide-react'
import { type ComponentType, useImperativeHandle, useRef, useState } from 'react'
import { clock } from './clock.ts'
import styles from './lesson-player.module.css'
import type { LessonPlayerProps } from './player.ts'
import type { ControlsProps } from './player-controls.tsx'

/**
 * A lesson's video. Until somebody wants to see it, it is a picture and a button: neither the stream nor what plays it is fetched.
 * Keyed by its lesson where a page can change from one to the next.
 */
export function LessonPlayer(props: LessonPlayerProps) {
  const { ref, title, posterURL, startAt = 0 } = props
  const video = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLElement>(null)
  const [begun, setBegun] = useState<number | null>(null)
  const [Controls, setControls] = useState<ComponentType<ControlsProps> | null>(null)

  function begin(at: number) {
    if (begun !== null) return
    setBegun(at)
    // In the press itself: browsers let only a press start the sound, and what plays the stream is still on its way.
    video.current?.play().catch(() => {})
    import('./player-controls.tsx').then(
      (module) => setControls(() => module.PlayerControls),
      () => setBegun(null),
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
      {/* biome-ignore lint/a11y/useMediaCaption: captions are put beside it once it plays */}
      <video ref={video} className={styles.video} poster={posterURL ?? undefined} preload="none" playsInline />
      {begun === null ? (
        <>
          {!posterURL && <p className={styles.title}>{title}</p>}
          <div className={styles.start}>
            <button type="button" className={styles.begin} onClick={() => begin(startAt)}>
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
          Đang mở video…
        </p>
      )}
    </section>
  )
}
