import { expect, test } from 'vitest'
import { joinPieces } from './word-runs.ts'

const SIZE = 10
/** Our own type: each letter half as wide as it is high, a space a quarter. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter === ' ' ? 0.25 : 0.5), 0)
const paper = { toPage: (transform: number[]) => transform, widthOf }

interface WordSettings {
  at?: number
  y?: number
  size?: number
  turned?: boolean
  dir?: string
  hasEOL?: boolean
}

const item = (
  str: string,
  width: number,
  { at = 0, y = 0, size = SIZE, turned = false, dir = 'ltr', hasEOL = false }: WordSettings = {},
) => ({
  ...{ str, width, height: size, dir, hasEOL, fontName: 'f' },
  transform: turned ? [0, size, -size, 0, y, at] : [size, 0, 0, size, at, y],
})

/** Words and spaces one after the other, each as wide as said. */
function line(pieces: [string, number][], given: WordSettings = {}) {
  let at = given.at ?? 0
  return pieces.map(([str, width]) => {
    const laid = item(str, width, { ...given, at })
    at += width
    return laid
  })
}

const join = (items: ReturnType<typeof item>[], styles = {}) => joinPieces({ items, styles }, paper)

/** Where the run shows its letters, seen from its beginning. */
const endOf = ({ text, scale, wordSpacing, height }: ReturnType<typeof join>[number]) =>
  (scale ?? 1) * height * (widthOf(text) + (text.split(' ').length - 1) * wordSpacing)

test('a line of words and spaces is one run, as wide as on the page, that knows where each piece begins', () => {
  const [run, ...others] = join(
    line([
      ['Làng', 22],
      [' ', 5],
      ['cổ', 11],
      [' ', 5],
      ['nhất', 22],
    ]),
  )
  expect(others).toEqual([])
  expect(run).toMatchObject({ text: 'Làng cổ nhất', x: 0, y: 0, height: SIZE, angle: 0, isLineEnd: false })
  expect(run?.pieces).toEqual([0, 4, 5, 7, 8].map((start, piece) => ({ piece, start })))
  expect(run && endOf(run)).toBeCloseTo(65)
})

test('a justified line widens its spaces and leaves its letters', () => {
  const [run, ...others] = join(
    line([
      ['Làng', 20],
      [' ', 9],
      ['cổ', 10],
      [' ', 9],
      ['nhất', 20],
    ]),
  )
  expect(others).toEqual([])
  expect(run?.scale).toBeCloseTo(1)
  expect(run?.wordSpacing).toBeCloseTo(0.65)
  expect(run && endOf(run)).toBeCloseTo(68)
})

test('letters that would stand elsewhere than on the page begin a run of their own', () => {
  const runs = join(
    line([
      ['rộng', 30],
      [' ', 5],
      ['hẹp', 9],
      [' ', 5],
      ['hẹp', 9],
    ]),
  )
  expect(runs.map(({ text }) => text)).toEqual(['rộng ', 'hẹp hẹp'])
  expect(runs[1]?.x).toBe(35)
  expect(runs.map(endOf)).toEqual([expect.closeTo(35), expect.closeTo(23)])
})

test.each([
  ['a gap', [item('một', 15), item('hai', 15, { at: 40 })]],
  ['another line', [item('một', 15), item('hai', 15, { at: 15, y: 12 })]],
  ['another size', [item('một', 15), item('2', 3, { at: 15, size: 6 })]],
  ['another direction', [item('một', 15), item('hai', 15, { at: 15, dir: 'rtl' })]],
  ['a turned line', [item('một', 15), item('hai', 15, { at: 15, turned: true })]],
  ['the end of a line', [item('một', 15, { hasEOL: true }), item('hai', 15, { at: 15 })]],
])('%s divides', (_, items) => {
  expect(join(items).map(({ text }) => text)).toHaveLength(2)
})

test('a turned line is joined along its own way', () => {
  const [run, ...others] = join(
    line(
      [
        ['Làng', 20],
        [' ', 2.5],
        ['cổ', 10],
      ],
      { turned: true },
    ),
  )
  expect(others).toEqual([])
  expect(run).toMatchObject({ text: 'Làng cổ', angle: Math.PI / 2 })
  expect(run?.scale).toBeCloseTo(1)
})

test('a letter by itself stays as wide as it is; the end of a line is kept where nothing stands', () => {
  const [letter, end] = join([item('Đ', 9, { hasEOL: false }), item('', 0, { at: 9, hasEOL: true })])
  expect(letter).toMatchObject({ text: 'Đ', scale: null, isLineEnd: false })
  expect(end).toMatchObject({ text: '', pieces: [{ piece: 1, start: 0 }], isLineEnd: true })
})

test('columns of signs are never joined', () => {
  const runs = joinPieces(
    {
      items: line([
        ['縦', 10],
        ['書', 10],
      ]),
      styles: { f: { vertical: true } as never },
    },
    paper,
  )
  expect(runs).toHaveLength(2)
})
