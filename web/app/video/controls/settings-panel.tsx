import type { ReactNode } from 'react'
import { CAPTION_SIZES, changePreferences, type Preferences } from '../preferences.ts'
import styles from './player-controls.module.css'

const SIZE_NAMES: Record<Preferences['captionSize'], string> = { small: 'Nhỏ', medium: 'Vừa', large: 'Lớn' }

export interface SettingsPanelProps {
  id: string
  wanted: Preferences
  captions: { language: string; label: string }[]
  qualities: { heights: number[]; playing: number | null }
  chooseQuality(height: number | null): void
}

/** The browser's own lists: they work with every finger, key and screen reader, also in a small frame. */
export function SettingsPanel({ id, wanted, captions, qualities, chooseQuality }: SettingsPanelProps) {
  const { heights, playing } = qualities
  return (
    <div id={id} className={styles.panel}>
      {heights.length > 1 && (
        <Row title="Chất lượng">
          <select
            value={wanted.quality ?? ''}
            onChange={({ target }) => {
              const quality = Number(target.value) || null
              changePreferences({ quality })
              chooseQuality(quality)
            }}
          >
            <option value="">Tự động{wanted.quality === null && playing ? ` (${playing}p)` : ''}</option>
            {heights.map((height) => (
              <option key={height} value={height}>
                {height}p
              </option>
            ))}
          </select>
        </Row>
      )}
      <Row title="Phụ đề">
        <select value={wanted.captions ?? ''} onChange={({ target }) => changePreferences({ captions: target.value || null })}>
          <option value="">{captions.length > 0 ? 'Tắt' : 'Bài này chưa có'}</option>
          {captions.map(({ language, label }) => (
            <option key={language} value={language}>
              {label}
            </option>
          ))}
        </select>
      </Row>
      <Row title="Cỡ chữ phụ đề">
        <select
          value={wanted.captionSize}
          onChange={({ target }) => changePreferences({ captionSize: target.value as Preferences['captionSize'] })}
        >
          {CAPTION_SIZES.map((size) => (
            <option key={size} value={size}>
              {SIZE_NAMES[size]}
            </option>
          ))}
        </select>
      </Row>
    </div>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the list is its child
    <label className={styles.row}>
      {title}
      {children}
    </label>
  )
}
