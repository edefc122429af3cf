import { createStore } from '../../lib/state/store.ts'

export type PanelName = 'settings' | 'quick' | 'help'

/** Which of the side panels is open; one at a time. */
export const openPanel = createStore<PanelName | null>(null)

export interface PanelProps {
  isOpen: boolean
  onClose(): void
}

/** A dialog reports its closing late: by then another panel may be open, and that one stays. */
export function closePanel(name: PanelName): void {
  openPanel.set((now) => (now === name ? null : now))
}
