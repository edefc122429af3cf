import { PAPER } from '../colour.ts'
import { between, type Random, wholeBetween } from '../random.ts'
import { circle, group, path, range, rect, round } from '../svg.ts'
import type { ScenePalette } from './palettes.ts'
import { HEIGHT, sheet, WIDTH } from './sheet.ts'

/** Bến sông: sails between far hills and a near bank. */
export function river(palette: ScenePalette, random: Random): string {
  const { sky, sun, sheets } = palette
  const count = wholeBetween(random, 1, 3)
  const first = between(random, 150, 260)
  const boats = range(count).map((i) =>
    boat(first + i * between(random, 190, 240), 336 - i * 22, 1.15 - i * 0.25, palette, i % 2 ? PAPER : sun),
  )
  return [
    rect(0, 0, WIDTH, HEIGHT, { fill: sky }),
    circle(between(random, 520, 690), between(random, 90, 140), between(random, 50, 76), { fill: sun }),
    sheet(196, 34, between(random, 110, 170), between(random, 0, 6), sheets[0]),
    sheet(240, 22, between(random, 100, 150), between(random, 0, 6), sheets[1]),
    rect(0, 268, WIDTH, HEIGHT - 268, { fill: sheets[2] }),
    ripples(292, sheets[1]) + ripples(322, sheets[3]),
    ...boats.reverse(),
    sheet(372, 6, 46, between(random, 0, 6), sheets[3]),
    sheet(396, 7, 40, between(random, 0, 6), sheets[4]),
    sheet(422, 7, 52, between(random, 0, 6), sheets[5]),
  ].join('')
}

const ripples = (y: number, stroke: string) =>
  path(`M-20 ${y}${'q20 -9 40 0t40 0'.repeat(11)}`, { stroke, width: 3.5, opacity: 0.7 })

/** Drawn with its water line at the origin. */
function boat(x: number, y: number, scale: number, { body, dark }: ScenePalette, sail: string): string {
  return group(
    `translate(${round(x)} ${round(y)}) scale(${round(scale)})`,
    [
      path('M0 -8V-172', { stroke: dark, width: 6 }),
      path('M8 -168C70 -130 86 -70 66 -18L8 -22Z', { fill: sail }),
      path('M10 -120C44 -116 64 -108 76 -98M9 -72C40 -72 62 -66 78 -58', { stroke: dark, width: 3, opacity: 0.6 }),
      path('M-8 -150C-44 -112 -54 -66 -46 -22L-8 -24Z', { fill: sail, opacity: 0.82 }),
      path('M-110 -26C-60 -4 60 -4 122 -34C108 18 60 26 0 26C-58 26 -94 16 -110 -26Z', { fill: body }),
      path('M-96 -8C-50 8 54 8 110 -14', { stroke: dark, width: 4 }),
    ].join(''),
  )
}
