import { expect, test } from 'vitest'
import { paddingOf, placeColumn, placeSpread } from '../engine/pdf/pages-layout.ts'
import { DEFAULT_SETTINGS, MARGINS, TEXT_SIZES } from '../settings/reader-settings.ts'
import { firstBox, LAYOUT, openingScript } from './opening-script.ts'

const ROOMS = [
  { width: 390, height: 728 },
  { width: 360, height: 524 },
  { width: 1440, height: 784 },
  { width: 700, height: 90 },
]
const PAGES = [
  { width: 425, height: 595 },
  { width: 842, height: 595 },
  { width: 20, height: 2000 },
]

test('the picture of a first page stands where the page itself will, whatever the settings', () => {
  for (const room of ROOMS)
    for (const page of PAGES)
      for (const margin of MARGINS)
        for (const zoom of TEXT_SIZES)
          for (const flow of ['paged', 'scrolled'] as const) {
            const settings = { ...DEFAULT_SETTINGS, margin, zoom, flow }
            const place = flow === 'paged' ? placeSpread : placeColumn
            const { boxes } = place([page], { room, padding: paddingOf(settings, room), zoom: zoom / 100 })
            const box = firstBox(page, room, settings, LAYOUT)
            for (const side of ['left', 'top', 'width', 'height'] as const)
              expect(box[side]).toBeCloseTo(boxes[0]?.[side] ?? -1, 6)
          }
})

test('the script stands in the page by itself: nothing that it names is outside of it', () => {
  const run = new Function('window', 'localStorage', 'fetch', 'location', openingScript())
  const window: Record<string, unknown> = {}
  const asked: unknown[] = []
  const fetch = (...given: unknown[]) => {
    asked.push(given)
    return Promise.reject(new Error('mất mạng'))
  }
  const kept: Record<string, string> = { access_token: '"a.b.c"' }
  run(window, { getItem: (key: string) => kept[key] ?? null }, fetch, { pathname: '/doc-sach/lang-xa.12', search: '' })
  expect(asked).toEqual([['/api/Reading/Books/lang-xa.12', { headers: { authorization: 'Bearer a.b.c' } }]])
  expect(Object.keys(window).sort()).toEqual(['bookAnswer', 'showBookPicture'])
  return expect(window.bookAnswer).rejects.toThrow('mất mạng')
})
