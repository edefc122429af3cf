import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/form/button.tsx'
import { useReader } from '../reader-context.ts'
import styles from './aloud-player.module.css'
import { type AloudSettings, keepAloudSettings, loadAloudSettings, RATES } from './aloud-settings.ts'
import { NoVoice } from './no-voice.tsx'
import { useSpeaker } from './use-speaker.ts'
import { useVoices } from './voices.ts'

/** Play, pause, a sentence back or on, speed and voice. Reading begins at the top of the screen. */
export function AloudPlayer({ onClose }: { onClose(): void }) {
  const { book } = useReader()
  const [language = 'vi'] = (book.language ?? 'vi').toLowerCase().split('-')
  const voices = useVoices(language)
  if (voices === null) return <Frame onClose={onClose}>{<p role="status">Đang tìm giọng đọc của thiết bị…</p>}</Frame>
  if (!voices.length)
    return (
      <Frame onClose={onClose}>
        <NoVoice language={language} />
      </Frame>
    )
  return <Controls voices={voices} onClose={onClose} />
}

function Controls({ voices, onClose }: { voices: SpeechSynthesisVoice[]; onClose(): void }) {
  const [settings, setSettings] = useState<AloudSettings>(loadAloudSettings)
  const voice = voices.find(({ voiceURI }) => voiceURI === settings.voice) ?? voices[0] ?? null
  const { state, toggle, step, renew } = useSpeaker({ voice, rate: settings.rate })
  const play = useRef<HTMLButtonElement>(null)
  useEffect(() => play.current?.focus({ preventScroll: true }), [])

  function change(part: Partial<AloudSettings>) {
    const next = { ...settings, ...part }
    setSettings(next)
    keepAloudSettings(next)
    renew()
  }
  const isSpeaking = state === 'speaking'
  return (
    <Frame onClose={onClose}>
      <div className={styles.buttons}>
        <IconButton label="Câu trước" className={styles.button} onClick={() => step(-1)}>
          <SkipBack aria-hidden="true" />
        </IconButton>
        <IconButton ref={play} label={isSpeaking ? 'Tạm dừng' : 'Đọc tiếp'} className={styles.play} onClick={toggle}>
          {isSpeaking ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </IconButton>
        <IconButton label="Câu sau" className={styles.button} onClick={() => step(1)}>
          <SkipForward aria-hidden="true" />
        </IconButton>
      </div>
      <select
        className={styles.select}
        aria-label="Tốc độ đọc"
        value={settings.rate}
        onChange={({ target }) => change({ rate: RATES.find((rate) => rate === Number(target.value)) ?? 1 })}
      >
        {RATES.map((rate) => (
          <option key={rate} value={rate}>
            {`${String(rate).replace('.', ',')}×`}
          </option>
        ))}
      </select>
      {voices.length > 1 && (
        <select
          className={`${styles.select} ${styles.voice}`}
          aria-label="Giọng đọc"
          value={voice?.voiceURI}
          onChange={({ target }) => change({ voice: target.value })}
        >
          {voices.map(({ voiceURI, name }) => (
            <option key={voiceURI} value={voiceURI}>
              {name}
            </option>
          ))}
        </select>
      )}
      {state === 'ended' && <p role="status">Đã đọc đến hết.</p>}
      {state === 'failed' && <p role="alert">Giọng đọc bị ngắt. Bạn nhấn “Đọc tiếp” để thử lại.</p>}
    </Frame>
  )
}

function Frame({ onClose, children }: { onClose(): void; children: ReactNode }) {
  return (
    <section className={styles.player} aria-label="Đọc to">
      <div className={styles.inner}>{children}</div>
      <IconButton label="Tắt đọc to" className={styles.button} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  )
}
