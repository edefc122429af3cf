import { path, range, round } from '../svg.ts'
import type { Ornament } from './panel.ts'

const WIDTH = 75
const STEP = 62

/** Ngói mũi hài: roof tiles with the tip of a shoe, laid from the foot up so that each row covers the one below. */
export const tiles: Ornament = (tone, random) => {
  const tile = (x: number, y: number) => {
    const chance = random()
    const fill = chance > 0.9 ? tone.accent : chance > 0.62 ? tone.deep : tone.panel
    const groove = chance > 0.9 ? tone.panel : tone.main
    return path(outer(x, y), { fill, stroke: tone.main, width: 5 }) + path(inner(x, y), { stroke: groove, width: 2.5 })
  }
  return range(9)
    .reverse()
    .flatMap((row) => range(10).map((column) => tile((column - 1) * WIDTH + (row % 2 ? WIDTH / 2 : 0), row * STEP - 30)))
    .join('')
}

const outer = (x: number, y: number) =>
  `M${x} ${y}V${y + 34}C${x} ${y + 66} ${round(x + WIDTH * 0.36)} ${y + 78} ${x + WIDTH / 2} ${y + 100}` +
  `C${round(x + WIDTH * 0.64)} ${y + 78} ${x + WIDTH} ${y + 66} ${x + WIDTH} ${y + 34}V${y}Z`

const inner = (x: number, y: number) =>
  `M${x + 15} ${y + 40}C${x + 15} ${y + 56} ${round(x + WIDTH * 0.4)} ${y + 64} ${x + WIDTH / 2} ${y + 80}` +
  `C${round(x + WIDTH * 0.6)} ${y + 64} ${x + WIDTH - 15} ${y + 56} ${x + WIDTH - 15} ${y + 40}`
