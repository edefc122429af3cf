import { circle, document, group, path } from '../svg.ts'
import { breakLines } from '../type/line-breaking.ts'
import { type Typesetter, tidy } from '../type/typesetting.ts'

const WIDTH = 160
const HEIGHT = 64
/** Reads on paper and on the dark theme alike, since a picture doesn't know which it stands on. */
const INK = '#707A89'
const LINE = { stroke: INK, width: 2, cap: 'round', join: 'round' } as const

/** Line emblems in a square of 32. */
const EMBLEMS = [
  circle(16, 16, 13, LINE) + path('M4 13q4 -4 8 0t8 0t8 0M4 20q4 -4 8 0t8 0t8 0', LINE),
  path('M4 12L16 4L28 12ZM7 12V25M13 12V25M19 12V25M25 12V25M4 28H28', LINE),
  path('M16 29V14M16 18C8 18 5 13 5 7C12 7 16 11 16 18C16 11 20 5 27 5C27 12 24 16 16 18', LINE),
  path('M5 5H11V28H5ZM13 5H18V28H13ZM20.500 7L26 5.500L30 27L24.500 28.500Z', LINE),
  path('M12 4H20V12H28V20H20V28H12V20H4V12H12Z', LINE),
  path('M3 27L12 11L18 20L21 16L29 27ZM24 4.500V9.500M21.500 7H26.500', LINE),
  path('M8 4H20L26 10V28H8ZM20 4V10H26M12 16H22M12 21H22', LINE),
  path('M16 8C12 5 8 5 4 6V25C8 24 12 24 16 27C20 24 24 24 28 25V6C24 5 20 5 16 8ZM16 8V27', LINE),
]

/** A partner without a logo file: an emblem and its name. */
export function drawPartner(type: Typesetter, { id, name }: { id: number; name: string }): string {
  const text = tidy(name)
  const lines = breakLines(text, (part) => type.width('title', part, 15), 108).slice(0, 3)
  const top = HEIGHT / 2 + 5 - ((lines.length - 1) * 19) / 2
  const words = lines.map((line, i) => {
    const fitted = type.fit('title', line, 15, 10, 110)
    return type.place('title', fitted.text, 46, top + i * 19, { size: fitted.size, fill: INK })
  })
  const emblem = EMBLEMS[(id - 1 + EMBLEMS.length) % EMBLEMS.length] as string
  return document(WIDTH, HEIGHT, text, group('translate(4 16)', emblem) + words.join(''))
}
