import { path, range, rect, round } from '../svg.ts'
import { type Ornament, PANEL_WIDTH } from './panel.ts'

const STITCH = 12.5
const COLUMNS = PANEL_WIDTH / STITCH
const PERIOD = 16

/** Thổ cẩm: bands of stitches as they come off a hill loom. */
export const brocade: Ornament = (tone, random) => {
  const shift = Math.floor(random() * 2) * 8
  const bands = [
    stripe(tone.main),
    zigzag(3, 8, tone.accent),
    stripe(tone.main),
    diamonds(7, shift, [tone.main, tone.light, tone.accent]),
    stripe(tone.main),
    zigzag(3, 6, tone.light),
    stripe(tone.accent),
  ]
  let row = 0
  return bands
    .map(({ rows, draw }) => {
      const drawn = draw(row)
      row += rows
      return drawn
    })
    .join('')
}

interface Band {
  rows: number
  draw(firstRow: number): string
}

const stitch = (column: number, row: number) =>
  `M${round(column * STITCH)} ${round(row * STITCH)}h${STITCH}v${STITCH}h-${STITCH}z`

/** The cells of a band for which the test holds, as one path. */
function stitches(first: number, rows: number, isSet: (column: number, row: number) => boolean): string {
  return range(rows)
    .flatMap((row) => range(COLUMNS).map((column) => (isSet(column, row) ? stitch(column, first + row) : '')))
    .join('')
}

const stripe = (fill: string): Band => ({
  rows: 2,
  draw: (first) => rect(0, first * STITCH, PANEL_WIDTH, STITCH, { fill }),
})

const zigzag = (rows: number, period: number, fill: string): Band => ({
  rows: rows + 1,
  draw: (first) => {
    const isSet = (column: number, row: number) => {
      const height = Math.floor(Math.abs((column % period) - period / 2 + 0.5))
      return height === row || height === row - 1
    }
    return path(stitches(first, rows, isSet), { fill })
  },
})

const diamonds = (radius: number, shift: number, [edge, inside, heart]: [string, string, string]): Band => ({
  rows: 2 * radius + 2,
  draw: (first) => {
    const away = (column: number, row: number) =>
      Math.abs(((((column - shift) % PERIOD) + PERIOD) % PERIOD) - 8) + Math.abs(row - radius)
    const where = (isSet: (distance: number) => boolean) =>
      stitches(first, 2 * radius + 1, (column, row) => isSet(away(column, row)))
    const isEdge = (d: number) => d === radius || d === radius - 1
    const isHeart = (d: number) => d <= 1
    const isInside = (d: number) => d === radius - 3 || d === radius + 3 || d === radius + 4
    return path(where(isEdge), { fill: edge }) + path(where(isInside), { fill: inside }) + path(where(isHeart), { fill: heart })
  },
})
