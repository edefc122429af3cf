import { readStored, writeStored } from '../../lib/state/local-storage.ts'
import { THEMES, type Theme } from '../../lib/state/settings.ts'
import { createStore } from '../../lib/state/store.ts'
import { DEFAULT_SETTINGS, LINE_HEIGHTS, MARGINS, type ReaderSettings, TEXT_SIZES } from './reader-settings.ts'

export const READER_KEY = 'reader'

/** How books are read on this device, in every tab of it from the next book on. */
export const readerSettings = createStore<ReaderSettings>(DEFAULT_SETTINGS, { isKept: true })

/** Until a theme is chosen in the reader, the site's is shown, and nothing is kept of it. */
let isThemeChosen = false

const oneOf = <T>(choices: readonly T[], given: unknown, first: T): T => choices.find((choice) => choice === given) ?? first

/** What another version, or a person, put there is never trusted. */
export function readReaderSettings(value: unknown, siteTheme: Theme): ReaderSettings {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof ReaderSettings, unknown>>
  const first = DEFAULT_SETTINGS
  return {
    theme: oneOf(THEMES, given.theme, siteTheme),
    size: oneOf(TEXT_SIZES, given.size, first.size),
    lineHeight: oneOf(Object.keys(LINE_HEIGHTS) as ReaderSettings['lineHeight'][], given.lineHeight, first.lineHeight),
    margin: oneOf(MARGINS, given.margin, first.margin),
    font: oneOf(['serif', 'sans'], given.font, first.font),
    isJustified: typeof given.isJustified === 'boolean' ? given.isJustified : first.isJustified,
    flow: oneOf(['paged', 'scrolled'], given.flow, first.flow),
    columns: oneOf(['one', 'two'], given.columns, first.columns),
  }
}

/** Takes over what the script in the page has already shown. */
export function loadReaderSettings(): ReaderSettings {
  const kept = readStored(READER_KEY, (value) => value as Partial<ReaderSettings> | null)
  isThemeChosen = THEMES.some((theme) => theme === kept?.theme)
  const site = THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? DEFAULT_SETTINGS.theme
  readerSettings.set(readReaderSettings(kept, site))
  return readerSettings.get()
}

export function changeReaderSettings(part: Partial<ReaderSettings>): void {
  readerSettings.set((now) => ({ ...now, ...part }))
  const { theme, ...others } = readerSettings.get()
  if (part.theme) isThemeChosen = true
  showReaderTheme(theme)
  writeStored(READER_KEY, isThemeChosen ? { theme, ...others } : others)
}

/**
 * Only on the reader's page, which is a document of its own: the site keeps the theme that was chosen there.
 */
function showReaderTheme(theme: Theme): void {
  const root = document.documentElement
  root.classList.add('theme-switching')
  root.dataset.theme = theme
  requestAnimationFrame(() => requestAnimationFrame(() => root.classList.remove('theme-switching')))
}

/** Runs before the page is painted: nobody reading at night is dazzled by the site's white. */
export const readerThemeScript = () =>
  `try{var r=JSON.parse(localStorage.getItem('${READER_KEY}')||'{}').theme;if(${JSON.stringify(THEMES)}.indexOf(r)>=0)document.documentElement.dataset.theme=r}catch(_){};`
