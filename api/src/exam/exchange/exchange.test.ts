import type { QuestionContent } from '@tq/contract/questions/content.ts'
import { describe, expect, test } from 'vitest'
import { readGift, writeGift } from './gift.ts'
import type { Imported } from './imported.ts'
import { readMoodle } from './moodle-read.ts'
import { writeMoodle } from './moodle-write.ts'
import { readVietnameseText } from './vietnamese-text.ts'

const option = (id: string, html: string) => ({ id, html })
const common = { stem: '<p>Cho $a&lt;b$, tìm {x} = 1: ~ # \\</p>', explanation: '<p>Vì thế: 50% = ½</p>' }
const options = [option('a', 'một = 1'), option('b', '$\\frac{1}{2}$'), option('c', '<em>ba</em>')]

const EVERY: QuestionContent[] = [
  { ...common, type: 'single', options, key: 'b' },
  { ...common, type: 'multiple', options, keys: ['a', 'c'], scoring: 'partial' },
  { ...common, stem: 'Nước sôi', type: 'trueFalse', statements: [{ id: 'a', html: 'Nước sôi', isTrue: false }], scoring: 'all' },
  { ...common, type: 'fillIn', text: '[[1]]', gaps: [{ id: '1', accepted: ['Hà Nội', 'Ha Noi'] }], scoring: 'partial' },
  { ...common, type: 'numeric', accepted: [{ value: 0.128, tolerance: 0.0005 }], unit: null },
  {
    ...common,
    type: 'matching',
    left: [
      { id: 'l1', html: 'Na', match: 'r1' },
      { id: 'l2', html: 'K', match: 'r2' },
    ],
    right: [option('r1', 'natri'), option('r2', '<b>kali</b>')],
    scoring: 'partial',
  },
  { ...common, type: 'essay', rubric: '', mostWords: null },
]
/** What only Moodle holds. */
const MORE: QuestionContent[] = [
  { ...common, type: 'multiple', options, keys: ['a'], scoring: 'all' },
  {
    ...common,
    stem: '<p>Xét</p>',
    type: 'trueFalse',
    statements: ['a', 'b', 'c', 'd'].map((id, index) => ({ id, html: `Ý $${id}$`, isTrue: index % 2 === 0 })),
    scoring: 'national',
  },
  {
    ...common,
    stem: '<p>Điền</p>',
    type: 'fillIn',
    text: 'Nước gồm [[1]] và [[2]].\nDòng hai',
    gaps: [
      { id: '1', accepted: ['hiđro', 'hydro/2'] },
      { id: '2', accepted: ['O~2}'], matchesCase: true },
    ],
    scoring: 'all',
  },
  { ...common, type: 'numeric', accepted: [{ value: -3, tolerance: 0 }], unit: 'cm' },
  { ...common, type: 'ordering', items: options, scoring: 'partial' },
  { ...common, type: 'essay', rubric: '<p>1 điểm</p>', mostWords: null },
  {
    ...common,
    type: 'matching',
    left: [
      { id: 'l1', html: 'Na', match: 'r1' },
      { id: 'l2', html: 'K', match: 'r2' },
    ],
    right: [option('r1', 'natri'), option('r2', 'kali'), option('r3', 'canxi')],
    scoring: 'all',
  },
]

const asBank = (contents: QuestionContent[]) =>
  contents.map((content, index) => ({ id: index + 1, level: 'apply' as const, content }))

describe('out and in again', () => {
  test('GIFT → every question it can hold comes back as it was, with its level', async () => {
    const { text, leftOut } = writeGift(asBank(EVERY))
    expect(leftOut).toEqual([])
    const read = await readGift(text)
    expect(read.flatMap(({ problems }) => problems)).toEqual([])
    expect(read.map(({ content }) => content)).toEqual(EVERY)
    expect(new Set(read.map(({ level }) => level))).toEqual(new Set(['apply']))
  })

  test('GIFT → what it has no place for is named', async () => {
    const { leftOut } = writeGift(asBank(MORE))
    expect(leftOut.map(({ id }) => id)).toEqual([2, 3, 5, 7])
  })

  test('Moodle → everything comes back as it was', async () => {
    const all = [...EVERY, ...MORE]
    const { text, leftOut } = writeMoodle(asBank(all))
    expect(leftOut).toEqual([])
    const read = await readMoodle(text)
    expect(read.flatMap(({ problems }) => problems)).toEqual([])
    expect(read.map(({ content }) => content)).toEqual(all)
    expect(read.every(({ level }) => level === 'apply')).toBe(true)
  })
})

