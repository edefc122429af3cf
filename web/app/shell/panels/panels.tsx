import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { closePanel, openPanel, type PanelName, type PanelProps } from './panel-store.ts'

/** Nobody pays for a panel before opening it. */
const LOADERS: Record<PanelName, () => Promise<{ default: ComponentType<PanelProps> }>> = {
  settings: () => import('./settings-panel.tsx'),
  quick: () => import('./quick-panel.tsx'),
  help: () => import('./shortcuts-help.tsx'),
}

/** On hover and focus, so that the panel is there when the click comes. */
export function preloadPanel(name: PanelName): void {
  LOADERS[name]().catch(() => undefined)
}

export function Panels() {
  const open = openPanel.use()
  const { pathname } = useLocation()
  const [loaded, setLoaded] = useState<Partial<Record<PanelName, ComponentType<PanelProps>>>>({})

  useEffect(() => {
    if (!open) return
    LOADERS[open]().then(
      ({ default: Panel }) => setLoaded((now) => ({ ...now, [open]: Panel })),
      () => {
        closePanel(open)
        showToast('Chưa mở được bảng này, bạn kiểm tra kết nối rồi thử lại nhé', { variant: 'error' })
      },
    )
  }, [open])

  // A new page closes what lay over the old one
  useEffect(() => openPanel.set(null), [pathname])

  return (Object.entries(loaded) as [PanelName, ComponentType<PanelProps>][]).map(([name, Panel]) => (
    <Panel key={name} isOpen={open === name} onClose={() => closePanel(name)} />
  ))
}
