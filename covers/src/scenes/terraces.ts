import { between, type Random, wholeBetween } from '../random.ts'
import { circle, path, range, rect } from '../svg.ts'
import type { ScenePalette } from './palettes.ts'
import { HEIGHT, sheet, WIDTH } from './sheet.ts'

/** Ruộng bậc thang: hills one behind another, sometimes with birds. */
export function terraces({ sky, sun, sheets, dark }: ScenePalette, random: Random): string {
  const sunX = between(random, 130, 670)
  const hills = sheets.map((fill, i) =>
    sheet(172 + i * 45 + between(random, -8, 8), 40 - i * 4.5, between(random, 95, 165), between(random, 0, 6.28), fill),
  )
  return [
    rect(0, 0, WIDTH, HEIGHT, { fill: sky }),
    circle(sunX, between(random, 96, 160), between(random, 56, 88), { fill: sun }),
    ...flock(random, sunX, dark),
    ...hills,
  ].join('')
}

/** On the side away from the sun. */
function flock(random: Random, sunX: number, ink: string): string[] {
  const x = sunX < WIDTH / 2 ? between(random, 500, 640) : between(random, 120, 260)
  return range(wholeBetween(random, 0, 4)).map((i) => {
    const size = between(random, 9, 15)
    const d = `M${(x + i * 34).toFixed(0)} ${between(random, 60, 110).toFixed(0)}q${size / 2} ${-size * 0.6} ${size} 0q${size / 2} ${-size * 0.6} ${size} 0`
    return path(d, { stroke: ink, width: 3.5, cap: 'round', join: 'round' })
  })
}
