import { readStored, writeStored } from './local-storage.ts'
import { createStore } from './store.ts'
import { THEMES, type Theme } from './themes.ts'

export const LAYOUTS = ['horizontal', 'vertical', 'vertical-2'] as const
/** SPEC §9: 70 % to 130 % in steps of 10 %; the root size is 62.5 % times the factor. */
export const FONT_PERCENTS = [70, 80, 90, 100, 110, 120, 130] as const

export type LayoutName = (typeof LAYOUTS)[number]

export interface Settings {
  theme: Theme
  fontPercent: number
  layout: LayoutName
  /** SPEC §9: the left column shows icons only, 64 px wide: vertical is folded then, vertical-2 dense. */
  isFolded: boolean
}

export const SETTINGS_KEY = 'settings'
const FIRST: Settings = { theme: 'default', fontPercent: 100, layout: 'horizontal', isFolded: false }
const SAVE_AFTER_MS = 300

export const settings = createStore<Settings>(FIRST, { isKept: true })

/** Until somebody chooses a theme here, the device's own wish counts, and nothing is kept of it. */
let isThemeChosen = false

/** A name that is not known falls back to the default; where none was chosen, the device's theme is shown. */
export function readSettings(value: unknown, device: Theme = FIRST.theme): Settings {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof Settings, unknown>>
  return {
    theme: given.theme === undefined ? device : (THEMES.find((theme) => theme === given.theme) ?? FIRST.theme),
    fontPercent: FONT_PERCENTS.find((percent) => percent === given.fontPercent) ?? FIRST.fontPercent,
    layout: LAYOUTS.find((layout) => layout === given.layout) ?? FIRST.layout,
    isFolded: given.isFolded === true,
  }
}

/** After hydration: takes over what the script in the head has already shown. */
export function loadSettings(): void {
  const kept = readStored(SETTINGS_KEY, (value) => value as Partial<Settings> | null)
  isThemeChosen = kept?.theme !== undefined
  settings.set(readSettings(kept, document.documentElement.dataset.theme as Theme | undefined))
}

let saving: ReturnType<typeof setTimeout> | undefined

/** Shows at once, saves when the hand has come to rest. */
export function changeSettings(change: Partial<Settings>): void {
  settings.set((now) => ({ ...now, ...change }))
  if (change.theme) isThemeChosen = true
  show(settings.get())
  clearTimeout(saving)
  saving = setTimeout(() => {
    const { theme, ...others } = settings.get()
    writeStored(SETTINGS_KEY, isThemeChosen ? { theme, ...others } : others)
  }, SAVE_AFTER_MS)
}

function show({ theme, fontPercent, layout, isFolded }: Settings): void {
  const root = document.documentElement
  // Colours jump to the new theme together instead of each at its own pace.
  root.classList.add('theme-switching')
  root.dataset.theme = theme
  root.dataset.layout = layout
  root.toggleAttribute('data-folded', isFolded)
  root.style.fontSize = `${(62.5 * fontPercent) / 100}%`
  requestAnimationFrame(() => requestAnimationFrame(() => root.classList.remove('theme-switching')))
}

/** Runs in the head, before the first paint, so that nobody sees the wrong theme. The same rules as above, in miniature. */
export const settingsScript = () =>
  `try{var s=JSON.parse(localStorage.getItem('${SETTINGS_KEY}')||'{}'),e=document.documentElement,t=${JSON.stringify(
    THEMES,
  )},l=${JSON.stringify(LAYOUTS)},f=${JSON.stringify(FONT_PERCENTS)};e.dataset.theme=s.theme===undefined?matchMedia('(prefers-color-scheme: dark)').matches?'dark':'default':t.indexOf(s.theme)<0?'default':s.theme;e.dataset.layout=l.indexOf(s.layout)<0?'horizontal':s.layout;if(s.isFolded===true)e.dataset.folded='';if(f.indexOf(s.fontPercent)>=0)e.style.fontSize=62.5*s.fontPercent/100+'%'}catch(_){};`
