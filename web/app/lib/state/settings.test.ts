import { describe, expect, test } from 'vitest'
import { readSettings, settingsScript } from './settings.ts'

const FIRST = { theme: 'default', fontPercent: 100, layout: 'horizontal', isFolded: false }

describe('what the browser kept', () => {
  test('known values are taken as they are', () => {
    const kept = { theme: 'sepia', fontPercent: 130, layout: 'vertical-2', isFolded: true }
    expect(readSettings(kept)).toEqual(kept)
  })

  test('a theme that is not known falls back to the default, the rest stays (SPEC §9)', () => {
    expect(readSettings({ theme: 'neon', fontPercent: 80, layout: 'vertical' })).toEqual({
      theme: 'default',
      fontPercent: 80,
      layout: 'vertical',
      isFolded: false,
    })
  })

  test.each([[null], [undefined], ['dark'], [7], [[]], [{}]])('%j is no settings at all', (value) => {
    expect(readSettings(value)).toEqual(FIRST)
  })

  test.each([[69], [75], [140], ['100'], [Number.NaN], [null]])('a font size of %j is not offered', (fontPercent) => {
    expect(readSettings({ fontPercent }).fontPercent).toBe(100)
  })

  test('names from the object prototype are not themes', () => {
    expect(readSettings({ theme: 'constructor', layout: '__proto__' })).toEqual(FIRST)
  })

  test('nobody chose a theme: the device decides; a chosen one, also an unknown one, is not overruled', () => {
    expect(readSettings({ fontPercent: 110 }, 'dark')).toEqual({ ...FIRST, theme: 'dark', fontPercent: 110 })
    expect(readSettings({ theme: 'default' }, 'dark').theme).toBe('default')
    expect(readSettings({ theme: 'neon' }, 'dark').theme).toBe('default')
  })
})

describe('the script in the head', () => {
  const run = (stored: string | null, isDark = false) => {
    const root = { dataset: {} as Record<string, string>, style: {} as Record<string, string> }
    const localStorage = { getItem: () => stored }
    const matchMedia = (query: string) => ({ matches: isDark && query === '(prefers-color-scheme: dark)' })
    new Function('localStorage', 'matchMedia', 'document', settingsScript())(localStorage, matchMedia, { documentElement: root })
    return { ...root.dataset, ...root.style }
  }

  test('shows what readSettings would read', () => {
    expect(run(JSON.stringify({ theme: 'dark', fontPercent: 110, layout: 'vertical', isFolded: true }))).toEqual({
      theme: 'dark',
      layout: 'vertical',
      folded: '',
      fontSize: '68.75%',
    })
    expect(run(JSON.stringify({ theme: 'neon', fontPercent: 5, layout: 'x' }))).toEqual({
      theme: 'default',
      layout: 'horizontal',
    })
    expect(run(null)).toEqual({ theme: 'default', layout: 'horizontal' })
    expect(run(null, true)).toEqual({ theme: 'dark', layout: 'horizontal' })
    expect(run('{"theme":"default"}', true)).toEqual({ theme: 'default', layout: 'horizontal' })
  })

  test.each([['{'], ['null'], ['"dark"'], ['[]'], ['7']])('%s breaks nothing', (stored) => {
    expect(() => run(stored)).not.toThrow()
  })
})
