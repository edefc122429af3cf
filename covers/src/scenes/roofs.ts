import { between, type Random } from '../random.ts'
import { circle, path, range, rect, round } from '../svg.ts'
import type { ScenePalette } from './palettes.ts'
import { HEIGHT, sheet, WIDTH } from './sheet.ts'

/** Mái đình: a communal house with curved eaves, sometimes a second one behind it. */
export function roofs(palette: ScenePalette, random: Random): string {
  const { sky, sun, sheets } = palette
  const cx = between(random, 330, 500)
  const isSunLeft = cx > 400
  const hasSecond = random() > 0.45
  const farX = isSunLeft ? cx - between(random, 230, 270) : cx + between(random, 230, 270)
  return [
    rect(0, 0, WIDTH, HEIGHT, { fill: sky }),
    circle(isSunLeft ? between(random, 110, 210) : between(random, 600, 700), between(random, 90, 130), between(random, 46, 66), {
      fill: sun,
    }),
    sheet(210, 30, between(random, 110, 160), between(random, 0, 6), sheets[0]),
    sheet(262, 24, between(random, 100, 140), between(random, 0, 6), sheets[2]),
    hasSecond ? house(farX, 218, 250, 66, sheets[3], sheets[5]) : '',
    house(cx, 150, between(random, 380, 450), 110, palette.body, palette.dark),
    sheet(404, 10, 90, between(random, 0, 6), sheets[4]),
    sheet(428, 8, 70, between(random, 0, 6), sheets[5]),
  ].join('')
}

function house(cx: number, y: number, width: number, height: number, tile: string, wood: string): string {
  const at = (share: number) => round(cx + width * share)
  const eaves = y + height - 26
  const roof =
    `M${round(cx - width / 2 - 46)} ${eaves}C${at(-0.36)} ${y + height} ${at(-0.2)} ${y + height * 0.5} ${at(-0.16)} ${y}` +
    `H${at(0.16)}C${at(0.2)} ${y + height * 0.5} ${at(0.36)} ${y + height} ${round(cx + width / 2 + 46)} ${eaves}` +
    `L${at(0.5)} ${y + height + 8}H${at(-0.5)}Z`
  const posts = range(9).map((i) => rect(cx - width * 0.4 + i * width * 0.1 - 4, y + height + 8, 8, 150, { fill: wood }))
  return [
    path(roof, { fill: tile }),
    rect(cx - width * 0.19, y - 9, width * 0.38, 12, { fill: wood }),
    ...posts,
    rect(cx - width * 0.46, y + height + 8, width * 0.92, 10, { fill: wood }),
  ].join('')
}
