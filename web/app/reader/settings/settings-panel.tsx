import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/form/button.tsx'
import slider from '../frame/bars/slider.module.css'
import { useReader } from '../reader-context.ts'
import { type ReaderSettings, TEXT_SIZES } from './reader-settings.ts'
import styles from './settings-panel.module.css'
import { useIsWide } from './use-is-wide.ts'
import { whatCanBeSet } from './what-can-be-set.ts'

/** “Aa”: how one likes to read. Beside the text, so that every change is seen at once. */
export function SettingsPanel() {
  const { book, settings, change, show } = useReader()
  const can = whatCanBeSet(book, useIsWide())
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const choice = <Key extends keyof ReaderSettings>(key: Key, legend: string, options: [ReaderSettings[Key], ReactNode][]) => (
    <Choice legend={legend} options={options} value={settings[key]} onChange={(value) => change({ [key]: value })} />
  )
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label="Chữ và nền"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') show(null)
      }}
    >
      <Themes />
      {can.size && <Size {...(can.text ? { of: 'size', label: 'Cỡ chữ' } : { of: 'zoom', label: 'Cỡ trang' })} />}
      {can.text && (
        <>
          {choice('lineHeight', 'Giãn dòng', [
            ['close', 'Vừa'],
            ['airy', 'Thoáng'],
            ['wide', 'Rộng'],
          ])}
          {choice('margin', 'Lề trang', [
            ['narrow', 'Hẹp'],
            ['middle', 'Vừa'],
            ['wide', 'Rộng'],
          ])}
          {choice('font', 'Kiểu chữ', [
            ['serif', <span className={styles.serif}>Literata</span>],
            ['sans', 'Be Vietnam Pro'],
          ])}
          {choice('isJustified', 'Căn lề', [
            [false, 'Trái'],
            [true, 'Đều hai bên'],
          ])}
        </>
      )}
      {can.flow &&
        choice('flow', 'Cách đọc', [
          ['paged', 'Lật trang'],
          ['scrolled', 'Cuộn'],
        ])}
      {can.columns &&
        settings.flow === 'paged' &&
        choice('columns', can.text ? 'Số cột' : 'Số trang', [
          ['one', can.text ? 'Một cột' : 'Một trang'],
          ['two', can.text ? 'Hai cột' : 'Hai trang'],
        ])}
      {!can.text && (
        <p className={styles.why}>Trang của cuốn này đã được dàn sẵn như bản in, nên kiểu chữ và giãn dòng không đổi được.</p>
      )}
    </div>
  )
}

const THEME_NAMES = { default: 'Sáng', sepia: 'Giấy ngà', dark: 'Tối' } as const

function Themes() {
  const { settings, change } = useReader()
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.whole}>Nền trang</legend>
      <div className={styles.themes}>
        {(Object.keys(THEME_NAMES) as (keyof typeof THEME_NAMES)[]).map((theme) => (
          <label key={theme} className={styles[theme]}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={settings.theme === theme}
              onChange={() => change({ theme })}
            />
            {THEME_NAMES[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Size({ of, label }: { of: 'size' | 'zoom'; label: string }) {
  const { settings, change } = useReader()
  const id = useId()
  const at = TEXT_SIZES.indexOf(settings[of])
  const last = TEXT_SIZES.length - 1
  const choose = (next: number) => change({ [of]: TEXT_SIZES[Math.min(last, Math.max(0, next))] ?? settings[of] })
  return (
    <div className={styles.group}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.size}>
        <Button isSmall className={styles.serif} aria-label="A−, nhỏ hơn" aria-disabled={at === 0} onClick={() => choose(at - 1)}>
          A−
        </Button>
        <input
          id={id}
          type="range"
          className={slider.slider}
          {...{ min: 0, max: last, step: 1, value: at }}
          style={{ '--at': `${(at / last) * 100}%` } as CSSProperties}
          aria-valuetext={`${settings[of]}%`}
          onChange={(event) => choose(event.currentTarget.valueAsNumber)}
        />
        <Button
          isSmall
          className={styles.serif}
          aria-label="A+, lớn hơn"
          aria-disabled={at === last}
          onClick={() => choose(at + 1)}
        >
          A+
        </Button>
      </div>
    </div>
  )
}

interface ChoiceProps<T> {
  legend: string
  options: [T, ReactNode][]
  value: T
  onChange(value: T): void
}

function Choice<T>({ legend, options, value, onChange }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.chips}>
        {options.map(([option, words]) => (
          <label key={String(option)} className={styles.chip}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
