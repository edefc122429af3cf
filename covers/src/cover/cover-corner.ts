import { PAPER, SON } from '../colour.ts'
import { group, path, rect } from '../svg.ts'
import type { Typesetter } from '../type/typesetting.ts'
import type { Series } from './series.ts'
import type { Tone } from './tone.ts'

const WIDTH = 600
const SIDE = 152

/** The folded corner that says it is not paper. */
export function coverCorner(type: Typesetter, kind: 'digital' | 'course', tone: Tone, series: Series): string {
  const isCourse = kind === 'course'
  const ground = isCourse ? SON : tone.isDark ? PAPER : series.dark
  const ink = isCourse || !tone.isDark ? PAPER : series.dark
  const label = type.place('label', isCourse ? 'Khoá học' : 'Sách điện tử', 0, -14, { size: 18, fill: ink, anchor: 'middle' })
  return (
    path(`M${WIDTH - SIDE} 0H${WIDTH}V${SIDE}Z`, { fill: ground }) +
    group(`translate(${WIDTH - SIDE / 2} ${SIDE / 2}) rotate(45)`, label) +
    (isCourse ? playSign(ink) : deviceSign(ink))
  )
}

const playSign = (ink: string) =>
  path(`M${WIDTH - 48} 16L${WIDTH - 18} 33L${WIDTH - 48} 50Z`, { fill: ink, stroke: ink, width: 4, join: 'round' })

const deviceSign = (ink: string) =>
  group(
    `translate(${WIDTH - 50} 14) scale(.9)`,
    rect(2, 2, 30, 40, { stroke: ink, width: 3.6, corner: 4 }) +
      path('M10 13h14M10 21h14M10 29h8', { stroke: ink, width: 3.6, cap: 'round' }),
  )