describe('what is wrong', () => {
  test('GIFT with a broken question between two → both others are read, the line is named', async () => {
    const read = await readGift('// nhận xét\n\nMột? {=a ~b}\n\nHai? {=a\n\nBa? {T}\n')
    expect(read.map(({ content, line }) => [content?.type, line])).toEqual([
      ['single', 3],
      [undefined, 5],
      ['trueFalse', 7],
    ])
  })

  test('single choice with two right options → named with its line, none is taken for the only one', async () => {
    const message = 'Câu chọn một đáp án này có hơn một lựa chọn đúng: chỉ để một, hoặc đổi thành câu chọn nhiều đáp án'
    const problems = [{ line: 3, message }]
    expect(await readGift('Một? {=a ~b}\n\nHai? {=a =b ~c}')).toMatchObject([{ problems: [] }, { content: null, problems }])
    const answers = '<answer fraction="100"><text>a</text></answer><answer fraction="100"><text>b</text></answer>'
    const question = (single: boolean) =>
      `<quiz>\n\n<question type="multichoice"><single>${single}</single><questiontext><text>x</text></questiontext>${answers}</question></quiz>`
    expect(await readMoodle(question(true))).toMatchObject([{ content: null, problems }])
    expect(await readMoodle(question(false))).toMatchObject([{ content: { type: 'multiple', keys: ['a', 'b'] } }])
  })

  test('long files → others get their turn while they are read, and every question has its line', async () => {
    const count = 2_000
    const essay = '<question type="essay"><questiontext><text>Viết</text></questiontext></question>\n'
    const texts: [(text: string) => Promise<Imported[]>, string][] = [
      [readGift, 'Chọn câu đúng trong những câu sau? {=câu thứ nhất ~câu thứ hai ~câu thứ ba ~câu thứ tư}\n\n'.repeat(count)],
      [readVietnameseText, 'Câu 1. Hỏi\n*A. đúng\n'.repeat(count)],
      [readMoodle, `<quiz>\n${essay.repeat(count)}</quiz>`],
    ]
    for (const [read, text] of texts) {
      let turns = 0
      const counting = setInterval(() => turns++)
      const questions = await read(text)
      clearInterval(counting)
      expect(questions).toHaveLength(count)
      expect(new Set(questions.map(({ line }) => line)).size).toBe(count)
      if (read === readGift) expect(turns).toBeGreaterThan(0)
    }
  })

  test('GIFT remarks full of labels that never end → read at once, the level is kept', async () => {
    const remarks = `// ${'[tag:[id:'.repeat(2_000)}\n`
    expect(await readGift(`// [tag:VD]\n${remarks}Một? {=a ~b}`)).toMatchObject([{ level: 'apply', content: { type: 'single' } }])
  })

  test('GIFT range → middle and tolerance', async () => {
    expect((await readGift('Số? {#1..5}'))[0]?.content).toMatchObject({ accepted: [{ value: 3, tolerance: 2 }] })
  })

  test('XML with entities that unfold → refused unread', async () => {
    const bomb =
      '<?xml version="1.0"?>\n<!DOCTYPE q [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><quiz><question type="essay"/></quiz>'
    expect(await readMoodle(bomb)).toMatchObject([
      { content: null, problems: [{ line: 2, message: 'Tệp có khai báo DOCTYPE nên không được nhận' }] },
    ])
  })

  test('XML that is cut → one sentence, no crash', async () => {
    expect((await readMoodle('<quiz><question type="essay"><questiontext>'))[0]?.content).toBeNull()
  })

  test('a cloze with other choices than right and wrong → named, not turned into a wrong key', async () => {
    const cloze = (inside: string) =>
      readMoodle(
        `<quiz><question type="cloze"><questiontext format="html"><text>Thủ đô ${inside}</text></questiontext></question></quiz>`,
      )
    expect(await cloze('{1:MC:=Hà Nội~Huế}')).toMatchObject([{ content: null }])
    expect(await cloze('{1:MC:=Đúng~Sai} {1:MC:=Sai~Đúng}')).toMatchObject([{ content: null }])
  })

  test('a type that Moodle has and we have not → named with its line, the others are read', async () => {
    const xml = `<quiz>\n<question type="calculated"><questiontext format="html"><text>x</text></questiontext></question>\n<question type="essay"><questiontext format="html"><text>Viết</text></questiontext></question>\n</quiz>`
    expect(await readMoodle(xml)).toMatchObject([
      { line: 2, problems: [{ line: 2, message: 'Loại câu “calculated” của Moodle chưa nhận được' }] },
      { line: 3, content: { type: 'essay' } },
    ])
  })
})
