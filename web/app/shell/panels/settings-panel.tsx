import { CalendarDays, Keyboard, Maximize, Minimize, Minus, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { changeSettings, FONT_PERCENTS, type LayoutName, settings } from '../../lib/state/settings.ts'
import type { Theme } from '../../lib/state/themes.ts'
import { classes } from '../../ui/class-names.ts'
import { Button } from '../../ui/form/button.tsx'
import { Checkbox } from '../../ui/form/choice.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { consent, decide } from '../../visits/consent.ts'
import { toggleFullscreen, useIsFullscreen } from './fullscreen.ts'
import { openPanel, type PanelProps } from './panel-store.ts'
import styles from './settings-panel.module.css'

const THEME_TITLES: Record<Theme, string> = { default: 'Sáng', dark: 'Tối', sepia: 'Giấy ngà' }
const LAYOUT_TITLES: Record<LayoutName, string> = { horizontal: 'Ngang', vertical: 'Dọc', 'vertical-2': 'Dọc gọn' }
const FIRST_PERCENT = 100

/** How the site looks, for this reader on this device. */
export default function SettingsPanel({ isOpen, onClose }: PanelProps) {
  const { theme, fontPercent, layout, isFolded } = settings.use()
  const smallest = FONT_PERCENTS[0]
  const largest = FONT_PERCENTS.at(-1) ?? FIRST_PERCENT
  const setFont = (percent: number) => changeSettings({ fontPercent: Math.min(Math.max(percent, smallest), largest) })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Cài đặt hiển thị" place="right">
      <div className={styles.panel}>
        <Choice legend="Màu trang" value={theme} titles={THEME_TITLES} onChange={(next) => changeSettings({ theme: next })}>
          {(name) => (
            <span className={classes(styles.swatch, styles[name])} aria-hidden="true">
              Aa
            </span>
          )}
        </Choice>

        <section className={styles.part} aria-labelledby="co-chu">
          <h3 id="co-chu">Cỡ chữ</h3>
          {/* biome-ignore lint/a11y/useSemanticElements: two buttons and what they change, not a form */}
          <div className={styles.font} role="group" aria-labelledby="co-chu">
            <Button
              aria-label="Giảm cỡ chữ"
              aria-disabled={fontPercent <= smallest || undefined}
              onClick={() => setFont(fontPercent - 10)}
            >
              <Minus size="1.8rem" aria-hidden="true" />
            </Button>
            <output>{fontPercent}&nbsp;%</output>
            <Button
              aria-label="Tăng cỡ chữ"
              aria-disabled={fontPercent >= largest || undefined}
              onClick={() => setFont(fontPercent + 10)}
            >
              <Plus size="1.8rem" aria-hidden="true" />
            </Button>
            <Button
              look="text"
              aria-disabled={fontPercent === FIRST_PERCENT || undefined}
              onClick={() => setFont(FIRST_PERCENT)}
              className={styles.reset}
            >
              Đặt lại
            </Button>
          </div>
        </section>

        <Choice
          className={styles.wide}
          legend="Bố cục"
          value={layout}
          titles={LAYOUT_TITLES}
          onChange={(next) => changeSettings({ layout: next })}
          below={
            layout !== 'horizontal' && (
              <Checkbox
                className={styles.below}
                label="Thu hẹp thanh bên, chỉ còn biểu tượng"
                checked={isFolded}
                onChange={(event) => changeSettings({ isFolded: event.target.checked })}
              />
            )
          }
        >
          {(name) => <LayoutSketch name={name} />}
        </Choice>

        <Tools />
        <PageViews />
        <p className={styles.note}>Lựa chọn được nhớ trên thiết bị này.</p>
      </div>
    </Dialog>
  )
}

interface ChoiceProps<T extends string> {
  className?: string
  legend: string
  value: T
  titles: Record<T, string>
  onChange(value: T): void
  /** More that belongs to what is chosen. */
  below?: ReactNode
  children(name: T): ReactNode
}

function Choice<T extends string>({ className, legend, value, titles, onChange, below, children }: ChoiceProps<T>) {
  const group = useId()
  return (
    <fieldset className={classes(styles.part, className)}>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {(Object.keys(titles) as T[]).map((name) => (
          <label key={name} className={styles.choice}>
            <input type="radio" name={group} value={name} checked={name === value} onChange={() => onChange(name)} />
            {children(name)}
            <span>{titles[name]}</span>
          </label>
        ))}
      </div>
      {below}
    </fieldset>
  )
}

/** The page in miniature. */
function LayoutSketch({ name }: { name: LayoutName }) {
  const side = { horizontal: 0, vertical: 18, 'vertical-2': 9 }[name]
  return (
    <svg className={styles.sketch} viewBox="0 0 64 44" aria-hidden="true">
      <rect className={styles.paper} x="0.5" y="0.5" width="63" height="43" rx="4" />
      {side > 0 && <rect className={styles.bar} x="4" y="4" width={side} height="36" rx="2" />}
      <rect className={styles.bar} x={side ? side + 8 : 4} y="4" width={side ? 52 - side : 56} height="6" rx="2" />
      <rect className={styles.text} x={side ? side + 8 : 4} y="14" width={side ? 52 - side : 56} height="26" rx="2" />
    </svg>
  )
}

/** The same choice as the notice at the page's foot, for changing one's mind. */
function PageViews() {
  const isAllowed = consent.use()?.pageViews === true
  return (
    <section className={styles.part} aria-labelledby="du-lieu">
      <h3 id="du-lieu">Dữ liệu</h3>
      <Checkbox
        label="Cho phép đếm lượt xem và đo tốc độ trang"
        hint="Không kèm tên, địa chỉ hay mã nhận dạng."
        checked={isAllowed}
        onChange={(event) => decide(event.target.checked)}
      />
    </section>
  )
}

function Tools() {
  const isFullscreen = useIsFullscreen()
  const Icon = isFullscreen ? Minimize : Maximize
  const toggle = async () => {
    // The whole page goes on top of everything, also of this panel.
    openPanel.set(null)
    try {
      await toggleFullscreen()
    } catch (error) {
      showToast((error as Error).message, { variant: 'error' })
    }
  }
  return (
    <section className={styles.part} aria-labelledby="cong-cu">
      <h3 id="cong-cu">Công cụ</h3>
      <div className={styles.tools}>
        <Button onClick={() => openPanel.set('quick')}>
          <CalendarDays size="1.8rem" aria-hidden="true" /> Xem nhanh hôm nay
        </Button>
        <Button onClick={toggle}>
          <Icon size="1.8rem" aria-hidden="true" /> {isFullscreen ? 'Thoát toàn màn hình' : 'Toàn màn hình'}
        </Button>
        <Button className={styles.keys} onClick={() => openPanel.set('help')}>
          <Keyboard size="1.8rem" aria-hidden="true" /> Phím tắt
        </Button>
      </div>
    </section>
  )
}
