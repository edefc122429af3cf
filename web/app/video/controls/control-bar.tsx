import type { VideoSprite } from '@tq/contract/learning/lesson.ts'
import {
  Captions as CaptionsIcon,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  Settings,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { clock } from '../clock.ts'
import { changePreferences, preferences, SPEEDS, speedName } from '../preferences.ts'
import { useMedia, useMediaWays } from './media-state.tsx'
import styles from './player-controls.module.css'
import { SeekBar } from './seek-bar.tsx'
import { SettingsPanel, type SettingsPanelProps } from './settings-panel.tsx'
import sliders from './sliders.module.css'
import { toggleCaptions } from './use-player-keys.ts'

const ICON = { size: '2.2rem', 'aria-hidden': true } as const

export interface ControlBarProps extends Pick<SettingsPanelProps, 'captions' | 'qualities' | 'chooseQuality'> {
  video: RefObject<HTMLVideoElement | null>
  sprite: VideoSprite | null
  language: string | null
}

export function ControlBar({ video, sprite, captions, language, qualities, chooseQuality }: ControlBarProps) {
  const wanted = preferences.use()
  const { toggleFullscreen, togglePip } = useMediaWays()
  const isPaused = useMedia((state) => state.mediaPaused) !== false
  const hasEnded = useMedia((state) => state.mediaEnded) === true
  const time = useMedia((state) => Math.floor(state.mediaCurrentTime ?? 0)) ?? 0
  const duration = useMedia((state) => state.mediaDuration) || 0
  const isFull = useMedia((state) => state.mediaIsFullscreen) === true
  const hasFull = useMedia((state) => state.mediaFullscreenUnavailable) === undefined
  const hasPip = useMedia((state) => state.mediaPipUnavailable) === undefined
  const isPip = useMedia((state) => state.mediaIsPip) === true
  const { isOpen, close, panelId, root, buttonProps } = usePanel()

  function toggle() {
    const media = video.current
    if (media?.paused) void media.play().catch(() => {})
    else media?.pause()
  }
  function seek(seconds: number) {
    if (video.current) video.current.currentTime = seconds
  }
  const playLabel = hasEnded ? 'Xem lại' : isPaused ? 'Phát' : 'Tạm dừng'
  return (
    <div className={styles.bar} data-stays={isPaused || isOpen || undefined}>
      <SeekBar duration={duration} sprite={sprite} seek={seek} />
      <div className={styles.buttons}>
        <button type="button" className={styles.button} aria-label={playLabel} title={`${playLabel} (k)`} onClick={toggle}>
          {hasEnded ? <RotateCcw {...ICON} /> : isPaused ? <Play {...ICON} /> : <Pause {...ICON} />}
        </button>
        <Loudness video={video} />
        <span className={styles.time}>
          {clock(time)} <span>/ {clock(duration)}</span>
        </span>
        <span className={styles.push} />
        <select
          className={styles.speed}
          aria-label="Tốc độ"
          title="Tốc độ (< >)"
          value={wanted.speed}
          onChange={({ target }) => changePreferences({ speed: Number(target.value) })}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speedName(speed)}
            </option>
          ))}
        </select>
        {captions.length > 0 && (
          <button
            type="button"
            className={styles.button}
            aria-label="Phụ đề"
            title="Phụ đề (c)"
            aria-pressed={language !== null}
            onClick={() => toggleCaptions(captions)}
          >
            <CaptionsIcon {...ICON} />
          </button>
        )}
        <div ref={root} className={styles.holder}>
          <button type="button" className={styles.button} aria-label="Cài đặt" title="Cài đặt" {...buttonProps}>
            <Settings {...ICON} />
          </button>
          {isOpen && (
            // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button opened
            <div onKeyDown={(event) => event.key === 'Escape' && close()}>
              <SettingsPanel {...{ id: panelId, wanted, captions, qualities, chooseQuality }} />
            </div>
          )}
        </div>
        {hasPip && (
          <button
            type="button"
            className={`${styles.button} ${styles.wide}`}
            aria-label="Hình trong hình"
            title="Hình trong hình"
            aria-pressed={isPip}
            onClick={togglePip}
          >
            <PictureInPicture2 {...ICON} />
          </button>
        )}
        {hasFull && (
          <button
            type="button"
            className={styles.button}
            aria-label={isFull ? 'Thoát toàn màn hình' : 'Toàn màn hình'}
            title={isFull ? 'Thoát toàn màn hình (f)' : 'Toàn màn hình (f)'}
            onClick={toggleFullscreen}
          >
            {isFull ? <Minimize {...ICON} /> : <Maximize {...ICON} />}
          </button>
        )}
      </div>
    </div>
  )
}

function Loudness({ video }: Pick<ControlBarProps, 'video'>) {
  const volume = useMedia((state) => state.mediaVolume) ?? 1
  const isMuted = useMedia((state) => state.mediaMuted) === true
  const isFixed = useMedia((state) => state.mediaVolumeUnavailable) !== undefined
  const label = isMuted ? 'Bật tiếng' : 'Tắt tiếng'
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${styles.wide}`}
        aria-label={label}
        title={`${label} (m)`}
        onClick={() => video.current && Object.assign(video.current, { muted: !isMuted })}
      >
        {isMuted || volume === 0 ? <VolumeX {...ICON} /> : <Volume2 {...ICON} />}
      </button>
      {!isFixed && (
        <input
          type="range"
          className={`${sliders.loudness} ${styles.wide}`}
          data-loudness
          min={0}
          max={100}
          step={5}
          value={isMuted ? 0 : Math.round(volume * 100)}
          aria-label="Âm lượng"
          onChange={({ target }) =>
            video.current && Object.assign(video.current, { volume: Number(target.value) / 100, muted: false })
          }
        />
      )}
    </>
  )
}

/** Opens by its button; a press elsewhere and Escape close it, and the focus comes back to the button. */
function usePanel() {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  useEffect(() => {
    if (!isOpen) return
    const onPress = (event: Event) => root.current?.contains(event.target as Node) || setOpen(false)
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])
  function close() {
    setOpen(false)
    button.current?.focus()
  }
  const buttonProps = {
    ref: button,
    'aria-expanded': isOpen,
    'aria-controls': panelId,
    onClick: () => setOpen(!isOpen),
  }
  return { isOpen, close, panelId, root, buttonProps }
}
