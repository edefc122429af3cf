import { readStored } from '../../lib/state/local-storage.ts'
import { THEMES, type Theme } from '../../lib/state/themes.ts'

/** Where the browser keeps them. */
export const READER_KEY = 'reader'

export const TEXT_SIZES = [85, 100, 115, 130, 150, 175] as const
export const LINE_HEIGHTS = { close: 1.5, airy: 1.7, wide: 1.95 } as const
export const MARGINS = ['narrow', 'middle', 'wide'] as const

/** How one likes to read; the device remembers it. */
export interface ReaderSettings {
  theme: Theme
  size: (typeof TEXT_SIZES)[number]
  /** Of a PDF's pages: who likes large letters in other books does not want every page wider than the screen. */
  zoom: (typeof TEXT_SIZES)[number]
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
  zoom: 100,
  lineHeight: 'airy',
  margin: 'middle',
  font: 'serif',
  isJustified: false,
  flow: 'paged',
  columns: 'two',
}

const oneOf = <T>(choices: readonly T[], given: unknown, first: T): T => choices.find((choice) => choice === given) ?? first

/** What another version, or a person, put there is never trusted. */
export function readReaderSettings(value: unknown, siteTheme: Theme): ReaderSettings {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof ReaderSettings, unknown>>
  const first = DEFAULT_SETTINGS
  return {
    theme: oneOf(THEMES, given.theme, siteTheme),
    size: oneOf(TEXT_SIZES, given.size, first.size),
    zoom: oneOf(TEXT_SIZES, given.zoom, first.zoom),
    lineHeight: oneOf(Object.keys(LINE_HEIGHTS) as ReaderSettings['lineHeight'][], given.lineHeight, first.lineHeight),
    margin: oneOf(MARGINS, given.margin, first.margin),
    font: oneOf(['serif', 'sans'], given.font, first.font),
    isJustified: typeof given.isJustified === 'boolean' ? given.isJustified : first.isJustified,
    flow: oneOf(['paged', 'scrolled'], given.flow, first.flow),
    columns: oneOf(['one', 'two'], given.columns, first.columns),
  }
}

export const storedReaderSettings = () => readStored(READER_KEY, (value) => value as Partial<ReaderSettings> | null)

/** Until a theme is chosen in the reader, the site's is shown, as the script in the page has done already. */
export function firstReaderSettings(): ReaderSettings {
  const site = THEMES.find((theme) => theme === document.documentElement.dataset.theme)
  return readReaderSettings(storedReaderSettings(), site ?? DEFAULT_SETTINGS.theme)
}
