import type { SubChapter } from '@tq/contract/learning/textbook.ts'
import { Pause, Play } from 'lucide-react'
import { type CSSProperties, useId } from 'react'
import { Link } from 'react-router'
import { bindTitle } from '../lib/typography.ts'
import { FieldError } from '../ui/form/field.tsx'
import { clock, clockWords } from '../video/clock.ts'
import styles from './textbook-row.module.css'
import type { AudioControls, Track } from './use-audio.ts'

export interface AudioRowProps {
  sub: SubChapter
  track: Track
  to: string
  audio: AudioControls
}

/** Plays where it stands; its title leads to the page of its own, which is there without scripts too. */
export function AudioRow({ sub, track, to, audio }: AudioRowProps) {
  const panel = useId()
  const now = audio.playing?.id === sub.subChapterId ? audio.playing : null
  return (
    <>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.play}
          aria-pressed={now?.isPlaying ?? false}
          aria-label={`${now?.isPlaying ? 'Dừng' : 'Nghe'}: ${sub.title}`}
          aria-controls={now ? panel : undefined}
          onClick={() => audio.toggle(track)}
        >
          {now?.isPlaying ? (
            <Pause size="1.6rem" fill="currentColor" aria-hidden="true" />
          ) : (
            <Play size="1.6rem" fill="currentColor" aria-hidden="true" />
          )}
        </button>
        <Link to={to} className={styles.title}>
          {bindTitle(sub.title)}
        </Link>
        <span className={styles.side}>{sub.page && now ? `Trang ${sub.page}` : clock(track.durationSeconds)}</span>
      </div>
      {now && (
        <div id={panel} className={styles.audio}>
          <span>{clock(now.seconds)}</span>
          <input
            type="range"
            className={styles.slider}
            min={0}
            max={Math.max(1, Math.floor(now.duration))}
            step={1}
            value={Math.floor(now.seconds)}
            onChange={(event) => audio.seek(Number(event.currentTarget.value))}
            aria-label={`Vị trí trong ${sub.title}`}
            aria-valuetext={`${clockWords(now.seconds)} trên ${clockWords(now.duration)}`}
            style={{ '--at': `${(100 * now.seconds) / Math.max(1, now.duration)}%` } as CSSProperties}
          />
          <span className={styles.whole}>{clock(now.duration)}</span>
          <button
            type="button"
            className={styles.rate}
            onClick={audio.nextRate}
            aria-label={`Tốc độ ${rateWords(now.rate)}, bấm để đổi`}
          >
            {rateWords(now.rate)}
          </button>
          {now.hasFailed && (
            <div className={styles.failure} role="alert">
              <FieldError>Chưa nghe được bài này, bạn kiểm tra kết nối rồi bấm nghe lại nhé.</FieldError>
            </div>
          )}
        </div>
      )}
    </>
  )
}

const rateWords = (rate: number) => `${String(rate).replace('.', ',')}×`
