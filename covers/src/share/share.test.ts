import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DRAWING_VERSION } from '../drawing-version.ts'
import { BOOK } from '../testing/subjects.ts'
import { openTypesetter } from '../type/typesetting.ts'
import { drawShare, type ShareSubject } from './draw-share.ts'
import { heightOf, setWords } from './share-words.ts'

const type = await openTypesetter()
const LONG = `${'Giáo trình phương pháp nghiên cứu khoa học liên ngành '.repeat(4)}ở Việt Nam`
const TITLES = [
  '',
  '!',
  'Luật',
  LONG,
  LONG.toLocaleUpperCase('vi'),
  'x'.repeat(200),
  'A: b',
  '漢字 🎓',
  'Một <b>&"',
  `${'a '.repeat(200)}`,
]

describe('a share picture', () => {
  test('changes only together with DRAWING_VERSION, or kept files would show the old one', () => {
    const subjects: ShareSubject[] = [
      { of: 'book', book: BOOK },
      { of: 'book', book: { ...BOOK, title: LONG, kind: 'digital', authors: ['A', 'B', 'C', 'D'] } },
      { of: 'news', article: { id: 3, title: 'Hội sách mùa thu', kicker: 'Sự kiện' } },
      { of: 'page', title: 'Điều khoản giao dịch chung' },
      { of: 'site' },
    ]
    const drawings = createHash('sha256').update(subjects.map((subject) => drawShare(type, subject)).join(''))
    expect({ version: DRAWING_VERSION, drawings: drawings.digest('hex').slice(0, 12) }).toEqual({
      version: 2,
      drawings: '566c4b073d03',
    })
  })
})

describe('words on it', () => {
  test.each(TITLES)('stay in their room: %s', (title) => {
    for (const [width, height] of [
      [638, 300],
      [530, 360],
    ] as const) {
      const room = { face: 'title', width, height, largest: 104, smallest: 32, mostLines: 6 } as const
      const set = setWords(type, title, room)
      expect(Math.max(0, ...set.lines.map((line) => type.outline('title', line, set.size).width))).toBeLessThanOrEqual(width + 2)
      expect(heightOf(set)).toBeLessThanOrEqual(height)
    }
    for (const subject of [
      { of: 'book', book: { ...BOOK, title } },
      { of: 'news', article: { id: 1, title, kicker: '' } },
      { of: 'page', title },
    ] satisfies ShareSubject[])
      expect(drawShare(type, subject)).not.toMatch(/NaN|undefined|Infinity|<b>/)
  })

  test('that do not fit end in "…", between two words', () => {
    const { lines } = setWords(type, LONG, { face: 'title', width: 300, height: 90, largest: 40, smallest: 32, mostLines: 2 })
    expect(lines).toHaveLength(2)
    expect(lines.at(-1)).toMatch(/\p{L}…$/u)
    expect(LONG).toContain(` ${lines.at(-1)?.slice(0, -1)} `)
  })
})
