import { CalendarDays, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/form/button.tsx'
import { openPanel, type PanelName } from '../panels/panel-store.ts'
import { preloadPanel } from '../panels/panels.tsx'
import styles from './tools.module.css'

/** The gear: theme, font size, layout. */
export function SettingsButton() {
  return (
    <PanelButton name="settings" label="Cài đặt hiển thị" className={styles.roomy}>
      <Settings size="2rem" aria-hidden="true" />
    </PanelButton>
  )
}

export function QuickPanelButton() {
  return (
    <PanelButton name="quick" label="Xem nhanh hôm nay" className={styles.wide}>
      <CalendarDays size="2rem" aria-hidden="true" />
    </PanelButton>
  )
}

function PanelButton({ name, ...rest }: { name: PanelName; label: string; className?: string; children: ReactNode }) {
  return (
    <IconButton
      {...rest}
      aria-haspopup="dialog"
      data-brings={name}
      onPointerEnter={() => preloadPanel(name)}
      onFocus={() => preloadPanel(name)}
      onClick={() => openPanel.set(name)}
    />
  )
}
