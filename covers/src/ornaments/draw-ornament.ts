import { type Series, seriesOf } from '../cover/series.ts'
import { type Tone, toneOf } from '../cover/tone.ts'
import { randomFrom } from '../random.ts'
import { document, inset, rect, round } from '../svg.ts'
import { PANEL_HEIGHT, PANEL_WIDTH } from './panel.ts'

/** The seed of a book's ornament: its shelf's pattern, its own details. */
export const ornamentSeed = (id: number, topCategoryId: number) => id * 7919 + topCategoryId

/** The panel of a cover: one of four framings of the ornament, by the book's place in the list. */
export function framedOrnament(series: Series, tone: Tone, id: number, topCategoryId: number): string {
  const framing = (id * 5 + (id >> 2)) % 4
  const [near, nearest] = series.closeUps ?? [1.55, 2]
  const scale = [1, near, near, nearest][framing] as number
  const x = [0, 0, PANEL_WIDTH, PANEL_WIDTH / 2][framing] as number
  const y = { foot: PANEL_HEIGHT, head: 0, middle: PANEL_HEIGHT / 2 }[series.holds]
  const drawn = series.ornament(tone, randomFrom(ornamentSeed(id, topCategoryId)))
  return (
    rect(0, 0, PANEL_WIDTH, PANEL_HEIGHT, { fill: tone.panel }) +
    `<g transform="translate(${round(x - x * scale)} ${round(y - y * scale)}) scale(${scale})">${drawn}</g>`
  )
}

/** A shelf's ornament alone, 600 × 400. */
export function drawOrnament(topCategoryId: number): string {
  return document(PANEL_WIDTH, PANEL_HEIGHT, '', wholeOrnament(topCategoryId, 1, 1))
}

/** The middle of it: small tiles beside a category's name. */
export function drawOrnamentTile(topCategoryId: number): string {
  const viewBox = `${(PANEL_WIDTH - PANEL_HEIGHT) / 2} 0 ${PANEL_HEIGHT} ${PANEL_HEIGHT}`
  return document(
    PANEL_HEIGHT,
    PANEL_HEIGHT,
    '',
    inset(0, 0, PANEL_HEIGHT, PANEL_HEIGHT, viewBox, wholeOrnament(topCategoryId, 1, 1)),
  )
}

function wholeOrnament(topCategoryId: number, seed: number, turn: number): string {
  const series = seriesOf(topCategoryId)
  const tone = toneOf(series, turn)
  const drawn = series.ornament(tone, randomFrom(ornamentSeed(seed, topCategoryId)))
  return rect(0, 0, PANEL_WIDTH, PANEL_HEIGHT, { fill: tone.panel }) + drawn
}
