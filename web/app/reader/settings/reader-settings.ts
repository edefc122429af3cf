import type { Theme } from '../../lib/state/settings.ts'

export const TEXT_SIZES = [85, 100, 115, 130, 150, 175] as const
export const LINE_HEIGHTS = { close: 1.5, airy: 1.7, wide: 1.95 } as const
export const MARGINS = ['narrow', 'middle', 'wide'] as const

/** How one likes to read; the device remembers it. */
export interface ReaderSettings {
  theme: Theme
  size: (typeof TEXT_SIZES)[number]
  lineHeight: keyof typeof LINE_HEIGHTS
  margin: (typeof MARGINS)[number]
  font: 'serif' | 'sans'
  isJustified: boolean
  flow: 'paged' | 'scrolled'
  /** Two only where there is room. */
  columns: 'one' | 'two'
}

export const DEFAULT_SETTINGS: ReaderSettings = {
  theme: 'default',
  size: 100,
  lineHeight: 'airy',
  margin: 'middle',
  font: 'serif',
  isJustified: false,
  flow: 'paged',
  columns: 'two',
}
