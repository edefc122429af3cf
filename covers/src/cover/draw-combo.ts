import { INK, mix, PAPER, SON } from '../colour.ts'
import { PANEL_WIDTH } from '../ornaments/panel.ts'
import type { ComboSubject } from '../subjects.ts'
import { document, group, inset, rect, round } from '../svg.ts'
import { type Typesetter, tidy } from '../type/typesetting.ts'
import { COVER_HEIGHT, COVER_WIDTH, coverContent, coverGround, lookOf, panel } from './draw-cover.ts'

const MOST_SHOWN = 5
/** The fewer they are, the larger they stand. */
const PART_WIDTHS = [250, 250, 240, 220, 200, 186]
const PIVOT_Y = 660
const WIDEST_TURN = 44
const BAND_TOP = 326
const BAND_HEIGHT = 74

/** A set: the covers of its parts in a fan, held by a paper band that counts them. */
export function drawCombo(type: Typesetter, combo: ComboSubject): string {
  const { series } = lookOf(combo)
  const content = [
    rect(0, 0, PANEL_WIDTH, 400, { fill: mix(series.bright, series.pale, 0.62) }),
    fan(type, combo),
    band(type, countOf(combo)),
  ].join('')
  return document(COVER_WIDTH, COVER_HEIGHT, `Bìa bộ sách: ${tidy(combo.title)}`, coverGround(type, combo) + panel(content))
}

function fan(type: Typesetter, { parts }: ComboSubject): string {
  const shown = parts.slice(0, MOST_SHOWN)
  const step = shown.length > 1 ? Math.min(16, WIDEST_TURN / (shown.length - 1)) : 0
  const whole = `0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`
  const width = PART_WIDTHS[shown.length] as number
  const height = (width * COVER_HEIGHT) / COVER_WIDTH
  const x = (PANEL_WIDTH - width) / 2
  return shown
    .map(({ book }, i) => {
      const turn = round((i - (shown.length - 1) / 2) * step)
      const shadow = rect(x - 5, 37, width + 8, height, { fill: INK, opacity: 0.3 })
      const cover = inset(x, 40, width, height, whole, coverContent(type, book))
      return group(`rotate(${turn} ${PANEL_WIDTH / 2} ${PIVOT_Y})`, shadow + cover)
    })
    .join('')
}

function band(type: Typesetter, label: string): string {
  const { text, size } = type.fit('label', label, 33, 18, PANEL_WIDTH - 80)
  return [
    rect(0, BAND_TOP - 5, PANEL_WIDTH, BAND_HEIGHT, { fill: INK, opacity: 0.22 }),
    rect(0, BAND_TOP, PANEL_WIDTH, BAND_HEIGHT, { fill: PAPER }) + rect(0, BAND_TOP + 7, PANEL_WIDTH, 2.5, { fill: SON }),
    type.place('label', text, PANEL_WIDTH / 2, BAND_TOP + BAND_HEIGHT / 2 + 3 + size * 0.35, {
      size,
      fill: SON,
      anchor: 'middle',
    }),
  ].join('')
}

function countOf({ parts }: ComboSubject): string {
  const count = (isCourse: boolean) =>
    parts.filter(({ book }) => (book.kind === 'course') === isCourse).reduce((sum, { quantity }) => sum + quantity, 0)
  const books = count(false)
  const courses = count(true)
  if (!courses) return `Trọn bộ ${books} cuốn`
  return books ? `${books} cuốn và ${courses} khoá học` : `Trọn bộ ${courses} khoá học`
}
