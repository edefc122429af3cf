import { beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS, READER_KEY, readReaderSettings } from './reader-settings.ts'
import { changeReaderSettings, loadReaderSettings, readerSettings, readerThemeScript } from './reader-settings-store.ts'

const CHOSEN = {
  ...{ theme: 'sepia', size: 130, zoom: 115, lineHeight: 'wide', margin: 'narrow', font: 'sans' },
  ...{ isJustified: true, flow: 'scrolled', columns: 'one' },
} as const

let kept = new Map<string, string>()
let root = { dataset: { theme: 'dark' } as Record<string, string>, classList: { add() {}, remove() {} } }

beforeEach(() => {
  kept = new Map()
  root = { dataset: { theme: 'dark' }, classList: { add() {}, remove() {} } }
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  })
})

test('what was chosen is taken as it is', () => {
  expect(readReaderSettings(CHOSEN, 'default')).toEqual(CHOSEN)
})

test.each([
  [null],
  ['x'],
  [7],
  [[]],
  [{}],
  [{ size: 99, zoom: 1000, theme: 'neon', flow: '__proto__', isJustified: 'yes', lineHeight: 'toString' }],
])('%j is no choice: the usual ones, and the site’s theme', (value) => {
  expect(readReaderSettings(value, 'sepia')).toEqual({ ...DEFAULT_SETTINGS, theme: 'sepia' })
})

test('the site’s theme counts until one is chosen in a book; then that one, for books alone', () => {
  expect(loadReaderSettings().theme).toBe('dark')
  changeReaderSettings({ size: 150 })
  expect(JSON.parse(kept.get(READER_KEY) ?? '')).not.toHaveProperty('theme')
  changeReaderSettings({ theme: 'sepia' })
  expect(root.dataset.theme).toBe('sepia')
  root.dataset.theme = 'default'
  expect(loadReaderSettings()).toMatchObject({ theme: 'sepia', size: 150 })
  expect([...kept.keys()]).toEqual([READER_KEY])
})

test('a browser that keeps nothing, or what can’t be read, hinders nobody', () => {
  kept.set(READER_KEY, '{broken')
  expect(loadReaderSettings()).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' })
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new Error('blocked')
    },
  })
  changeReaderSettings({ font: 'sans' })
  expect(readerSettings.get().font).toBe('sans')
})

test('the script in the page shows the chosen theme before anything is painted, and nothing else', () => {
  const run = (stored: string | null) => {
    const html = { dataset: { theme: 'default' } }
    new Function('localStorage', 'document', readerThemeScript())({ getItem: () => stored }, { documentElement: html })
    return html.dataset.theme
  }
  expect(['{"theme":"dark"}', '{"theme":"neon"}', '{}', null, '{broken'].map(run)).toEqual([
    'dark',
    'default',
    'default',
    'default',
    'default',
  ])
})
