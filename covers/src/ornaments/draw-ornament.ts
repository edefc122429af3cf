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

export const COURSE_WIDTH = 800
export const COURSE_HEIGHT = 450

/** Library courses stand on no shelf: they take the looks by turns. */
const BY_TURNS = [38, 1, 12, 45, 6, 31, 51, 62, 57, 67, 19, 25, 71]

/** A course of the library: an ornament as wide as a screen. */
export function drawCoursePicture(id: number): string {
  const topCategoryId = BY_TURNS[(id - 1) % BY_TURNS.length] as number
  const turn = Math.floor((id - 1) / BY_TURNS.length)
  const whole = `0 0 ${PANEL_WIDTH} ${PANEL_HEIGHT}`
  return document(
    COURSE_WIDTH,
    COURSE_HEIGHT,
    '',
    inset(0, 0, COURSE_WIDTH, COURSE_HEIGHT, whole, wholeOrnament(topCategoryId, id, turn + 1)),
  )
}

function wholeOrnament(topCategoryId: number, seed: number, turn: number): string {
  const series = seriesOf(topCategoryId)
  const tone = toneOf(series, turn)
  const drawn = series.ornament(tone, randomFrom(ornamentSeed(seed, topCategoryId)))
  return rect(0, 0, PANEL_WIDTH, PANEL_HEIGHT, { fill: tone.panel }) + drawn
}
