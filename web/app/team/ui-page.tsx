import { changeSettings, settings } from '../lib/state/settings.ts'
import { THEMES } from '../lib/state/themes.ts'
import { SegmentedChoice } from '../ui/form/choice.tsx'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { Buttons, Choices, Fields } from './ui-controls.tsx'
import { Moves, OnTop } from './ui-moves.tsx'
import styles from './ui-page.module.css'
import { Waiting, Words } from './ui-words.tsx'

/** For the people who build the site; visitors never see it. */
export function loader() {
  if (import.meta.env.PROD) throw new Response('Không có trang này', { status: 404 })
  return null
}

export default function UiPage() {
  const { theme } = settings.use()
  return (
    <div className="wrap">
      <title>Các phần giao diện – Thư Quán</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs crumbs={[{ title: 'Các phần giao diện' }]} />
      <h1>Các phần giao diện</h1>
      <SegmentedChoice
        legend="Màu trang"
        options={THEMES.map((value) => ({ value, title: value }))}
        value={theme}
        onChange={(next) => changeSettings({ theme: next })}
        className={styles.themes}
      />
      <Buttons />
      <Fields />
      <Choices />
      <Moves />
      <Words />
      <Waiting />
      <OnTop />
    </div>
  )
}
