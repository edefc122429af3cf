import { expect, test } from 'vitest'
import { eventHub } from './event-hub.ts'
import { startOf } from './opening/start-of.ts'
import { pageBefore } from './opening/use-way-out.ts'
import { placeBeside } from './over/place-beside.ts'

const SITE = 'https://thuquan.test'

test('the way out leads to the page one came from, where that is one of ours and not another’s or a form', () => {
  expect(pageBefore(`${SITE}/tai-khoan/thu-vien-cua-toi?xem=sach`, SITE)).toBe('/tai-khoan/thu-vien-cua-toi?xem=sach')
  for (const other of ['', 'https://example.com/a', `${SITE}/login?redirect=x`, `${SITE}/doc-sach/12`, `${SITE}/mua-ngay`])
    expect(pageBefore(other, SITE)).toBeNull()
})

test('a place of another file opens by its words and percent, also in a chapter that is gone', () => {
  const book = { versionId: 'new', spine: [{ href: 'a.xhtml' }] as never }
  const place = { chapter: 'a.xhtml', cfi: 'epubcfi(/6/2)', percent: 40, quote: 'địa bạ' }
  expect(startOf(book, null)).toBeNull()
  expect(startOf(book, { ...place, versionId: 'new' })).toEqual(place)
  expect(startOf(book, { ...place, versionId: 'old' })).toEqual({ ...place, cfi: null })
  expect(startOf(book, { ...place, versionId: 'old', chapter: 'z.xhtml' })).toEqual({ ...place, chapter: '', cfi: null })
  expect(startOf(book, { ...place, versionId: 'new', chapter: '#page=3' })?.chapter).toBe('#page=3')
})

test('a note stands below its mark, above it at the foot of the screen, and never beyond an edge', () => {
  const [size, screen] = [
    { width: 400, height: 200 },
    { width: 1000, height: 800 },
  ]
  expect(placeBeside({ left: 500, width: 10, top: 100, bottom: 120 }, size, screen)).toEqual({ left: 305, top: 128 })
  expect(placeBeside({ left: 990, width: 10, top: 700, bottom: 720 }, size, screen)).toEqual({ left: 588, top: 492 })
  expect(placeBeside({ left: 0, width: 10, top: 10, bottom: 790 }, size, screen)).toEqual({ left: 12, top: 12 })
})

test('whoever follows the book is told, whoever stopped is not', () => {
  const { events, subscribe } = eventHub()
  const told: number[] = []
  const stop = subscribe('tapped', (x) => told.push(x))
  subscribe('tapped', (x) => told.push(x * 10))
  events.tapped(0.5, 0)
  stop()
  events.tapped(0.7, 0)
  events.ended()
  expect(told).toEqual([0.5, 5, 7])
})
