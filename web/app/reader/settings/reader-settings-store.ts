import { writeStored } from '../../lib/state/local-storage.ts'
import { createStore } from '../../lib/state/store.ts'
import { THEMES, type Theme } from '../../lib/state/themes.ts'
import {
  DEFAULT_SETTINGS,
  firstReaderSettings,
  READER_KEY,
  type ReaderSettings,
  storedReaderSettings,
} from './reader-settings.ts'

/** How books are read on this device, in every tab of it from the next book on. */
export const readerSettings = createStore<ReaderSettings>(DEFAULT_SETTINGS, { isKept: true })

/** Until a theme is chosen in the reader, the site's is shown, and nothing is kept of it. */
let isThemeChosen = false

/** Takes over what the script in the page has already shown. */
export function loadReaderSettings(): ReaderSettings {
  isThemeChosen = THEMES.some((theme) => theme === storedReaderSettings()?.theme)
  readerSettings.set(firstReaderSettings())
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
