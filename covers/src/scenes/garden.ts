import { between, pick, type Random, wholeBetween } from '../random.ts'
import { circle, leafPath, path, polar, range, rect, round } from '../svg.ts'
import type { ScenePalette } from './palettes.ts'
import { HEIGHT, sheet, WIDTH } from './sheet.ts'

/** Vườn: tall plants of cut paper before a round sun. */
export function garden(palette: ScenePalette, random: Random): string {
  const { sky, sun, sheets } = palette
  const count = wholeBetween(random, 6, 8)
  const plants = range(count).map((i) => {
    const x = ((i + 0.5) * WIDTH) / count + between(random, -18, 18)
    return plant(x, between(random, 120, 250), i, palette, random)
  })
  return [
    rect(0, 0, WIDTH, HEIGHT, { fill: sky }),
    circle(between(random, 180, 620), between(random, 130, 180), between(random, 84, 120), { fill: sun }),
    sheet(330, 18, between(random, 120, 170), between(random, 0, 6), sheets[1]),
    ...plants,
    sheet(418, 9, 80, between(random, 0, 6), sheets[5]),
  ].join('')
}

function plant(x: number, top: number, index: number, { sheets, body }: ScenePalette, random: Random): string {
  const fill = [sheets[3], sheets[4], sheets[5]][index % 3] as string
  const stem = path(`M${round(x)} ${HEIGHT}V${round(top)}`, { stroke: fill, width: 6 })
  const pairs = Math.floor((HEIGHT - 40 - top) / 44)
  const width = between(random, 13, 22)
  const leaves = range(pairs).flatMap((k) =>
    [-1, 1].map((side) =>
      path(leafPath(66 - k * 3, round(width)), {
        fill,
        transform: `translate(${round(x)} ${HEIGHT - 26 - k * 44}) scale(${side} 1) rotate(-36)`,
      }),
    ),
  )
  return stem + leaves.join('') + pick(random, [flower, bud, berries])(x, top, body, fill)
}

function flower(x: number, y: number, petal: string, heart: string): string {
  const petals = range(7).map((i) => circle(...polar(x, y, 20, (i * 360) / 7), 11, { fill: petal }))
  return petals.join('') + circle(x, y, 11, { fill: heart })
}

const bud = (x: number, y: number, fill: string) =>
  path(leafPath(58, 18), { fill, transform: `translate(${round(x)} ${round(y + 22)}) rotate(-90)` })

const berries = (x: number, y: number, fill: string) =>
  circle(x, y, 14, { fill }) + circle(x - 21, y + 24, 9, { fill }) + circle(x + 21, y + 24, 9, { fill })
