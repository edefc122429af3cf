import { pressMark } from '../brand/press-mark.ts'
import { INK, mix, PAPER, SOFT_INK, SON } from '../colour.ts'
import { document, inset, path, range, rect, round } from '../svg.ts'
import type { Typesetter } from '../type/typesetting.ts'

export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
export const MARGIN = 72
/** A shade darker than the paper of covers, so that a light cover stands out from it. */
export const GROUND = mix(PAPER, '#E4D6BC', 0.62)

export const shareDocument = (label: string, content: string) =>
  document(SHARE_WIDTH, SHARE_HEIGHT, label, rect(0, 0, SHARE_WIDTH, SHARE_HEIGHT, { fill: GROUND }) + content)

const SEAL = 50

/** Seal and name of the press, its top at `y`. */
export function signature(type: Typesetter, x: number, y: number): string {
  return (
    pressMark(x, y, SEAL, SON, PAPER) +
    type.place('title', 'Thư Quán', x + SEAL + 15, y + 26, { size: 27, fill: INK }) +
    type.place('name', 'Nhà xuất bản Đại học', x + SEAL + 15.5, y + 46, { size: 15, fill: SOFT_INK })
  )
}

/** Small capitals above a title. */
export function kicker(type: Typesetter, text: string, x: number, y: number, width: number): string {
  const fitted = type.fit('label', text.toLocaleUpperCase('vi'), 21, 16, width, 1.8)
  return type.place('label', fitted.text, x, y, { size: fitted.size, fill: SON, tracking: 1.8 })
}

const SVG_EDGES = /^<svg [^>]*>|<\/svg>$/g

/** A whole picture inside another. */
export const framed = (x: number, y: number, width: number, height: number, viewBox: string, svg: string) =>
  inset(x, y, width, height, viewBox, svg.replace(SVG_EDGES, ''))

const POINTS = 96

/** A sheet of a paper-cut landscape: from its wavy upper edge down to the foot of the picture. */
export function lyingSheet(y: number, amplitude: number, phase: number, fill: string): string {
  const ridge = wave(y, amplitude, phase, SHARE_WIDTH).map(([x, height]) => `${x} ${height}`)
  return cutPaper(`M${ridge.join('L')}V${SHARE_HEIGHT}H0Z`, 'translate(0 -7)', fill)
}

/** The same stood on its side: from the left edge of the picture to its own wavy one. */
export function standingSheet(x: number, amplitude: number, phase: number, fill: string): string {
  const ridge = wave(x, amplitude, phase, SHARE_HEIGHT).map(([y, width]) => `${width} ${y}`)
  return cutPaper(`M${ridge.join('L')}H0V0Z`, 'translate(8 0)', fill)
}

/** Points close enough together to look round. */
function wave(middle: number, amplitude: number, phase: number, length: number): [along: number, across: number][] {
  const step = length / POINTS
  return range(POINTS + 1).map((i) => {
    const turn = (i * step) / 210
    return [
      round(i * step),
      round(middle + amplitude * Math.sin(phase + turn) + amplitude * 0.4 * Math.sin(phase * 2 + turn * 2.3)),
    ]
  })
}

const cutPaper = (d: string, shadow: string, fill: string) =>
  path(d, { fill: INK, opacity: 0.16, transform: shadow }) + path(d, { fill })
